import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { eventAnchor } from '../../schema/contract/addresses';
import type { EventCardFragment } from './__generated__/EventsScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { TextLink } from '../ui/RouterLink';
import { useAnchor } from '../ui/useAnchor';
import { useHydrated } from '../ui/useHydrated';
import { EventDescription } from './EventDescription';
import { EventFacts } from './EventFacts';
import { EventPoster } from './EventPoster';
import { EventStub } from './EventStub';
import { ticket, ticketPicture, ticketText } from './ticket';

/** An event as a ticket. It has an address of its own on the page, which its title leads to (spec.md section 2, Events). */
export function EventCard({ event }: { event: EventCardFragment }) {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const anchor = eventAnchor(event.id);
  const heading = useAnchor(anchor);
  const { text, ...tongue } = bilingual(event, 'title', language);
  // The server does not hear what stands behind the number sign.
  const isNamed = useHydrated() && hash === `#${anchor}`;
  return (
    <Card
      component="article"
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      sx={{ ...ticket, ...(isNamed && { borderColor: 'primary.main' }) }}
    >
      <Box sx={ticketPicture}>
        <EventPoster event={event} />
      </Box>
      <Box sx={ticketText}>
        <Typography
          ref={heading}
          id={`${anchor}-title`}
          tabIndex={-1}
          component="h3"
          variant="h3"
          {...tongue}
          sx={{ textAlign: 'start', outline: 'none', marginBlockEnd: 1 }}
        >
          <TextLink
            to={`${pathname}${search}#${anchor}`}
            preventScrollReset
            underline="none"
            sx={{ color: 'inherit', fontWeight: 'inherit' }}
          >
            {text}
          </TextLink>
        </Typography>
        <EventDescription event={event} />
        <EventFacts event={event} />
      </Box>
      <EventStub event={event} />
    </Card>
  );
}

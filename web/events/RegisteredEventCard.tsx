import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { TextLink } from '../ui/navigation/routerLinks';
import { DateBadge } from './DateBadge';
import { EventMeta, useFormatEventTimes } from './EventMeta';
import { EventRegistration } from './EventRegistration';
import type { RegisteredEventCardFragment } from './__generated__/RegisteredEventCard';

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 240px' },
  alignItems: 'start',
  columnGap: { xs: 2, md: 3 },
  rowGap: 2,
  padding: { xs: 2, md: 2.5 },
} as const;

export function RegisteredEventCard({ event }: { event: RegisteredEventCardFragment }) {
  const { t } = useTranslation('events');
  const { language } = useLanguage();
  const { date } = useFormatEventTimes()(event);
  const { text: title, ...langProps } = localizeFieldWithLang(event, 'title', language);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <Card component="article" sx={cardStyles}>
      <DateBadge date={event.startDate} accessibleText={date} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography component="h3" variant="h4" {...langProps} sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
          <TextLink to={paths.event(event.id)} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
            {title}
          </TextLink>
        </Typography>
        <EventMeta event={event} />
      </Box>
      <Stack
        ref={actions}
        role="group"
        aria-label={t('registration')}
        tabIndex={-1}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gap: 1 }}
      >
        <EventRegistration event={event} onDone={() => actions.current?.focus({ preventScroll: true })} />
      </Stack>
    </Card>
  );
}

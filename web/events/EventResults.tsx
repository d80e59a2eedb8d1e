import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { EventListQuery } from './__generated__/EventsScreen';
import { useCounted } from '../language/useCounted';
import { eventThing } from '../seo/event';
import { JsonLd } from '../seo/JsonLd';
import { useSite } from '../seo/site';
import { More } from '../ui/More';
import { EventCard } from './EventCard';
import { addressOf, type EventsShown } from './filters';
import { NoEvents } from './NoEvents';

interface EventResultsProps {
  events: EventListQuery['events'];
  shown: EventsShown;
  /** Whether a longer list is on its way. */
  isLoading: boolean;
}

/** The events found, one below the other, and the way to more of them. */
export function EventResults({ events: { nodes, pageInfo, totalCount }, shown, isLoading }: EventResultsProps) {
  const { t } = useTranslation('events');
  const counted = useCounted('events');
  const site = useSite();
  if (nodes.length === 0) return <NoEvents when={shown.when} />;
  const texts = { more: t('more'), loadingMore: t('loadingMore'), fromStart: t('fromStart') };
  return (
    <>
      <Typography component="h2" variant="h4" aria-live="polite" sx={{ marginBlockEnd: 2.5 }}>
        {counted('found', totalCount)}
      </Typography>
      <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
        {nodes.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Stack>
      {nodes.map((event) => (
        <JsonLd key={event.id} of={eventThing(site, event)} />
      ))}
      <More
        span={shown}
        perPage={limits.events.perPage}
        pageInfo={pageInfo}
        isLoading={isLoading}
        addressOf={(span) => addressOf({ ...shown, ...span })}
        texts={texts}
      />
    </>
  );
}

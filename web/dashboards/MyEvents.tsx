import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NoEventsArt } from '../art/NoEventsArt';
import type { EventCardFragment } from '../events/__generated__/EventsScreen';
import { useMyEventsQuery } from './__generated__/MyEvents';
import { RegisteredEvent } from '../events/RegisteredEvent';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Remote } from '../ui/Remote';
import { ButtonLink } from '../ui/RouterLink';
import { useFreshRead } from '../ui/useFreshRead';

/** The events one is registered for: those to come, the next one first, then those that are over. */
export function MyEvents() {
  // Seats are taken and given back on other pages.
  const myEvents = useMyEventsQuery(useFreshRead());
  return (
    <Remote of={myEvents} skeleton={<LinesSkeleton lines={4} />}>
      {({ myEventRegistrations }) =>
        myEventRegistrations.length === 0 ? (
          <NoneYet />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
            {inTurn(myEventRegistrations.map(({ event }) => event)).map((event) => (
              <li key={event.id}>
                <RegisteredEvent event={event} />
              </li>
            ))}
          </Box>
        )
      }
    </Remote>
  );
}

/** The server's order is the latest first, which is right for what is over. */
function inTurn(events: readonly EventCardFragment[]): EventCardFragment[] {
  const coming = events.filter(({ isUpcoming }) => isUpcoming);
  return [...coming.toReversed(), ...events.filter(({ isUpcoming }) => !isUpcoming)];
}

function NoneYet() {
  const { t } = useTranslation('student');
  return (
    <EmptyState
      art={<NoEventsArt />}
      title={t('noEvents')}
      text={t('noEventsText')}
      action={
        <ButtonLink variant="contained" to={paths.events()}>
          {t('seeEvents')}
        </ButtonLink>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { EventTeaserFragment } from '../events/__generated__/EventTeaser';
import { EventInvitation } from '../events/EventInvitation';
import { paths } from '../paths';
import { Teaser } from './Teaser';
import { ThreeCards } from './ThreeCards';

/** The next events to come; left out when there is none. */
export function EventsTeaser({ events }: { events: readonly EventTeaserFragment[] }) {
  const { t } = useTranslation('events');
  if (events.length === 0) return null;
  return (
    <Teaser
      title={t('teaser.title')}
      subtitle={t('teaser.subtitle')}
      all={{ to: paths.events(), label: t('teaser.all') }}
    >
      <ThreeCards from={900}>
        {events.map((event) => (
          <EventInvitation key={event.id} event={event} />
        ))}
      </ThreeCards>
    </Teaser>
  );
}

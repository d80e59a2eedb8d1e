import { useTranslation } from '../../language';
import { LinkedItem } from '../../ui/navigation/LinkedItem';
import { EventCard } from './EventCard';
import { useLinkedEventQuery } from './__generated__/LinkedEvent';

/** Drafts, which the organizer may read, are not public. */
export function LinkedEvent({ id }: { id: string }) {
  const { t } = useTranslation('events');
  const { data } = useLinkedEventQuery({ variables: { id } });
  const row = data && (data.event?.isPublished ? data.event : null);
  return (
    <LinkedItem row={row} title={t('linked.title')} gone={t('linked.gone')}>
      {(event) => <EventCard event={event} />}
    </LinkedItem>
  );
}

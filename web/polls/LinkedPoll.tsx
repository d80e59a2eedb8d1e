import { useTranslation } from '../language';
import { CardGrid } from '../ui/layout/CardGrid';
import { LinkedItem } from '../ui/navigation/LinkedItem';
import { PollCard } from './PollCard';
import { pollCardMinWidth } from './pollStyles';
import { useLinkedPollQuery } from './__generated__/LinkedPoll';

export function LinkedPoll({ id }: { id: string }) {
  const { t } = useTranslation('polls');
  const { data } = useLinkedPollQuery({ variables: { id } });
  const row = data && (data.poll?.isActive ? data.poll : null);
  return (
    <LinkedItem row={row} title={t('linked.title')} gone={t('linked.gone')}>
      {(poll) => (
        <CardGrid minCardWidth={pollCardMinWidth}>
          <PollCard poll={poll} />
        </CardGrid>
      )}
    </LinkedItem>
  );
}

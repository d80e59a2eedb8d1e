import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { PollsQuery } from './__generated__/PollsScreen';
import { paths } from '../paths';
import { CardGrid } from '../ui/CardGrid';
import { More } from '../ui/More';
import { differing, fromStart, type Span } from '../ui/span';
import { NoPolls } from './NoPolls';
import { PollCard } from './PollCard';
import { pollWidth } from './pollWidth';

interface PollListProps {
  polls: PollsQuery['polls'];
  span: Span;
  /** Whether a longer list is on its way. */
  isLoading: boolean;
}

/** The polls, and the way to older ones. */
export function PollList({ polls: { nodes, pageInfo }, span, isLoading }: PollListProps) {
  const { t } = useTranslation('polls');
  return (
    <>
      {nodes.length === 0 ? (
        <NoPolls />
      ) : (
        <CardGrid minCardWidth={pollWidth}>
          {nodes.map((poll) => (
            <PollCard key={poll.id} poll={poll} />
          ))}
        </CardGrid>
      )}
      <More
        span={span}
        perPage={limits.page.default}
        pageInfo={pageInfo}
        isLoading={isLoading}
        addressOf={(longer) => paths.polls(differing(longer, fromStart))}
        texts={{ more: t('more'), loadingMore: t('loadingMore'), fromStart: t('newest') }}
      />
    </>
  );
}

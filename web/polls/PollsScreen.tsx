import { Box, Card, Skeleton, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../language';
import { pageSizes } from '../../schema/contract/pageSizes';
import { PollsHeroArt, NoPollsArt } from '../art/illustrations/pollsArt';
import { pageQuery, type ListPageQueries } from '../data/apollo/pageQueries';
import { paths } from '../routing';
import { PageMeta } from '../seo/PageMeta';
import { EmptyState, QueryResult, dataOrPrevious } from '../ui/feedback/queryStates';
import { useViewer } from '../session/useViewer';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { useRevealOnError } from '../ui/hooks/useRevealOnError';
import { CardGrid } from '../ui/layout/CardGrid';
import { PageContainer } from '../ui/layout/Section';
import { PageHero } from '../ui/layout/PageHero';
import { LoadMore } from '../ui/navigation/LoadMore';
import { parseLoadMoreRange, nonDefaultParams, firstPageRange } from '../ui/navigation/loadMoreParams';
import type { LoadMoreRange } from '../ui/navigation/loadMoreParams';
import { parseLinkedId, LinkedItem } from '../ui/navigation/LinkedItem';
import { PollCard } from './PollCard';
import { LinkedPollDocument, useLinkedPollQuery } from './__generated__/LinkedPoll';
import { PollListDocument, usePollListQuery, type PollListQuery } from './__generated__/PollsScreen';
import { pollCardMinWidth } from './pollStyles';

const parsePollRange = (params: URLSearchParams) => parseLoadMoreRange(params, pageSizes.default);

const toPollListVariables = ({ pages, after }: LoadMoreRange) => ({
  first: pages * pageSizes.default,
  after: after || undefined,
});

export const pageQueries: ListPageQueries = ({ searchParams }) => {
  const id = parseLinkedId('poll', searchParams);
  return [
    pageQuery(PollListDocument, toPollListVariables(parsePollRange(searchParams))),
    ...(id === undefined ? [] : [pageQuery(LinkedPollDocument, { id })]),
  ];
};

export function Component() {
  const { t } = useTranslation('polls');
  const [params] = useSearchParams();
  const range = parsePollRange(params);
  const linkedId = parseLinkedId('poll', params);
  const pollList = usePollListQuery({ variables: toPollListVariables(range) });
  const { error, loading, refetch } = pollList;
  useOwnVotes(refetch);
  const data = dataOrPrevious(pollList);
  const resultsRef = useRevealOnError(data ? undefined : error);
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<PollsHeroArt />} />
      <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 } }}>
        <Box ref={resultsRef} tabIndex={-1} aria-busy={loading}>
          <QueryResult of={{ ...pollList, data }} skeleton={<PollListSkeleton />}>
            {({ polls }) => (
              <>
                {linkedId !== undefined && polls.nodes.every(({ id }) => id !== linkedId) && (
                  <LinkedPoll id={linkedId} />
                )}
                <PollList polls={polls} range={range} isLoading={loading} />
              </>
            )}
          </QueryResult>
        </Box>
      </PageContainer>
    </>
  );
}

/** The page of the server is the same for all visitors; the votes of this browser are loaded after hydration. */
function useOwnVotes(refetch: () => Promise<unknown>): void {
  const { viewer } = useViewer();
  const [isServerPage] = useState(!useIsHydrated());
  const isPending = useRef(isServerPage && !viewer);
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    refetch().catch(() => undefined);
  }, [refetch]);
}

function PollCardSkeleton() {
  return (
    <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>
      <Stack direction="row" sx={{ gap: 2, marginBlockEnd: 1.5 }}>
        <Skeleton variant="rounded" width={64} height={26} />
        <Skeleton variant="text" width={96} />
      </Stack>
      <Skeleton variant="text" sx={{ fontSize: '1.5rem', inlineSize: '85%' }} />
      <Skeleton variant="text" sx={{ fontSize: '1.5rem', inlineSize: '40%', marginBlockEnd: 2 }} />
      <Stack sx={{ gap: 1.25 }}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} variant="rounded" height={52} />
        ))}
        <Skeleton variant="rounded" width={112} height={48} sx={{ marginBlockStart: 1.25 }} />
      </Stack>
    </Card>
  );
}

function PollListSkeleton() {
  return (
    <CardGrid minCardWidth={pollCardMinWidth}>
      {Array.from({ length: pageSizes.skeletons.polls }, (_, index) => (
        <PollCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}

interface PollListProps {
  polls: PollListQuery['polls'];
  range: LoadMoreRange;
  isLoading: boolean;
}

function PollList({ polls: { nodes, pageInfo }, range, isLoading }: PollListProps) {
  const { t } = useTranslation('polls');
  return (
    <>
      {nodes.length === 0 ? (
        <NoActivePolls />
      ) : (
        <CardGrid minCardWidth={pollCardMinWidth}>
          {openPollsFirst(nodes).map((poll) => (
            <PollCard key={poll.id} poll={poll} />
          ))}
        </CardGrid>
      )}
      <LoadMore
        range={range}
        pageSize={pageSizes.default}
        pageInfo={pageInfo}
        isLoading={isLoading}
        hrefFor={(nextRange) => paths.polls(nonDefaultParams(nextRange, firstPageRange))}
        texts={{ more: t('more'), loadingMore: t('loadingMore'), fromStart: t('newest') }}
      />
    </>
  );
}

/** Keeps the order of the server otherwise. */
const openPollsFirst = <Poll extends { isExpired: boolean }>(polls: readonly Poll[]): Poll[] => [
  ...polls.filter(({ isExpired }) => !isExpired),
  ...polls.filter(({ isExpired }) => isExpired),
];

function NoActivePolls() {
  const { t } = useTranslation('polls');
  return <EmptyState art={<NoPollsArt />} title={t('empty')} text={t('emptyText')} />;
}

function LinkedPoll({ id }: { id: string }) {
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

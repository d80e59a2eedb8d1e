import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useTranslation, usePlural } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { EventsHeroArt } from '../../art/illustrations/EventsHeroArt';
import { NoEventsArt } from '../../art/illustrations/NoEventsArt';
import { PageMeta } from '../../seo/PageMeta';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { createEventJsonLd } from '../../seo/jsonLd/entityJsonLd';
import { useSeoSite } from '../../seo/seoContext';
import { SkeletonLine, EmptyState, QueryResult, dataOrPrevious } from '../../ui/feedback/queryStates';
import { PageContainer } from '../../ui/layout/Section';
import { PageHero } from '../../ui/layout/PageHero';
import { LinkTabs } from '../../ui/navigation/LinkTabs';
import { LoadMore } from '../../ui/navigation/LoadMore';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { ButtonLink, paths } from '../../routing';
import type { EventTimeFilter } from '../../data/__generated__/schemaTypes';
import { nonDefaultParams, firstPageRange, parseLoadMoreRange } from '../../ui/navigation/loadMoreParams';
import type { LoadMoreRange } from '../../ui/navigation/loadMoreParams';
import { parseLinkedId, LinkedItem } from '../../ui/navigation/LinkedItem';
import { EventCard } from './EventCard';
import { LinkedEventDocument, useLinkedEventQuery } from './__generated__/LinkedEvent';
import {
  EventListDocument,
  useEventListQuery,
  type EventListQuery,
  type EventListQueryVariables,
} from './__generated__/EventsScreen';
import { eventCardStyles, eventCardImageStyles, eventCardActionsStyles, eventCardTextStyles } from './eventCardStyles';

export const pageQueries: ListPageQueries = ({ searchParams }) => {
  const id = parseLinkedId('event', searchParams);
  return [
    pageQuery(EventListDocument, toEventListVariables(parseEventFilters(searchParams))),
    ...(id === undefined ? [] : [pageQuery(LinkedEventDocument, { id })]),
  ];
};

/** Upcoming events first, the next one at the top, then past events. The filter is in the URL. */
export function Component() {
  const { t } = useTranslation('events');
  const [params] = useSearchParams();
  const filters = parseEventFilters(params);
  const linkedId = parseLinkedId('event', params);
  const eventList = useEventListQuery({ variables: toEventListVariables(filters) });
  // The list stays while more events load; a different filter shows the skeleton instead.
  const data = filters.pages > 1 ? dataOrPrevious(eventList) : eventList.data;
  const tabs = eventPeriods.map((name) => ({ name, label: t(`filter.${name}`), to: eventListPath({ when: name }) }));
  return (
    <>
      <PageMeta title={t('page.title')} description={t('page.description')} />
      <PageHero badge={t('badge')} title={t('title')} subtitle={t('subtitle')} art={<EventsHeroArt />} />
      <PageContainer sx={{ paddingBlockStart: { xs: 2, md: 4 }, paddingBlockEnd: { xs: 5, md: 8 } }}>
        <LinkTabs id="events" label={t('filter.label')} tabs={tabs} selected={filters.when}>
          <QueryResult of={{ ...eventList, data }} skeleton={<EventListSkeleton />}>
            {({ events }) => (
              <>
                {linkedId !== undefined && events.nodes.every(({ id }) => id !== linkedId) && (
                  <LinkedEvent id={linkedId} />
                )}
                <EventResults events={events} filters={filters} isLoading={eventList.loading} />
              </>
            )}
          </QueryResult>
        </LinkTabs>
      </PageContainer>
    </>
  );
}

function EventCardSkeleton() {
  return (
    <Card sx={eventCardStyles}>
      <Box sx={eventCardImageStyles}>
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, blockSize: '100%' }} />
      </Box>
      <Box sx={eventCardTextStyles}>
        <SkeletonLine width="70%" fontSize="1.5rem" />
        <SkeletonLine width="100%" />
        <SkeletonLine width="100%" />
        <SkeletonLine width="55%" />
        <Stack direction="row" sx={{ gap: 2, marginBlockStart: 2 }}>
          <SkeletonLine width="30%" />
          <SkeletonLine width="30%" />
        </Stack>
      </Box>
      <Box sx={eventCardActionsStyles}>
        <SkeletonLine width="60%" />
        <Skeleton variant="rounded" height={8} />
        <Skeleton variant="rounded" height={48} />
      </Box>
    </Card>
  );
}

function EventListSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
      {Array.from({ length: pageSizes.skeletons.events }, (_, index) => (
        <EventCardSkeleton key={index} />
      ))}
    </Stack>
  );
}

interface EventResultsProps {
  events: EventListQuery['events'];
  filters: EventFilters;
  isLoading: boolean;
}

function EventResults({ events: { nodes, pageInfo, totalCount }, filters, isLoading }: EventResultsProps) {
  const { t } = useTranslation('events');
  const formatCount = usePlural('events');
  const seo = useSeoSite();
  if (nodes.length === 0) return <NoEventsFound period={filters.when} />;
  const texts = { more: t('more'), loadingMore: t('loadingMore'), fromStart: t('fromStart') };
  return (
    <>
      <Typography component="h2" variant="h4" aria-live="polite" sx={{ marginBlockEnd: 2.5 }}>
        {formatCount('found', totalCount)}
      </Typography>
      <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
        {nodes.map((event, index) => (
          <EventCard key={event.id} event={event} eager={index === 0} />
        ))}
      </Stack>
      {nodes.map((event) => (
        <JsonLd key={event.id} data={createEventJsonLd(seo, event)} />
      ))}
      <LoadMore
        range={filters}
        pageSize={pageSizes.events}
        pageInfo={pageInfo}
        isLoading={isLoading}
        hrefFor={(range) => eventListPath({ ...filters, ...range })}
        texts={texts}
      />
    </>
  );
}

function NoEventsFound({ period }: { period: EventPeriod }) {
  const { t } = useTranslation('events');
  const allEventsLink = (
    <ButtonLink to={eventListPath({})} variant="outlined">
      {t('seeAll')}
    </ButtonLink>
  );
  return (
    <EmptyState
      art={<NoEventsArt />}
      title={t('empty')}
      text={t(`emptyText.${period}`)}
      action={period === 'all' ? undefined : allEventsLink}
    />
  );
}

const eventPeriods = ['all', 'upcoming', 'past'] as const;
type EventPeriod = (typeof eventPeriods)[number];

/** The state of the event list, stored in the URL. */
interface EventFilters extends LoadMoreRange {
  when: EventPeriod;
}

const defaultEventFilters: EventFilters = { when: 'all', ...firstPageRange };

const parseEventFilters = (params: URLSearchParams): EventFilters => ({
  when: eventPeriods.find((choice) => choice === params.get('when')) ?? defaultEventFilters.when,
  ...parseLoadMoreRange(params, pageSizes.events),
});

/** A change of the filter goes back to the first page. */
const eventListPath = (filters: Partial<EventFilters>): string =>
  paths.events(nonDefaultParams(filters, defaultEventFilters));

/** `isPublished` is always set: without it, organizers would also see their drafts in the public list. */
const toEventListVariables = ({ when, pages, after }: EventFilters): EventListQueryVariables => ({
  filter: { isPublished: true, ...(when !== 'all' && { when: when satisfies EventTimeFilter }) },
  first: pages * pageSizes.events,
  after: after || undefined,
});

/** Drafts, which the organizer may read, are not public. */
function LinkedEvent({ id }: { id: string }) {
  const { t } = useTranslation('events');
  const { data } = useLinkedEventQuery({ variables: { id } });
  const row = data && (data.event?.isPublished ? data.event : null);
  return (
    <LinkedItem row={row} title={t('linked.title')} gone={t('linked.gone')}>
      {(event) => <EventCard event={event} />}
    </LinkedItem>
  );
}

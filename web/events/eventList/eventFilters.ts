import { limits } from '../../../schema/contract/limits';
import type { EventListQueryVariables } from './__generated__/EventsScreen';
import type { EventTimeFilter } from '../../data/__generated__/schemaTypes';
import { paths } from '../../paths';
import { nonDefaultParams, firstPageRange, parseListRange, type ListRange } from '../../ui/navigation/listRange';

export const eventPeriods = ['all', 'upcoming', 'past'] as const;
export type EventPeriod = (typeof eventPeriods)[number];

/** The state of the event list, stored in the URL. */
export interface EventFilters extends ListRange {
  when: EventPeriod;
}

const defaultEventFilters: EventFilters = { when: 'all', ...firstPageRange };

export const parseEventFilters = (params: URLSearchParams): EventFilters => ({
  when: eventPeriods.find((choice) => choice === params.get('when')) ?? defaultEventFilters.when,
  ...parseListRange(params, limits.events.perPage),
});

/** A change of the filter goes back to the first page. */
export const eventListPath = (filters: Partial<EventFilters>): string =>
  paths.events(nonDefaultParams(filters, defaultEventFilters));

/** `isPublished` is always set: without it, organizers would also see their drafts in the public list. */
export const toEventListVariables = ({ when, pages, after }: EventFilters): EventListQueryVariables => ({
  filter: { isPublished: true, ...(when !== 'all' && { when: when satisfies EventTimeFilter }) },
  first: pages * limits.events.perPage,
  after: after || undefined,
});

import { limits } from '../../../schema/contract/limits';
import type { EventListQueryVariables } from './__generated__/EventsScreen';
import type { EventTimeFilter } from '../../data/__generated__/schemaTypes';
import { paths } from '../../paths';
import { nonDefaultParams, firstPageRange, parseListRange, type ListRange } from '../../ui/navigation/listRange';

/** Which events are shown; all of them unless the address says otherwise (spec.md section 2, Events). */
export const eventPeriods = ['all', 'upcoming', 'past'] as const;
export type EventPeriod = (typeof eventPeriods)[number];

/** The state of the screen, all of it in the address. */
export interface EventFilters extends ListRange {
  when: EventPeriod;
}

const defaultEventFilters: EventFilters = { when: 'all', ...firstPageRange };

/** Reads an address; what it does not understand counts as not chosen. */
export const parseEventFilters = (params: URLSearchParams): EventFilters => ({
  when: eventPeriods.find((choice) => choice === params.get('when')) ?? defaultEventFilters.when,
  ...parseListRange(params, limits.events.perPage),
});

/** The address of a state; one that only names other events shows them from the start. */
export const eventListPath = (shown: Partial<EventFilters>): string =>
  paths.events(nonDefaultParams(shown, defaultEventFilters));

/** The state as the schema takes it. The public list shows published events to everybody, their organiser included. */
export const toEventListVariables = ({ when, pages, after }: EventFilters): EventListQueryVariables => ({
  filter: { isPublished: true, ...(when !== 'all' && { when: when satisfies EventTimeFilter }) },
  first: pages * limits.events.perPage,
  after: after || undefined,
});

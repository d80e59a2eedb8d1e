import { limits } from '../../schema/contract/limits';
import type { EventListQueryVariables } from './__generated__/EventsScreen';
import type { EventTime } from '../data/__generated__/schemaTypes';
import { paths } from '../paths';
import { differing, fromStart, readSpan, type Span } from '../ui/span';

/** Which events are shown; all of them unless the address says otherwise (spec.md section 2, Events). */
export const choices = ['all', 'upcoming', 'past'] as const;
export type Choice = (typeof choices)[number];

/** The state of the screen, all of it in the address. */
export interface EventsShown extends Span {
  when: Choice;
}

const usual: EventsShown = { when: 'all', ...fromStart };

/** Reads an address; what it does not understand counts as not chosen. */
export const readShown = (params: URLSearchParams): EventsShown => ({
  when: choices.find((choice) => choice === params.get('when')) ?? usual.when,
  ...readSpan(params, limits.events.perPage),
});

/** The address of a state; one that only names other events shows them from the start. */
export const addressOf = (shown: Partial<EventsShown>): string => paths.events(differing(shown, usual));

/** The state as the schema takes it. The public list shows published events to everybody, their organiser included. */
export const variablesOf = ({ when, pages, after }: EventsShown): EventListQueryVariables => ({
  filter: { isPublished: true, ...(when !== 'all' && { when: when satisfies EventTime }) },
  first: pages * limits.events.perPage,
  after: after || undefined,
});

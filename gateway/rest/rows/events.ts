import { eventChanges, eventDraft } from '../../../schema/contract/validation/events';
import { calendarFile } from '../calendar';
import { edited } from '../edited';
import {
  RestCreateEventDocument,
  RestDeleteEventDocument,
  RestEventCalendarDocument,
  RestEventsDocument,
  RestUpdateEventDocument,
} from '../generated';
import { eventQuery } from '../queries';
import { get, list, post, put, remove, type Row } from '../table';

/** Events. */
export const events: Row[] = [
  list('/api/events', RestEventsDocument, {
    query: eventQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ events }) => events,
  }),
  post('/api/events', RestCreateEventDocument, {
    body: eventDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createEvent }) => createEvent,
    status: 201,
  }),
  put('/api/events/:id', RestUpdateEventDocument, {
    body: eventChanges.extend(edited),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    answer: ({ updateEvent }) => updateEvent,
  }),
  remove('/api/events/:id', RestDeleteEventDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ id }) => ({ id }),
  }),
  get('/api/events/:id.ics', RestEventCalendarDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ eventToAttend }) => eventToAttend,
    file: calendarFile,
  }),
];

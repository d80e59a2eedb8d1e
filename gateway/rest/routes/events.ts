import { createCalendarText } from '../../../schema/events/calendarText';
import { updateEventSchema, createEventSchema } from '../../../schema/contract/validation/events';
import { optimisticLock } from '../requestBody';
import {
  RestCreateEventDocument,
  RestDeleteEventDocument,
  RestEventCalendarDocument,
  RestEventsDocument,
  RestUpdateEventDocument,
} from '../operations/generated';
import { eventQuerySchema } from '../queryParameters';
import { get, listRoute, post, put, del, type Route } from '../route';

export const eventRoutes: Route[] = [
  listRoute('/api/events', RestEventsDocument, {
    query: eventQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ events }) => events,
  }),
  post('/api/events', RestCreateEventDocument, {
    body: createEventSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createEvent }) => createEvent,
    status: 201,
  }),
  put('/api/events/:id', RestUpdateEventDocument, {
    body: updateEventSchema.extend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updateEvent }) => updateEvent,
  }),
  del('/api/events/:id', RestDeleteEventDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
  get('/api/events/:id.ics', RestEventCalendarDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ eventForParticipant, contactDetails }) => ({
      ...eventForParticipant,
      contactEmail: contactDetails.email,
    }),
    file: ({ contactEmail, ...event }, context) => ({
      name: `event-${event.id}.ics`,
      type: 'text/calendar; charset=utf-8',
      text: createCalendarText(event, { ...context, contactEmail }),
    }),
  }),
];

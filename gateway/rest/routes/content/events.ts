import { z } from 'zod';
import { createCalendarText } from '../../../../schema/events/calendarText';
import { updateEventSchema, createEventSchema } from '../../../../schema/contract/validation/site/events';
import { optimisticLock } from '../../requestBody';
import {
  RestCreateEventDocument,
  RestDeleteEventDocument,
  RestEventCalendarDocument,
  RestEventsDocument,
  RestUpdateEventDocument,
} from '../../operations/generated';
import { eventQuerySchema, eventFilterShape } from '../../queryParameters';
import { get, listRoute, post, put, del, type Route } from '../../route';
import { formatPhone } from '../../../../schema/contract/text/phoneNumber';
import { displayName } from '../../../../schema/contract/text/names/displayName';
import {
  registrationPaymentLabelsAr,
  registrationStatusLabelsAr,
} from '../../../../schema/contract/labels/stateLabelsAr';
import { searchQuerySchema } from '../../../../schema/contract/validation/fields/textFields';
import { eventRegistrationExport, paymentOfRegistration } from '../../../../schema/events/adminEventRegistrations';
import { eventExport } from '../../../../schema/events/adminEvents';
import { defineCsvExport, formatDateTime, formatYesNoAr } from '../../../exports/csvExport';
import { idField } from '../../../../schema/contract/validation/fields/numberFields';

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

export const eventCsv = defineCsvExport('events', eventExport, {
  description: 'Events as CSV',
  filter: z.object(eventFilterShape),
  columns: [
    'id',
    'titleAr',
    'title',
    'descriptionAr',
    'description',
    'startDate',
    'endDate',
    'location',
    'locationAr',
    'isOnline',
    'meetingUrl',
    'price',
    'capacity',
    'registeredCount',
    ['isPublished', ({ isPublished }) => formatYesNoAr(isPublished), 'منشورة'],
    'createdAt',
    'updatedAt',
  ],
});

export const eventRegistrationCsv = defineCsvExport('event-registrations', eventRegistrationExport, {
  description: 'Registrations for one event or for all, as CSV',
  filter: z.object({ eventId: idField.optional(), search: searchQuerySchema }),
  columns: [
    ['eventId', ({ event }) => event.titleAr],
    ['name', ({ user }) => displayName(user, 'ar')],
    ['email', ({ user }) => user.email],
    ['phone', ({ user }) => user.phone && formatPhone(user.phone)],
    ['status', ({ status }) => registrationStatusLabelsAr[status]],
    ['paymentId', (registration) => registrationPaymentLabelsAr[paymentOfRegistration(registration)], 'الدفع'],
    ['createdAt', ({ createdAt }) => formatDateTime(createdAt), 'تاريخ التسجيل'],
    'attendedAt',
  ],
});

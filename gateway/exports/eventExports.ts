import { z } from 'zod';
import { limits } from '../../schema/contract/limits';
import { integerField } from '../../schema/contract/validation/numberFields';
import { searchQuerySchema } from '../../schema/contract/validation/textFields';
import {
  streamEventsForExport,
  eventRegistrationSortFields,
  streamEventRegistrationsForExport,
  eventSortFields,
} from '../../schema/events/adminEvents';
import { eventFilterShape } from '../rest/queryParameters';
import { defineCsvExport, formatDateTime, sortParameters, formatYesNo } from './csvExport';

/** Events as the admin panel lists them. */
export const eventExport = defineCsvExport('events', {
  permission: 'event:manage',
  query: z.object({ ...eventFilterShape, ...sortParameters(eventSortFields, 'startDate') }),
  fetchBatches: streamEventsForExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['العنوان بالعربية', ({ titleAr }) => titleAr],
    ['العنوان بالإنجليزية', ({ title }) => title],
    ['الوصف بالعربية', ({ descriptionAr }) => descriptionAr],
    ['الوصف بالإنجليزية', ({ description }) => description],
    ['البداية', ({ startDate }) => formatDateTime(startDate)],
    ['النهاية', ({ endDate }) => formatDateTime(endDate)],
    ['المكان', ({ location }) => location],
    ['المكان بالعربية', ({ locationAr }) => locationAr],
    ['عن بُعد', ({ isOnline }) => formatYesNo(isOnline)],
    ['رابط اللقاء', ({ meetingUrl }) => meetingUrl],
    ['السعر (دج)', ({ price }) => price.toFixed(2)],
    ['المقاعد', ({ capacity }) => capacity],
    ['المسجّلون', ({ registeredCount }) => registeredCount],
    ['منشور', ({ isPublished }) => formatYesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => formatDateTime(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => formatDateTime(updatedAt)],
  ],
});

/** Who is registered for an event, or for any: a list for the door. */
export const eventRegistrationExport = defineCsvExport('event-registrations', {
  permission: 'event:manage',
  query: z.object({
    eventId: integerField(limits.id.max, 1).optional(),
    search: searchQuerySchema,
    ...sortParameters(eventRegistrationSortFields, 'createdAt'),
  }),
  fetchBatches: streamEventRegistrationsForExport,
  columns: [
    ['الفعالية', ({ event }) => event.titleAr],
    ['الاسم', ({ user }) => `${user.firstName} ${user.lastName}`],
    ['البريد الإلكتروني', ({ user }) => user.email],
    ['الهاتف', ({ user }) => user.phone],
    ['تاريخ التسجيل', ({ createdAt }) => formatDateTime(createdAt)],
  ],
});

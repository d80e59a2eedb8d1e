import { z } from 'zod';
import { eventsToExport, guestColumns, guestsToExport } from '../../schema/events/export';
import { eventColumns } from '../../schema/events/table';
import { whole } from '../../schema/contract/validation/numbers';
import { limits } from '../../schema/contract/limits';
import { searchText } from '../../schema/contract/validation/text';
import { eventFilterShape } from '../rest/queryParameters';
import { defineCsvExport, formatDateTime, sortParameters, formatYesNo } from './csvExport';

/** Events as the admin panel lists them. */
export const eventExport = defineCsvExport('events', {
  permission: 'event:manage',
  query: z.object({ ...eventFilterShape, ...sortParameters(eventColumns, 'startDate') }),
  fetchBatches: eventsToExport,
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
    eventId: whole(limits.id.max, 1).optional(),
    search: searchText,
    ...sortParameters(guestColumns, 'createdAt'),
  }),
  fetchBatches: guestsToExport,
  columns: [
    ['الفعالية', ({ event }) => event.titleAr],
    ['الاسم', ({ user }) => `${user.firstName} ${user.lastName}`],
    ['البريد الإلكتروني', ({ user }) => user.email],
    ['الهاتف', ({ user }) => user.phone],
    ['تاريخ التسجيل', ({ createdAt }) => formatDateTime(createdAt)],
  ],
});

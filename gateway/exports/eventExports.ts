import { z } from 'zod';
import { limits } from '../../schema/contract/limits';
import { integerField } from '../../schema/contract/validation/numberFields';
import { searchQuerySchema } from '../../schema/contract/validation/textFields';
import { eventRegistrationExport } from '../../schema/events/adminEventRegistrations';
import { eventExport } from '../../schema/events/adminEvents';
import { eventFilterShape } from '../rest/queryParameters';
import { defineCsvExport, formatDateTime, formatYesNo } from './csvExport';

export const eventCsv = defineCsvExport('events', eventExport, {
  filter: z.object(eventFilterShape),
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

/** Registrations for one event or for all. */
export const eventRegistrationCsv = defineCsvExport('event-registrations', eventRegistrationExport, {
  filter: z.object({ eventId: integerField(limits.id.max, 1).optional(), search: searchQuerySchema }),
  columns: [
    ['الفعالية', ({ event }) => event.titleAr],
    ['الاسم', ({ user }) => `${user.firstName} ${user.lastName}`],
    ['البريد الإلكتروني', ({ user }) => user.email],
    ['الهاتف', ({ user }) => user.phone],
    ['تاريخ التسجيل', ({ createdAt }) => formatDateTime(createdAt)],
  ],
});

import { z } from 'zod';
import { eventsToExport, guestColumns, guestsToExport } from '../../schema/events/export';
import { eventColumns } from '../../schema/events/table';
import { whole } from '../../schema/contract/validation/numbers';
import { limits } from '../../schema/contract/limits';
import { searchText } from '../../schema/contract/validation/text';
import { eventFilter } from '../rest/queries';
import { exported, moment, sorted, yesNo } from './table';

/** Events as the admin panel lists them. */
export const events = exported('events', {
  permission: 'event:manage',
  query: z.object({ ...eventFilter, ...sorted(eventColumns, 'startDate') }),
  batches: eventsToExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['العنوان بالعربية', ({ titleAr }) => titleAr],
    ['العنوان بالإنجليزية', ({ title }) => title],
    ['الوصف بالعربية', ({ descriptionAr }) => descriptionAr],
    ['الوصف بالإنجليزية', ({ description }) => description],
    ['البداية', ({ startDate }) => moment(startDate)],
    ['النهاية', ({ endDate }) => moment(endDate)],
    ['المكان', ({ location }) => location],
    ['المكان بالعربية', ({ locationAr }) => locationAr],
    ['عن بُعد', ({ isOnline }) => yesNo(isOnline)],
    ['رابط اللقاء', ({ meetingUrl }) => meetingUrl],
    ['السعر (دج)', ({ price }) => price.toFixed(2)],
    ['المقاعد', ({ capacity }) => capacity],
    ['المسجّلون', ({ registeredCount }) => registeredCount],
    ['منشور', ({ isPublished }) => yesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => moment(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => moment(updatedAt)],
  ],
});

/** Who is registered for an event, or for any: a list for the door. */
export const eventRegistrations = exported('event-registrations', {
  permission: 'event:manage',
  query: z.object({
    eventId: whole(limits.id.max, 1).optional(),
    search: searchText,
    ...sorted(guestColumns, 'createdAt'),
  }),
  batches: guestsToExport,
  columns: [
    ['الفعالية', ({ event }) => event.titleAr],
    ['الاسم', ({ user }) => `${user.firstName} ${user.lastName}`],
    ['البريد الإلكتروني', ({ user }) => user.email],
    ['الهاتف', ({ user }) => user.phone],
    ['تاريخ التسجيل', ({ createdAt }) => moment(createdAt)],
  ],
});

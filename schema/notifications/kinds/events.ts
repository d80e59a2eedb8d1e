import { defineNotification } from '../defineNotification';
import {
  calendarAttachment,
  cancellationAttachment,
  eventDetails,
  eventPayload,
  toEventPath,
} from './payloads/eventPayload';

export const eventRegisteredNotification = defineNotification({
  kind: 'event_registered',
  label: { ar: 'التسجيل في فعالية', en: 'Registration for an event' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: eventPayload,
  path: toEventPath,
  attachments: calendarAttachment,
  text: {
    ar: (event) => ({
      subject: `حُجز مقعدك في «${event.titleAr}»`,
      paragraphs: ['أضف الفعالية إلى تقويمك بالملف المرفق في البريد أو من صفحة «الفعاليات».'],
      details: eventDetails(event, 'ar'),
      action: 'عرض الفعالية',
    }),
    en: (event) => ({
      subject: `You are registered for “${event.title}”`,
      paragraphs: [
        'Your seat is reserved. Add the event to your calendar with the file attached to the mail or from the page “Events”.',
      ],
      details: eventDetails(event, 'en'),
      action: 'Open the event',
    }),
  },
});

/** To the participants one day before their event. */
export const eventReminderNotification = defineNotification({
  kind: 'event_reminder',
  label: { ar: 'تذكير قبل الفعالية بيوم', en: 'Reminder one day before an event' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  isBatched: true,
  payload: eventPayload,
  path: toEventPath,
  attachments: calendarAttachment,
  text: {
    ar: (event) => ({
      subject: `تذكير: «${event.titleAr}» خلال 24 ساعة`,
      paragraphs: [
        'يقترب موعد الفعالية التي سجّلت فيها. إن تعذّر حضورك فألغِ تسجيلك من صفحة «الفعاليات» ليستفيد غيرك من المقعد.',
      ],
      details: eventDetails(event, 'ar'),
      action: 'عرض الفعالية',
    }),
    en: (event) => ({
      subject: `Reminder: “${event.title}” is within 24 hours`,
      paragraphs: [
        'An event that you are registered for begins soon. If you cannot come, please cancel your registration on the page “Events”, so that others get the seat.',
      ],
      details: eventDetails(event, 'en'),
      action: 'Open the event',
    }),
  },
});

/** To the participants when date, place or meeting link of their event changes, or when it takes place after all. */
export const eventChangedNotification = defineNotification({
  kind: 'event_changed',
  label: { ar: 'تغيير في فعالية سجّلت فيها', en: 'Changes to your events' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  isBatched: true,
  payload: eventPayload,
  path: toEventPath,
  attachments: calendarAttachment,
  text: {
    ar: (event) => ({
      subject: `تغيّرت تفاصيل «${event.titleAr}»`,
      paragraphs: [
        'تغيّر موعد الفعالية التي سجّلت فيها أو مكانها أو رابطها. تسجيلك ما زال قائمًا، وهذه تفاصيلها الحالية:',
      ],
      details: eventDetails(event, 'ar'),
      action: 'عرض الفعالية',
    }),
    en: (event) => ({
      subject: `“${event.title}” has changed`,
      paragraphs: [
        'Date, place or link of an event that you are registered for have changed. Your registration remains valid. These are the details now:',
      ],
      details: eventDetails(event, 'en'),
      action: 'Open the event',
    }),
  },
});

/** To the participants when their event is withdrawn. */
export const eventCancelledNotification = defineNotification({
  kind: 'event_cancelled',
  label: { ar: 'إلغاء فعالية سجّلت فيها', en: 'Cancellation of your events' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  isBatched: true,
  payload: eventPayload,
  path: () => '/events',
  attachments: cancellationAttachment,
  text: {
    ar: (event) => ({
      subject: `أُلغيت فعالية «${event.titleAr}»`,
      paragraphs: ['نأسف: أُلغيت هذه الفعالية ولن تُقام.'],
      details: eventDetails({ ...event, meetingUrl: null }, 'ar'),
      action: 'عرض الفعاليات الأخرى',
    }),
    en: (event) => ({
      subject: `“${event.title}” is cancelled`,
      paragraphs: ['We are sorry: this event is cancelled and will not take place.'],
      details: eventDetails({ ...event, meetingUrl: null }, 'en'),
      action: 'See other events',
    }),
  },
});

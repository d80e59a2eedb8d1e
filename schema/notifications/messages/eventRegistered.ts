import { defineMessage } from '../message';
import { calendarAttachment, eventFacts, eventPayload, toEventPath } from './eventPayload';

/** To a participant after registering for an event. */
export const eventRegisteredMessage = defineMessage({
  kind: 'event_registered',
  label: { ar: 'التسجيل في فعالية', en: 'Registration for an event' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: eventPayload,
  path: toEventPath,
  attachments: calendarAttachment,
  text: {
    ar: (event) => ({
      subject: `حُجز مقعدك في «${event.titleAr}»`,
      paragraphs: ['أضف الفعالية إلى تقويمك بالملف المرفق في البريد أو من صفحة «الفعاليات».'],
      facts: eventFacts(event, 'ar'),
      action: 'عرض الفعالية',
    }),
    en: (event) => ({
      subject: `You are registered for “${event.title}”`,
      paragraphs: [
        'Your seat is reserved. Add the event to your calendar with the file attached to the mail or from the page “Events”.',
      ],
      facts: eventFacts(event, 'en'),
      action: 'Open the event',
    }),
  },
});

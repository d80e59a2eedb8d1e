import { defineMessage } from '../message';
import { calendarAttachment, eventFacts, eventPayload, toEventPath } from './eventPayload';

/** To the participants one day before their event. */
export const eventReminderMessage = defineMessage({
  kind: 'event_reminder',
  label: { ar: 'تذكير قبل الفعالية بيوم', en: 'Reminder one day before an event' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: eventPayload,
  path: toEventPath,
  attachments: calendarAttachment,
  text: {
    ar: (event) => ({
      subject: `تذكير: «${event.titleAr}» خلال 24 ساعة`,
      paragraphs: [
        'يقترب موعد الفعالية التي سجّلت فيها. إن تعذّر حضورك فألغِ تسجيلك من صفحة «الفعاليات» ليستفيد غيرك من المقعد.',
      ],
      facts: eventFacts(event, 'ar'),
      action: 'عرض الفعالية',
    }),
    en: (event) => ({
      subject: `Reminder: “${event.title}” is within 24 hours`,
      paragraphs: [
        'An event that you are registered for begins soon. If you cannot come, please cancel your registration on the page “Events”, so that others get the seat.',
      ],
      facts: eventFacts(event, 'en'),
      action: 'Open the event',
    }),
  },
});

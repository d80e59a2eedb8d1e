import { defineMessage } from '../message';
import { cancellationAttachment, eventFacts, eventPayload } from './eventPayload';

/** To the participants when their event is withdrawn. */
export const eventCancelledMessage = defineMessage({
  kind: 'event_cancelled',
  label: { ar: 'إلغاء فعالية سجّلت فيها', en: 'Cancellation of your events' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  payload: eventPayload,
  path: () => '/events',
  attachments: cancellationAttachment,
  text: {
    ar: (event) => ({
      subject: `أُلغيت فعالية «${event.titleAr}»`,
      paragraphs: ['نأسف لإبلاغك بأن هذه الفعالية لن تُقام في موعدها:'],
      facts: eventFacts({ ...event, meetingUrl: null }, 'ar'),
      action: 'عرض الفعاليات الأخرى',
    }),
    en: (event) => ({
      subject: `“${event.title}” is cancelled`,
      paragraphs: ['We are sorry: this event does not take place as planned.'],
      facts: eventFacts({ ...event, meetingUrl: null }, 'en'),
      action: 'See other events',
    }),
  },
});

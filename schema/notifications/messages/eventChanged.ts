import { defineMessage } from '../message';
import { calendarAttachment, eventFacts, eventPayload, toEventPath } from './eventPayload';

/** To the participants when date, place or meeting link of their event changes, or when it takes place after all. */
export const eventChangedMessage = defineMessage({
  kind: 'event_changed',
  label: { ar: 'تغيير في فعالية سجّلت فيها', en: 'Changes to your events' },
  roles: ['student', 'trainer', 'admin'],
  inApp: 'always',
  byEmail: 'on',
  payload: eventPayload,
  path: toEventPath,
  attachments: calendarAttachment,
  text: {
    ar: (event) => ({
      subject: `تغيّرت تفاصيل «${event.titleAr}»`,
      paragraphs: [
        'تغيّر موعد الفعالية التي سجّلت فيها أو مكانها أو رابطها. تسجيلك ما زال قائمًا، وهذه تفاصيلها الحالية:',
      ],
      facts: eventFacts(event, 'ar'),
      action: 'عرض الفعالية',
    }),
    en: (event) => ({
      subject: `“${event.title}” has changed`,
      paragraphs: [
        'Date, place or link of an event that you are registered for have changed. Your registration remains valid. These are the details now:',
      ],
      facts: eventFacts(event, 'en'),
      action: 'Open the event',
    }),
  },
});

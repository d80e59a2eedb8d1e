import { z } from 'zod';
import type { Language } from '../../../contract/languages';
import { formatDateRange, formatTime, localizeField } from '../../../contract/text/format/formatters';
import { eventPath } from '../../../contract/site/urls';
import { calendarMethod, createCalendarText } from '../../../events/calendarText';
import type { MailAttachment, MailContext, NotificationDetail } from '../../defineNotification';

/** Payload of messages about an event: what its participants may know. */
export const eventPayload = z.object({
  eventId: z.number(),
  title: z.string(),
  titleAr: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string().nullable(),
  locationAr: z.string().nullable(),
  meetingUrl: z.string().nullable(),
  updatedAt: z.string(),
});

type EventPayload = z.output<typeof eventPayload>;

/** Columns of an event that its messages need. */
export const eventNotificationSelect = {
  id: true,
  title: true,
  titleAr: true,
  startDate: true,
  endDate: true,
  location: true,
  locationAr: true,
  meetingUrl: true,
  updatedAt: true,
} as const;

type EventRow = Omit<EventPayload, 'eventId' | 'startDate' | 'endDate' | 'updatedAt'> & {
  id: number;
  startDate: Date;
  endDate: Date;
  updatedAt: Date;
};

export const toEventPayload = ({ id, startDate, endDate, updatedAt, ...texts }: EventRow): EventPayload => ({
  ...texts,
  eventId: id,
  startDate: startDate.toISOString(),
  endDate: endDate.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toEventPath = ({ eventId }: EventPayload): string => eventPath(eventId);

const detailLabels = {
  ar: { date: 'التاريخ', time: 'الوقت (توقيت الجزائر)', place: 'المكان', meeting: 'رابط اللقاء' },
  en: { date: 'Date', time: 'Time (Algiers)', place: 'Place', meeting: 'Meeting link' },
} as const satisfies Record<Language, object>;

/** In words in Arabic: a dash between numbers would be read in the wrong order. */
function formatTimeRange(start: string, end: string, language: Language): string {
  const [from, to] = [formatTime(start, language), formatTime(end, language)];
  if (from === to) return from;
  return language === 'ar' ? `من ${from} إلى ${to}` : `${from} – ${to}`;
}

/** Date, time, place and meeting link; the others are left out if the event has none. */
export function eventDetails(event: EventPayload, language: Language): NotificationDetail[] {
  const labels = detailLabels[language];
  const { startDate, endDate, meetingUrl } = event;
  const place = localizeField(event, 'location', language);
  return [
    [labels.date, formatDateRange(startDate, endDate, language)],
    [labels.time, formatTimeRange(startDate, endDate, language)],
    ...(place ? [[labels.place, place] satisfies NotificationDetail] : []),
    ...(meetingUrl ? [[labels.meeting, meetingUrl, 'link'] satisfies NotificationDetail] : []),
  ];
}

export const calendarAttachment = (event: EventPayload, context: MailContext): MailAttachment[] =>
  attachCalendar(event, context);

/** Removes the event from calendars to which an earlier file has added it. */
export const cancellationAttachment = (event: EventPayload, context: MailContext): MailAttachment[] =>
  attachCalendar({ ...event, meetingUrl: null }, context, true);

const attachCalendar = (
  event: EventPayload,
  { language, siteUrl, contactEmail }: MailContext,
  isCancelled = false,
): MailAttachment[] => [
  {
    fileName: `event-${event.eventId}.ics`,
    type: `text/calendar; method=${calendarMethod(isCancelled)}; charset=utf-8`,
    content: createCalendarText(
      { ...event, id: event.eventId },
      { language, origin: siteUrl, contactEmail, isCancelled },
    ),
  },
];

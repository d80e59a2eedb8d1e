import { createEvent } from 'ics';
import { updateEventSchema, createEventSchema } from '../../../schema/contract/validation/events';
import { optimisticLock } from '../requestBody';
import {
  RestCreateEventDocument,
  RestDeleteEventDocument,
  RestEventCalendarDocument,
  RestEventsDocument,
  RestUpdateEventDocument,
  type RestEventCalendarQuery,
} from '../operations/generated';
import { eventQuerySchema } from '../queryParameters';
import { get, listRoute, post, put, del, type Route, type FileResponse, type FileContext } from '../route';
import { localizedUrl, eventAnchorId } from '../../../schema/contract/urls';
import type { Language } from '../../../schema/contract/languages';
import { markdownToPlainText, truncateText } from '../../../schema/contract/text/markdownText';

export const eventRoutes: Route[] = [
  listRoute('/api/events', RestEventsDocument, {
    query: eventQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ events }) => events,
  }),
  post('/api/events', RestCreateEventDocument, {
    body: createEventSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createEvent }) => createEvent,
    status: 201,
  }),
  put('/api/events/:id', RestUpdateEventDocument, {
    body: updateEventSchema.extend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updateEvent }) => updateEvent,
  }),
  del('/api/events/:id', RestDeleteEventDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
  get('/api/events/:id.ics', RestEventCalendarDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ eventForParticipant }) => eventForParticipant,
    file: createCalendarFile,
  }),
];

type CalendarEvent = RestEventCalendarQuery['eventForParticipant'];

const joinOnlineLabel: Record<Language, string> = { en: 'Join online', ar: 'رابط اللقاء عبر الإنترنت' };

/** Calendars show a few lines; the entry links to the whole text. */
const maxDescriptionLength = 1000;

/**
 * An event as an iCalendar file (RFC 5545), with UTC times and a stable UID, so that a second import replaces the
 * first.
 */
function createCalendarFile(event: CalendarEvent, { language, origin }: FileContext): FileResponse {
  const { host } = new URL(origin);
  const place = localizedText(event.location, event.locationAr, language);
  const join = event.meetingUrl ? `${joinOnlineLabel[language]}: ${event.meetingUrl}` : '';
  const about = truncateText(
    markdownToPlainText(localizedText(event.description, event.descriptionAr, language)),
    maxDescriptionLength,
  );
  const { error, value } = createEvent({
    productId: `-//${host}//events//${language.toUpperCase()}`,
    uid: `event-${event.id}@${host}`,
    title: localizedText(event.title, event.titleAr, language),
    description: [about, join].filter(Boolean).join('\n\n'),
    start: Date.parse(event.startDate),
    end: Date.parse(event.endDate),
    lastModified: Date.parse(event.updatedAt),
    status: 'CONFIRMED',
    ...(place && { location: place }),
    ...(isSafeOrigin(origin) && { url: `${origin}${localizedUrl(language, '/events')}#${eventAnchorId(event.id)}` }),
  });
  if (error || !value) throw new Error(`Event ${event.id} makes no calendar file`, { cause: error });
  return { name: `event-${event.id}.ics`, type: 'text/calendar; charset=utf-8', text: value };
}

/**
 * The text in a language, or in the other one if it is blank. Line breaks are normalized, because they end lines of the
 * file.
 */
function localizedText(english: string | null, arabic: string | null, language: Language): string {
  const [own, other] = language === 'ar' ? [arabic, english] : [english, arabic];
  return (own?.trim() || other?.trim() || '').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
}

/**
 * Whether the library accepts a URL of this origin. Its expression takes exponential time for crafted hosts, so only
 * simple hosts are passed.
 */
const isSafeOrigin = (origin: string): boolean =>
  /^https?:\/\/[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)*(:\d{2,5})?$/.test(origin);

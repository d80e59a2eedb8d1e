import { createEvent } from 'ics';
import { localizedUrl, eventAnchorId } from '../../schema/contract/urls';
import type { Language } from '../../schema/contract/languages';
import { markdownToPlainText, truncateText } from '../../schema/contract/text/markdownText';
import type { RestEventCalendarQuery } from './operations/generated';
import type { FileResponse, FileContext } from './route';

type CalendarEvent = RestEventCalendarQuery['eventForParticipant'];

const joinOnlineLabel: Record<Language, string> = { en: 'Join online', ar: 'رابط اللقاء عبر الإنترنت' };

/** Calendars show a few lines; the page that the entry leads to has all of it. */
const maxDescriptionLength = 1000;

/**
 * An event as a file for the calendars of phones and computers (RFC 5545). Its times are in UTC, and its key stays the
 * same, so that a second import replaces the first.
 */
export function createCalendarFile(event: CalendarEvent, { language, origin }: FileContext): FileResponse {
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

/** The text in a language, or in the other one where it is blank. What ends a line of the file ends a line of the text. */
function localizedText(english: string | null, arabic: string | null, language: Language): string {
  const [own, other] = language === 'ar' ? [arabic, english] : [english, arabic];
  return (own?.trim() || other?.trim() || '').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
}

/**
 * Whether the file can name an address of this site. The library tries the address with an expression that takes for ever
 * over hosts made for it, and refuses those that are not quite usual: only hosts that it takes at once come to it.
 */
const isSafeOrigin = (origin: string): boolean =>
  /^https?:\/\/[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)*(:\d{2,5})?$/.test(origin);

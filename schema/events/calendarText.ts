import { createEvent } from 'ics';
import type { Language } from '../contract/languages';
import { siteInfo } from '../contract/site/siteInfo';
import { richTextLines } from '../contract/richText';
import { truncateText } from '../contract/text/format/truncateText';
import { eventPath, localizedUrl } from '../contract/site/urls';
import { parseRichText } from '../richText/parseRichText';

/** An event as its participants see it; times are ISO texts. */
interface CalendarEvent {
  id: string | number;
  title: string;
  titleAr: string;
  description?: string;
  descriptionAr?: string;
  startDate: string;
  endDate: string;
  location: string | null;
  locationAr: string | null;
  meetingUrl: string | null;
  updatedAt: string;
}

const joinOnlineLabel: Record<Language, string> = { en: 'Join online', ar: 'رابط اللقاء عبر الإنترنت' };

/** Calendars show a few lines; the entry links to the whole text. */
const maxDescriptionLength = 1000;

const sequenceStart = Date.UTC(2026, 0, 1);

/** Seconds: calendar programs replace an entry by one with the same UID and a higher number, which has 31 bits. */
const toSequence = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - sequenceStart) / 1000));

interface CalendarOptions {
  language: Language;
  /** Scheme and host of the site. */
  origin: string;
  /** The operator's address; empty for none. */
  contactEmail: string;
  /** The entry is withdrawn. */
  isCancelled?: boolean;
}

/** The method of RFC 5546, which a mail program expects in the media type, too. */
export const calendarMethod = (isCancelled = false): 'CANCEL' | 'PUBLISH' => (isCancelled ? 'CANCEL' : 'PUBLISH');

/**
 * An event as an iCalendar file (RFC 5545), with UTC times, a stable UID and a sequence that grows with each change, so that a
 * later file replaces the entry of an earlier one.
 */
export function createCalendarText(
  event: CalendarEvent,
  { language, origin, contactEmail, isCancelled = false }: CalendarOptions,
): string {
  const { host } = new URL(origin);
  const place = localizedText(event.location, event.locationAr, language);
  const join = event.meetingUrl ? `${joinOnlineLabel[language]}: ${event.meetingUrl}` : '';
  const about = truncateText(
    richTextLines(parseRichText(localizedText(event.description, event.descriptionAr, language))).join('\n'),
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
    method: calendarMethod(isCancelled),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    // A cancellation follows every file of the second in which the event was changed.
    sequence: toSequence(event.updatedAt) + (isCancelled ? 1 : 0),
    ...(contactEmail && { organizer: { name: siteInfo.name[language], email: contactEmail } }),
    ...(place && { location: place }),
    ...(isSafeOrigin(origin) && { url: origin + localizedUrl(language, eventPath(event.id)) }),
  });
  if (error || !value) throw new Error(`Event ${event.id} makes no calendar file`, { cause: error });
  return foldCalendarLines(value);
}

/**
 * The text in a language, or in the other one if it is blank. Line breaks are normalized, because they end lines of the
 * file.
 */
function localizedText(
  english: string | null | undefined,
  arabic: string | null | undefined,
  language: Language,
): string {
  const [own, other] = language === 'ar' ? [arabic, english] : [english, arabic];
  return (own?.trim() || other?.trim() || '').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
}

/**
 * Whether the library accepts a URL of this origin. Its expression takes exponential time for crafted hosts, so only
 * simple hosts are passed.
 */
const isSafeOrigin = (origin: string): boolean =>
  /^https?:\/\/[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)*(:\d{2,5})?$/.test(origin);

/** RFC 5545, 3.1: octets of a line without its line break. */
const maxLineOctets = 75;

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });
const utf8 = new TextEncoder();
const octets = (text: string): number => utf8.encode(text).length;

/** Characters as readers see them; one that is longer than a line, such as a letter with fifty marks, in code points. */
const splitCharacters = (line: string): string[] =>
  [...graphemes.segment(line)].flatMap(({ segment }) => (octets(segment) < maxLineOctets ? [segment] : [...segment]));

function foldLine(line: string): string {
  if (octets(line) <= maxLineOctets) return line;
  let folded = '';
  let length = 0;
  for (const character of splitCharacters(line)) {
    const size = octets(character);
    const isFull = length + size > maxLineOctets;
    folded += isFull ? `\r\n ${character}` : character;
    // A continuation begins with a space.
    length = isFull ? 1 + size : length + size;
  }
  return folded;
}

/** Unfolds lines that were folded by characters, and folds them by octets, never inside a character. */
const foldCalendarLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

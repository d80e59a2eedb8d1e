import type { Language } from '../../../schema/contract/languages';
import { toIsoDate } from '../../../schema/contract/text/format/formatters';
import { dayMs } from '../../../schema/contract/text/format/dateTime';

const formats = {
  ar: new Intl.RelativeTimeFormat('ar-DZ', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }),
};

/**
 * 'قبل 3 أيام' or '3 days ago': minutes, hours, and from 24 hours on days of the calendar. Times ahead likewise.
 * The element of a page that the server renders needs `suppressHydrationWarning`: a minute may pass on the way.
 */
export function formatRelativeTime(iso: string, language: Language, now = Date.now()): string {
  const time = new Date(iso).getTime();
  const [value, unit] = Math.abs(time - now) < dayMs ? hoursOrMinutes(time - now) : daysBetween(now, time);
  return formats[language].format(value, unit);
}

const hoursOrMinutes = (ms: number): [number, 'hour' | 'minute'] =>
  Math.abs(ms) < 3_600_000 ? [Math.trunc(ms / 60_000), 'minute'] : [Math.trunc(ms / 3_600_000), 'hour'];

/** 'Tomorrow' is the next date, not a time after 24 to 48 hours. */
const daysBetween = (from: number, to: number): [number, 'day'] => [
  Math.round((dateOf(to) - dateOf(from)) / dayMs),
  'day',
];

/** Midnight UTC of the date in Algeria. */
const dateOf = (time: number): number => Date.parse(toIsoDate(new Date(time)));

export const isOlderThan = (iso: string, ageMs: number): boolean => Date.now() - Date.parse(iso) > ageMs;

export const currentTime = (): string => new Date().toISOString();

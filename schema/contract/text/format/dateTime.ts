export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** A day that was given without a time. As a time it is its beginning in Algeria. */
class AlgerianDay extends Date {}

const isoDateTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses an ISO 8601 date, or date and time; without an offset, Algerian time (UTC+1, no daylight saving).
 * @returns an invalid date for any other text, which `Date` itself would guess, and for days that do not exist
 */
export function parseAlgerianDateTime(text: string): Date {
  const [, day = '', time, offset = '+01:00'] = isoDateTime.exec(text.trim()) ?? [];
  if (!isCalendarDay(day)) return new Date(Number.NaN);
  return time === undefined ? new AlgerianDay(`${day}T00:00+01:00`) : new Date(`${day}T${time}${offset}`);
}

/** The time until which something lasts: of a day without a time, its last millisecond. */
export const toEndTime = (time: Date): Date =>
  time instanceof AlgerianDay ? new Date(time.getTime() + dayMs - 1) : time;

/** `Date` counts February 30 as March 2. */
function isCalendarDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) && day !== '';
}

/** Years that the database and all clients can show. */
export const isDateInRange = (date: Date): boolean => date.getFullYear() >= 1970 && date.getFullYear() < 10_000;

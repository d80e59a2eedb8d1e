import { dayMs } from '../../../schema/contract/text/format/dateTime';

const isIsoDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Start of an ISO date ("2026-11-21") in Algerian time; undefined for an invalid date. */
const startOfAlgerianDay = (day: string): string | undefined => (isIsoDate(day) ? `${day}T00:00:00+01:00` : undefined);

/** The next ISO date; '' for an invalid date. */
const nextDay = (day: string): string =>
  isIsoDate(day) ? new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10) : '';

interface DayRange {
  from: string | undefined;
  /** Exclusive. */
  to: string | undefined;
}

/** The time from the first to the last day of a filter, both included; an invalid date is no limit. */
export const toDayRange = ({ from, to }: { from: string; to: string }): DayRange => ({
  from: startOfAlgerianDay(from),
  to: startOfAlgerianDay(nextDay(to)),
});

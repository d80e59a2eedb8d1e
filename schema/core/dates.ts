import { dayMs, toEndTime } from '../contract/text/format/dateTime';

export const yearMs = 365 * dayMs;

/** The time a number of days later, 24 hours each. */
export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

/** The clock of transactions that may have waited for a lock: the time of the request is too early. */
export const currentTime = { hasPassed: (instant: Date): boolean => instant.getTime() <= Date.now() };

interface TimeSpan {
  from?: Date | null | undefined;
  to?: Date | null | undefined;
}

/** Prisma condition on a time: at or after `from` and before `to`. Of days without a time, both count as a whole. */
export const timeSpanFilter = ({ from, to }: TimeSpan): { gte?: Date; lt?: Date } | undefined =>
  from || to ? { ...(from && { gte: from }), ...(to && { lt: toEndTime(to) }) } : undefined;

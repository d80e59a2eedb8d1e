const millisecondsPerDay = 86_400_000;
const isIsoDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The moment at which a day ("2026-11-21") begins in Algeria; undefined for what is no day. */
export const startOfDay = (day: string): string | undefined => (isIsoDate(day) ? `${day}T00:00:00+01:00` : undefined);

/** The day after a day; '' for what is no day. */
export const nextDay = (day: string): string =>
  isIsoDate(day) ? new Date(Date.parse(day) + millisecondsPerDay).toISOString().slice(0, 10) : '';

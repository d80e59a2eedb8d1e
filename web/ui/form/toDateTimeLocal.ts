/** Algeria is UTC+1 without daylight saving time. */
const algeriaUtcOffsetMs = 3_600_000;

/** Value of a datetime-local field in Algerian time: '2026-11-21T10:00'; empty for null. */
export const toDateTimeLocal = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + algeriaUtcOffsetMs).toISOString().slice(0, 16) : '';

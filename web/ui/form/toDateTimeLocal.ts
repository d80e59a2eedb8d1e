/** Algeria is an hour ahead of UTC all year round. */
const algeriaUtcOffsetMs = 3_600_000;

/** A moment as a field of day and time holds it, by the clocks of Algeria: '2026-11-21T10:00'; '' for none. */
export const toDateTimeLocal = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + algeriaUtcOffsetMs).toISOString().slice(0, 16) : '';

export const dayMs = 24 * 60 * 60 * 1000;
export const yearMs = 365 * dayMs;

/** The time a number of days later, 24 hours each. */
export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

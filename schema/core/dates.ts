export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
export const yearMs = 365 * dayMs;

/** The time a number of days later, 24 hours each. */
export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * dayMs);

import type { Prisma } from '../generated/client';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What every domain file is given: the transaction, the clock, and later the rows that others stand on. */
export interface SeedContext {
  db: Prisma.TransactionClient;
  now: Date;
  hashPassword: (plain: string) => Promise<string>;
}

export type FindId = (key: string) => number;

/** The moment so many days before `now`. */
export const daysAgo = ({ now }: Pick<SeedContext, 'now'>, days: number): Date =>
  new Date(now.getTime() - days * dayMs);

/** A full hour in Algiers (UTC+1, no summer time), so many days from `now`; negative days lie in the past. */
export function algiersTime({ now }: Pick<SeedContext, 'now'>, days: number, hourOfDay: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight + days * dayMs + (hourOfDay - 1) * hourMs);
}

export const addHours = (start: Date, hours: number): Date => new Date(start.getTime() + hours * hourMs);

/** What is not there yet: a second run adds nothing, and what people have edited since stays as it is. */
export function filterMissing<Wanted>(wanted: Wanted[], keyOf: (item: Wanted) => string, present: string[]): Wanted[] {
  const taken = new Set(present);
  return wanted.filter((item) => !taken.has(keyOf(item)));
}

/** A look-up that names what is missing; a typing error in the content should not end as a foreign key error. */
export function createLookup<Row>(what: string, rows: Row[], keyOf: (row: Row) => string): (key: string) => Row {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => {
    const row = byKey.get(key);
    if (!row) throw new Error(`Demo data name an unknown ${what}: "${key}"`);
    return row;
  };
}

import type { Prisma } from '../generated/client';
import { dayMs, hourMs } from '../../schema/contract/text/format/dateTime';

/** Transaction, clock and password hashing, passed to every seed file. */
export interface SeedContext {
  db: Prisma.TransactionClient;
  now: Date;
  hashPassword: (plain: string) => Promise<string>;
  /** Stores an uploaded file; without it, rows of files have no content. */
  storeFile?: (key: string, content: Buffer, type: string) => Promise<void>;
}

export type FindId = (key: string) => number;

export const daysAgo = ({ now }: Pick<SeedContext, 'now'>, days: number): Date =>
  new Date(now.getTime() - days * dayMs);

/** A full hour in Algiers (UTC+1, no daylight saving), `days` from `now`; negative days are in the past. */
export function algiersTime({ now }: Pick<SeedContext, 'now'>, days: number, hourOfDay: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight + days * dayMs + (hourOfDay - 1) * hourMs);
}

export const addHours = (start: Date, hours: number): Date => new Date(start.getTime() + hours * hourMs);

/** Items whose key does not exist yet, so that a second run neither adds nor overwrites rows. */
export function filterMissing<Item>(items: readonly Item[], keyOf: (item: Item) => string, existing: string[]): Item[] {
  const existingKeys = new Set(existing);
  return items.filter((item) => !existingKeys.has(keyOf(item)));
}

/** Throws an error that names the missing key, instead of a later foreign key error. */
export function createLookup<Row>(entity: string, rows: Row[], keyOf: (row: Row) => string): (key: string) => Row {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (key) => {
    const row = byKey.get(key);
    if (!row) throw new Error(`Demo data refer to an unknown ${entity}: "${key}"`);
    return row;
  };
}

import { DatabaseError, type Pool } from 'pg';
import type { Prisma, PrismaClient } from '../generated/client';

/** A connection to the database besides Prisma's. */
export interface ReadSource {
  pool: Pick<Pool, 'query'>;
  /** Whether named prepared statements work: not on the embedded database. */
  canPrepare: boolean;
  /** Learns of each read as of one of Prisma: model, operation, arguments and rows. */
  onRead?: (model: Prisma.ModelName, operation: 'findMany', args: object, rows: object[]) => void;
}

const sources = new WeakMap<object, ReadSource>();

/** Lets statements of the client run through its pool, without Prisma's engine. */
export const registerReadSource = (db: PrismaClient, source: ReadSource): unknown => sources.set(db, source);

/** The same for an extended client, whose reads `onRead` observes. */
export function observeReads(db: PrismaClient, extended: PrismaClient, onRead: ReadSource['onRead']): void {
  const source = sources.get(db);
  if (source && onRead) sources.set(extended, { ...source, onRead });
}

/** Undefined for a transaction, whose statements need its connection. */
export const readSourceOf = (db: object): ReadSource | undefined => sources.get(db);

/** A statement with a name, which PostgreSQL parses and plans once per connection. */
export interface NamedStatement {
  name: string;
  text: string;
}

/** Runs a statement; in a transaction, through Prisma. */
export async function runStatement<Row extends object>(
  db: Pick<PrismaClient, '$queryRawUnsafe'>,
  { name, text }: NamedStatement,
  values: (number | string | null)[],
): Promise<Row[]> {
  const source = readSourceOf(db);
  // An observer learns of such a statement from Prisma.
  if (!source || source.onRead) return db.$queryRawUnsafe<Row[]>(text, ...values);
  const { rows } = await source.pool.query<Row>({ text, values, name: source.canPrepare ? name : undefined });
  return rows;
}

/** True for an error of PostgreSQL from a statement that ran without Prisma. */
export const isDriverError = (error: unknown): error is DatabaseError => error instanceof DatabaseError;

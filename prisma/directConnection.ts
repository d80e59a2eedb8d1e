import { DatabaseError, type Pool } from 'pg';
import type { Prisma, PrismaClient } from './generated/client';
import { LRUCache } from 'lru-cache';

/** The pool of a Prisma client, for statements that run without Prisma's engine. */
export interface DirectConnection {
  pool: Pick<Pool, 'query'>;
  /** As of the database. */
  supportsNamedStatements: boolean;
  /** Name of a repeated statement of `findMany`, `findFirst` or `count`, the same for all clients of the pool; absent: none has one. */
  nameOfRead?: (text: string) => string | undefined;
  /** As `nameOfRead`, of a list that a search has ranked: the words decide about the text, so that names are used up sooner. */
  nameOfSearch?: (text: string) => string | undefined;
  /** Learns of each read as of an operation of Prisma. */
  onRead?: (model: Prisma.ModelName, operation: 'findMany' | 'count', args: object, result: unknown) => void;
  /** Learns of each statement of {@link queryRows}. */
  onQuery?: (statement: Prisma.Sql) => void;
}

const connections = new WeakMap<object, DirectConnection>();

/** Lets statements of the client run through its pool. */
export const registerDirectConnection = (db: PrismaClient, connection: DirectConnection): unknown =>
  connections.set(db, connection);

/** Undefined for a transaction, whose statements need its connection. */
export const directConnectionOf = (db: object): DirectConnection | undefined => connections.get(db);

/**
 * As `$queryRaw`, without Prisma's engine, which costs more for many rows than the driver.
 * @param name of a statement whose text and best plan are always the same
 */
export async function queryRows<Row extends object>(
  db: Pick<PrismaClient, '$queryRaw'>,
  statement: Prisma.Sql,
  name?: string,
): Promise<Row[]> {
  const connection = directConnectionOf(db);
  if (!connection) return db.$queryRaw<Row[]>(statement);
  connection.onQuery?.(statement);
  const { text, values } = statement;
  const { rows } = await connection.pool.query<Row>({
    text,
    values,
    name: connection.supportsNamedStatements ? name : undefined,
  });
  return rows;
}

/** True for an error of PostgreSQL from a statement that ran without Prisma. */
export const isDriverError = (error: unknown): error is DatabaseError => error instanceof DatabaseError;

const maxCounted = 1_000;
const usesBeforeName = 3;

/** A plan for all values serves these badly: the best index depends on the searched text. */
const dependsOnValues = /\bI?LIKE\b|@@|<%|%>|similarity/i;

/**
 * Gives names to repeated statements: PostgreSQL parses and plans a named statement once per connection, which is more
 * than half of its work for short queries.
 * @param maxNames each connection of the server keeps the plans of all named statements, some ten kilobytes each
 * @returns the name of a statement; undefined for one that is planned each time
 */
export function createStatementNames(prefix: string, maxNames: number): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: maxCounted });
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= maxNames || dependsOnValues.test(sql)) return undefined;
    const count = (uses.get(sql) ?? 0) + 1;
    uses.set(sql, count);
    if (count < usesBeforeName) return undefined;
    uses.delete(sql);
    const name = `${prefix}_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

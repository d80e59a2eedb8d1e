import type { Pool } from 'pg';
import { allTables, changeLogRetentionMs } from '../../prisma/changeLog';

/** Knows which data changed between two checks of the change log. */
export interface ChangeTracker {
  /**
   * Resolves to the sequence number of a check that started after the call. Concurrent callers share one statement.
   * @throws the database's error; nothing from a cache may then be called fresh
   */
  check(): Promise<number>;
  /** True if no transaction that a later check found changed data of these scopes. Looks into memory only. */
  isUnchanged(sinceSequence: number, scopes: readonly string[]): boolean;
}

interface ChangeTrackerOptions {
  /** As of the database. */
  supportsNamedStatements: boolean;
  /** Scopes that are remembered; older changes count as changes of every scope. */
  maxScopes?: number;
}

/** Scope of a changed row: `table/key`. Readers of a row list `table/*` too, which a change of the whole table sets. */
export const rowScopeKey = (table: string, key: unknown): string => `${table}/${String(key)}`;
export const tableScopeKey = (table: string): string => `${table}/*`;

interface CheckRow {
  snapshot: string;
  /** Differs after a restart or a failover of the server, and in a restored database. */
  origin: string;
  /** Milliseconds since 1970 by the clock that prunes the change log. */
  at: string;
  /** Separated by spaces; null if nothing has changed. */
  scopes: string | null;
}

/** Changes of transactions that the statement sees and that were not visible in the snapshot of `$1` and `$2`. */
const checkSql = `
  SELECT pg_current_snapshot()::text AS snapshot,
    pg_postmaster_start_time()::text || ' ' || 'content_changes'::regclass::oid::text AS origin,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS at,
    (SELECT string_agg("scope", ' ') FROM (
      SELECT "scope" FROM "content_changes" WHERE "xid" >= $1::bigint
      UNION
      SELECT "scope" FROM "content_changes" WHERE "xid" = ANY ($2::bigint[])
    ) AS changes) AS scopes`;

/** Transactions from `end` on, and `running` ones, were not visible. */
interface Snapshot {
  end: string;
  running: string[];
}

/** Finds no changes: nothing is cached yet. */
const beforeFirstCheck: Snapshot = { end: '9223372036854775807', running: [] };

/** @param text as PostgreSQL prints it: "xmin:xmax:xid,xid" */
function parseSnapshot(text: string): Snapshot {
  const [, end = '', running = ''] = text.split(':');
  return { end, running: running.split(',').filter(Boolean) };
}

interface LastCheck extends Snapshot {
  origin: string;
  at: number;
}

/** Tracks the changes of all processes by statements against the change log, at most one at a time. */
export function createChangeTracker(
  pool: Pick<Pool, 'query'>,
  { supportsNamedStatements, maxScopes = 50_000 }: ChangeTrackerOptions,
): ChangeTracker {
  const statement = { text: checkSql, ...(supportsNamedStatements && { name: 'tayyar_check_changes' }) };
  const lastChanges = new Map<string, number>();
  let sequence = 0;
  /** Entries from before this check count as changed. */
  let oldestValidSequence = 0;
  let lastCheck: LastCheck | undefined;

  const noteChange = (scope: string): void => {
    // Inserted again, so that the map is ordered by sequence.
    lastChanges.delete(scope);
    lastChanges.set(scope, sequence);
  };

  const noteChanges = (scopes: readonly string[]): void => {
    for (const scope of scopes) {
      const slash = scope.indexOf('/');
      noteChange(scope);
      noteChange(slash < 0 ? tableScopeKey(scope) : scope.slice(0, slash));
    }
    for (const [scope, changedAt] of lastChanges) {
      if (lastChanges.size <= maxScopes) break;
      lastChanges.delete(scope);
      oldestValidSequence = changedAt;
    }
  };

  const forgetAll = (): void => {
    lastChanges.clear();
    oldestValidSequence = sequence;
  };

  /** Whether rows of the change log may be missing that belong between the two checks. */
  const isGap = (now: LastCheck): boolean =>
    !lastCheck ||
    lastCheck.origin !== now.origin ||
    BigInt(now.end) < BigInt(lastCheck.end) ||
    Math.abs(now.at - lastCheck.at) > changeLogRetentionMs / 2;

  const runCheck = async (): Promise<number> => {
    const { end, running } = lastCheck ?? beforeFirstCheck;
    const { rows } = await pool.query<CheckRow>({ ...statement, values: [end, running] });
    const [row] = rows;
    if (!row) throw new Error('The check of the change log returned no row');
    const now: LastCheck = { ...parseSnapshot(row.snapshot), origin: row.origin, at: Number(row.at) };
    sequence += 1;
    const scopes = row.scopes?.split(' ') ?? [];
    if (isGap(now) || scopes.includes(allTables)) forgetAll();
    else noteChanges(scopes);
    lastCheck = now;
    return sequence;
  };

  return {
    check: shareNextRun(runCheck),
    isUnchanged(sinceSequence, scopes) {
      if (sinceSequence < oldestValidSequence) return false;
      for (const scope of scopes) if ((lastChanges.get(scope) ?? 0) > sinceSequence) return false;
      return true;
    },
  };
}

/**
 * Runs one at a time. Callers get the result of the next run that starts after their call, and share it with each other
 * (group commit).
 */
function shareNextRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  // Requests that arrived in the same turn of the event loop share the run.
  const start = async (): Promise<Result> => {
    await current;
    await new Promise((resolve) => void setImmediate(resolve));
    next = undefined;
    const result = run();
    current = result.catch(() => undefined);
    return result;
  };
  return () => (next ??= start());
}

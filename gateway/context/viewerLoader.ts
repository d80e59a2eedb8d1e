import type { Pool, QueryConfig } from 'pg';
import type { Role } from '../../schema/contract/permissions';
import type { Viewer } from '../../schema/core/context';
import type { Database } from '../../prisma/client';
import { bounds } from '../../schema/contract/bounds';
import type { Config } from '../config';

export interface SessionKey {
  sessionId: string;
  userId: number;
}

/** The viewer of a session that has not ended, with an active account; null otherwise. */
export type FindViewer = (key: SessionKey) => Promise<Viewer | null>;

interface PendingLookup {
  key: SessionKey;
  resolve: (viewer: Viewer | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads sessions and their users, so that revocation and deactivation take effect immediately. Requests that arrive
 * during a statement share the next one, which starts after they arrived.
 */
export function createViewerLoader(
  { pool, supportsNamedStatements }: Pick<Database, 'pool' | 'supportsNamedStatements'>,
  { adminSecondFactor }: Pick<Config, 'adminSecondFactor'>,
): FindViewer {
  const statement: QueryConfig = {
    ...(supportsNamedStatements && { name: adminSecondFactor ? 'strict_session_viewers' : 'session_viewers' }),
    text: sessionSql(adminSecondFactor),
  };
  const pending: PendingLookup[] = [];
  let isReading = false;
  const readPending = async (): Promise<void> => {
    isReading = true;
    while (pending.length > 0) {
      const lookups = pending.splice(0, maxBatch);
      await readViewers(pool, statement, lookups).then(
        (viewers) => {
          for (const [index, { resolve }] of lookups.entries()) resolve(viewers.get(index) ?? null);
        },
        (error: unknown) => {
          for (const { reject } of lookups) reject(error);
        },
      );
    }
    isReading = false;
  };
  return (key) => {
    // An id above int4 would fail the statement for all sessions that share it.
    if (key.userId > bounds.id.max) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      pending.push({ key, resolve, reject });
      if (!isReading) void readPending();
    });
  };
}

const maxBatch = 100;

/** @param adminSecondFactor whether admins need a second factor */
const sessionSql = (adminSecondFactor: boolean): string => `SELECT k.n::int, u."role", ${
  adminSecondFactor
    ? `u."role" = 'admin' AND NOT EXISTS (
        SELECT 1 FROM "second_factors" f WHERE f."userId" = u."id" AND f."confirmedAt" IS NOT NULL)`
    : 'false'
}
  FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS k("sessionId", "userId", n)
  JOIN "sessions" s ON s."id" = k."sessionId" AND s."userId" = k."userId" AND s."expiresAt" > $3
  JOIN "users" u ON u."id" = s."userId" AND u."isActive"`;

/** @returns position in the lookups → viewer */
async function readViewers(
  pool: Pick<Pool, 'query'>,
  statement: QueryConfig,
  lookups: PendingLookup[],
): Promise<Map<number, Viewer>> {
  const { rows } = await pool.query<[number, Role, boolean]>({
    ...statement,
    values: [lookups.map(({ key }) => key.sessionId), lookups.map(({ key }) => key.userId), new Date()],
    rowMode: 'array',
  });
  return new Map(
    rows.flatMap(([position, role, mustSetUpSecondFactor]): [number, Viewer][] => {
      const key = lookups[position - 1]?.key;
      if (!key) return [];
      const viewer = { id: key.userId, role, sessionId: key.sessionId };
      return [[position - 1, mustSetUpSecondFactor ? { ...viewer, mustSetUpSecondFactor } : viewer]];
    }),
  );
}

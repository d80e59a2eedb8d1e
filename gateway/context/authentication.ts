import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { Pool, QueryConfig } from 'pg';
import { z } from 'zod';
import type { Database } from '../../prisma/client';
import { bounds } from '../../schema/contract/bounds';
import type { Role } from '../../schema/contract/permissions';
import type { Viewer } from '../../schema/core/context';
import { Problem } from '../../schema/core/problem';
import type { Config } from '../config';
import { requestState, type FastPathResponse, type SignedToken } from '../http/request';
import { hostCookieName } from '../middleware/publicUrl';
import { readCookie, serverCookieOptions, sessionCookieName } from './cookies';

const issuer = 'tayyar';
const audience = 'tayyar';
const algorithm = 'HS256';

/** jsonwebtoken accepts tokens without expiry and ids of any form. */
const tokenClaims = z.object({ jti: z.uuid(), exp: z.number(), sub: z.string().regex(/^\d{1,10}$/) });

/**
 * Keys by secret. Given a text, jsonwebtoken first tries to read it as a public key, which costs more than the signature.
 */
const keys = new Map<string, KeyObject>();

function toKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

export const signSessionToken = (sessionId: string, userId: number, expiresAt: Date, secret: string): string =>
  jwt.sign({ exp: Math.floor(expiresAt.getTime() / 1000) }, toKey(secret), {
    algorithm,
    issuer,
    audience,
    jwtid: sessionId,
    subject: String(userId),
  });

/**
 * Valid tokens of this process: of a known token only the expiry is checked here. Whether the session has ended is read
 * from the database on each request.
 */
const verifiedTokens = new LRUCache<string, SignedToken>({ max: 5_000 });

/** The claims of a token; null if the signature is invalid, the token has expired or it demands extensions. */
function verifySessionToken(token: string, secret: string): SignedToken | null {
  const cacheKey = `${secret} ${token}`;
  const known = verifiedTokens.get(cacheKey);
  if (known && known.expiresAt > Date.now() / 1000) return known;
  const verified = verifySignature(token, secret);
  if (verified) verifiedTokens.set(cacheKey, verified);
  return verified;
}

function verifySignature(token: string, secret: string): SignedToken | null {
  try {
    const { header, payload } = jwt.verify(token, toKey(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      complete: true,
    });
    const claims = tokenClaims.safeParse(payload).data;
    if (!claims || header.crit) return null;
    return { sessionId: claims.jti, userId: Number(claims.sub), expiresAt: claims.exp };
  } catch {
    return null;
  }
}

/** The token of a request if its signature is valid; the session may have ended. Verified once per request. */
export function readSignedToken(request: Request, secret: string): SignedToken | null {
  const state = requestState(request);
  if (state.signedToken !== undefined) return state.signedToken;
  const token = sentToken(request);
  return (state.signedToken = token ? verifySessionToken(token, secret) : null);
}

const sentToken = (request: Request): string | undefined =>
  request.headers.authorization === undefined
    ? readCookie(request, hostCookieName(request, sessionCookieName))
    : /^Bearer +([\w.-]+)$/i.exec(request.headers.authorization)?.[1];

interface AuthenticationDependencies {
  findViewer: FindViewer;
  /** Key that verifies tokens. */
  secret: string;
}

/**
 * The viewer of a request; null for a visitor. An invalid session cookie is cleared.
 * @throws Problem `notSignedIn` for an invalid Authorization header
 */
export async function authenticateRequest(
  dependencies: AuthenticationDependencies,
  request: Request,
  response: FastPathResponse,
): Promise<Viewer | null> {
  const token = readSignedToken(request, dependencies.secret);
  const viewer = token && (await dependencies.findViewer(token));
  if (request.headers.authorization !== undefined && !viewer) throw new Problem('notSignedIn');
  if (!viewer && sentToken(request) !== undefined) clearSessionCookie(request, response);
  return viewer;
}

export function clearSessionCookie(request: Request, response: FastPathResponse): void {
  response.clearCookie(hostCookieName(request, sessionCookieName), serverCookieOptions(request));
}

type SessionKey = Pick<SignedToken, 'sessionId' | 'userId'>;

/** The viewer of a session that has not ended, with an active account; null otherwise. */
type FindViewer = (key: SessionKey) => Promise<Viewer | null>;

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

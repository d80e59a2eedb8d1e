import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import type { SessionManager, Viewer } from '../../schema/core/context';
import { bounds } from '../../schema/contract/bounds';
import { periods } from '../../schema/contract/periods';
import { Problem } from '../../schema/core/errors';
import type { Config } from '../config';
import { requestState, type SignedToken, type FastPathResponse } from '../http/request';
import { hostCookieName } from '../middleware/publicUrl';
import type { FindViewer } from './viewerLoader';
import { loadOrCreateSecretFile } from '../storage/generatedSecret';
import { readCookie, serverCookieOptions, sessionCookieName, type Device } from './cookies';

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

export interface SessionDependencies {
  db: PrismaClient;
  findViewer: FindViewer;
  /** Key that signs and verifies tokens. */
  secret: string;
}

const sessionLifetimeMs = periods.sessionDays * 24 * 60 * 60 * 1000;

/**
 * The viewer of a request; null for a visitor. An invalid session cookie is cleared.
 * @throws Problem `notSignedIn` for an invalid Authorization header
 */
export async function authenticateRequest(
  dependencies: SessionDependencies,
  request: Request,
  response: FastPathResponse,
): Promise<Viewer | null> {
  const token = readSignedToken(request, dependencies.secret);
  const viewer = token && (await dependencies.findViewer(token));
  if (request.headers.authorization !== undefined && !viewer) throw new Problem('notSignedIn');
  if (!viewer && sentToken(request) !== undefined) clearSessionCookie(request, response);
  return viewer;
}

function clearSessionCookie(request: Request, response: FastPathResponse): void {
  response.clearCookie(hostCookieName(request, sessionCookieName), serverCookieOptions(request));
}

/** Opens and closes sessions: rows in the database, with the token in an httpOnly cookie. */
export function createSessionManager(
  dependencies: SessionDependencies,
  request: Request,
  response: FastPathResponse,
  viewer: Viewer | null,
  device: Device,
): SessionManager {
  const { db, secret } = dependencies;
  const deleteSession = async (): Promise<void> => {
    if (viewer) await db.session.deleteMany({ where: { id: viewer.sessionId } });
  };
  const manager: SessionManager = {
    async open({ id: userId, email, passwordHash }, { onNewDevice } = {}) {
      const session = { id: randomUUID(), userId, expiresAt: new Date(Date.now() + sessionLifetimeMs) };
      const userAgent = request.get('user-agent')?.slice(0, 300) ?? null;
      const insert = (tx: Prisma.TransactionClient) => insertSession(tx, { ...session, userAgent }, passwordHash);
      const isOpen =
        onNewDevice && device.idFor(email) === null
          ? await db.$transaction(async (tx) => (await insert(tx)) && (await onNewDevice(tx, userAgent), true))
          : await insert(db);
      if (!isOpen) return null;
      // A browser replaces its cookie, so that the previous token is unreachable; API clients may hold several.
      if (!request.headers.authorization) await deleteSession();
      await deleteExcessSessions(db, session);
      const token = signSessionToken(session.id, userId, session.expiresAt, secret);
      const options = { ...serverCookieOptions(request), maxAge: sessionLifetimeMs };
      response.cookie(hostCookieName(request, sessionCookieName), token, options);
      device.remember(email);
      return token;
    },
    async renew(account) {
      if (request.headers.authorization === undefined) await manager.open(account);
    },
    async close() {
      await deleteSession();
      clearSessionCookie(request, response);
    },
  };
  return manager;
}

interface NewSession {
  id: string;
  userId: number;
  userAgent: string | null;
  expiresAt: Date;
}

/**
 * Stores a session if the password is unchanged and the account is active. The row lock serializes concurrent password
 * changes, which delete this session or prevent it.
 */
async function insertSession(
  db: Prisma.TransactionClient,
  session: NewSession,
  passwordHash: string,
): Promise<boolean> {
  const { id, userId, userAgent, expiresAt } = session;
  const count = await db.$executeRaw`
    INSERT INTO "sessions" ("id", "userId", "userAgent", "expiresAt")
    SELECT ${id}::uuid, "id", ${userAgent}, ${expiresAt} FROM "users"
    WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash} AND "isActive" FOR SHARE`;
  return count === 1;
}

/** Deletes the user's expired sessions and the oldest ones beyond `bounds.sessionsPerUser`, but not the new one. */
async function deleteExcessSessions(db: PrismaClient, { id, userId }: { id: string; userId: number }): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "sessions" WHERE "userId" = ${userId} AND "id" <> ${id}::uuid AND ("expiresAt" < now() OR "id" IN (
      SELECT "id" FROM "sessions" WHERE "userId" = ${userId} AND "id" <> ${id}::uuid
      ORDER BY "createdAt" DESC, "id" OFFSET ${bounds.sessionsPerUser - 1}))`;
}

/**
 * The configured key, else one that is created once in the data folder (mode 0600), so that sessions survive a restart.
 * Concurrent processes use the same one.
 */
export function loadOrCreateSessionSecret({
  sessionSecret: configured,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  return configured ?? loadOrCreateSecretFile(dataDir, 'session-secret', () => randomBytes(48).toString('base64url'));
}

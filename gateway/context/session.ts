import { randomUUID } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { PrismaClient } from '../../prisma/generated/client';
import type { SessionManager, Viewer } from '../../schema/core/context';
import { limits } from '../../schema/contract/limits';
import { Problem } from '../../schema/core/errors';
import { readCookie, sessionCookieName } from './cookies';

const issuer = 'tayyar';
const audience = 'tayyar';
const algorithm = 'HS256';

/** jsonwebtoken accepts tokens that never expire and ids of any form; we don't. */
const tokenClaims = z.object({ jti: z.uuid(), exp: z.number() });

/** The bearer token of a session row. */
export const signSessionToken = (sessionId: string, userId: number, expiresAt: Date, secret: string): string =>
  jwt.sign({ exp: Math.floor(expiresAt.getTime() / 1000) }, secret, {
    algorithm,
    issuer,
    audience,
    jwtid: sessionId,
    subject: String(userId),
  });

/** The session that a token names; null for anything that we did not sign, or that has expired. */
function verifySessionToken(token: string, secret: string): string | null {
  try {
    const payload = jwt.verify(token, secret, { algorithms: [algorithm], issuer, audience });
    return tokenClaims.safeParse(payload).data?.jti ?? null;
  } catch {
    return null;
  }
}

export interface SessionDependencies {
  db: PrismaClient;
  /** Signs and verifies tokens. */
  secret: string;
}

const sessionLifetimeMs = limits.session.days * 24 * 60 * 60 * 1000;

/**
 * Who sends this request. A cookie that is worth nothing (any more) makes a visitor and is taken away.
 * @throws Problem `notSignedIn` for an Authorization header that is worth nothing: a program wants to know
 */
export async function authenticateRequest(
  keys: SessionDependencies,
  request: Request,
  response: Response,
): Promise<Viewer | null> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1];
    const viewer = token ? await findViewerByToken(keys, token) : null;
    if (!viewer) throw new Problem('notSignedIn');
    return viewer;
  }
  const cookie = readCookie(request, sessionCookieName);
  const viewer = cookie ? await findViewerByToken(keys, cookie) : null;
  if (cookie !== undefined && !viewer) response.clearCookie(sessionCookieName, sessionCookieOptions(request));
  return viewer;
}

/** The session row and its user in one statement: revocation and deactivation hold from the next request on. */
async function findViewerByToken({ db, secret }: SessionDependencies, token: string): Promise<Viewer | null> {
  const sessionId = verifySessionToken(token, secret);
  if (!sessionId) return null;
  const user = await db.user.findFirst({
    where: { isActive: true, sessions: { some: { id: sessionId, expiresAt: { gt: new Date() } } } },
    select: { id: true, role: true },
  });
  return user && { ...user, sessionId };
}

/** How this caller's sessions begin and end: rows in the database, the token in a cookie that scripts cannot read. */
export function createSessions(
  keys: SessionDependencies,
  request: Request,
  response: Response,
  viewer: Viewer | null,
): SessionManager {
  const { db, secret } = keys;
  const end = async (): Promise<void> => {
    if (viewer) await db.session.deleteMany({ where: { id: viewer.sessionId } });
  };
  return {
    async open({ id: userId, passwordHash }) {
      const session = { id: randomUUID(), userId, expiresAt: new Date(Date.now() + sessionLifetimeMs) };
      const userAgent = request.get('user-agent')?.slice(0, 300) ?? null;
      if (!(await insertSession(db, { ...session, userAgent }, passwordHash))) return null;
      // The browser's cookie is replaced, and nobody holds the former session's token; a program may hold several.
      if (!request.headers.authorization) await end();
      await deleteExcessSessions(db, session);
      const token = signSessionToken(session.id, userId, session.expiresAt, secret);
      response.cookie(sessionCookieName, token, { ...sessionCookieOptions(request), maxAge: sessionLifetimeMs });
      return token;
    },
    async close() {
      await end();
      response.clearCookie(sessionCookieName, sessionCookieOptions(request));
    },
  };
}

interface NewSession {
  id: string;
  userId: number;
  userAgent: string | null;
  expiresAt: Date;
}

/**
 * Stores a session, if the account still has this password and is active. The account's row is locked meanwhile: whoever
 * changes the password at the same time ends this session as well, or keeps it from beginning.
 */
async function insertSession(db: PrismaClient, session: NewSession, passwordHash: string): Promise<boolean> {
  const { id, userId, userAgent, expiresAt } = session;
  const count = await db.$executeRaw`
    INSERT INTO "sessions" ("id", "userId", "userAgent", "expiresAt")
    SELECT ${id}::uuid, "id", ${userAgent}, ${expiresAt} FROM "users"
    WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash} AND "isActive" FOR SHARE`;
  return count === 1;
}

/** Secure only over https, so that plain http://localhost works. */
const sessionCookieOptions = (request: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: request.secure,
});

/** Ends the person's expired sessions, and the oldest beyond `limits.session.perUser`; never the one just opened. */
async function deleteExcessSessions(db: PrismaClient, { id, userId }: { id: string; userId: number }): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "sessions" WHERE "userId" = ${userId} AND "id" <> ${id}::uuid AND ("expiresAt" < now() OR "id" IN (
      SELECT "id" FROM "sessions" WHERE "userId" = ${userId} AND "id" <> ${id}::uuid
      ORDER BY "createdAt" DESC, "id" OFFSET ${limits.session.perUser - 1}))`;
}

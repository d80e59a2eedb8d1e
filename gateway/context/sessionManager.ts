import { randomBytes, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../../schema/contract/bounds';
import { periods } from '../../schema/contract/periods';
import type { SessionManager, Viewer } from '../../schema/core/context';
import type { Config } from '../config';
import type { FastPathResponse } from '../http/request';
import { hostCookieName } from '../middleware/publicUrl';
import { loadOrCreateSecretFile } from '../storage/generatedSecret';
import { clearSessionCookie, signSessionToken } from './authentication';
import { serverCookieOptions, sessionCookieName, type Device } from './cookies';
import { dayMs } from '../../schema/contract/text/format/dateTime';

interface SessionDependencies {
  db: PrismaClient;
  /** Key that signs tokens. */
  secret: string;
}

const sessionLifetimeMs = periods.sessionDays * dayMs;

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

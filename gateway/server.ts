import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type Database } from '../prisma/client';
import { changeLogRetentionMs, pruneChangeLog } from '../prisma/changeLog';
import { migrate } from '../prisma/migrate';
import { hasUsers, seedDemo } from '../prisma/seed';
import { deleteUnusedUploads } from '../schema/uploads/uploads';
import { hashPassword } from '../schema/accounts/passwordHash';
import { answerBackupRequests } from './backup/backupRequestFile';
import { createApp, type AppDependencies } from './app';
import type { Config } from './config';
import { requestTimeoutMs } from './middleware/overloadProtection';
import { createViewCounter } from './pages/articleViews';
import { loadOrCreateSessionSecret } from './context/session';
import { createStorage, incomingFolder } from './storage/createStorage';
import { removeStaleUploads } from './uploads/receiveUpload';

export interface RunningServer {
  port: number;
  /** Whether the demo accounts can sign in. */
  hasDemoAccounts: boolean;
  /** Finishes pending requests, then closes the database. */
  close(): Promise<void>;
}

type ServerOptions = Pick<AppDependencies, 'log' | 'site' | 'sandboxFolder' | 'apiDocsFolder' | 'withoutPolicy'>;

/**
 * Opens, migrates and optionally seeds the database, and listens.
 * @throws Error when the database cannot be opened, or the port is in use (code EADDRINUSE)
 */
export async function startServer(config: Config, { log, ...options }: ServerOptions): Promise<RunningServer> {
  await assertPortIsFree(config);
  const shutdown = new AbortController();
  const onEvent = (event: string) => log.warn(event);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, onEvent });
  try {
    await migrate(database.pool);
    if (config.demoData) await seedIfEmpty(database);
    const viewCounter = createViewCounter(database.db, log);
    const app = await createApp({
      config,
      database,
      secret: loadOrCreateSessionSecret(config),
      log,
      viewCounter,
      shutdown: shutdown.signal,
      ...options,
    });
    // Limits how long slow senders hold a connection.
    const serverTimeouts = { requestTimeout: requestTimeoutMs, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
    const server = await listen(createServer(serverTimeouts, app), config);
    const stopCleanup = scheduleCleanup(database, config, log);
    const stopBackups =
      database.kind === 'embedded'
        ? answerBackupRequests({ pool: database.pool, storage: createStorage(config) }, config.dataDir, log)
        : () => Promise.resolve();
    const close = async (): Promise<void> => {
      stopCleanup();
      shutdown.abort();
      await stopBackups();
      await sleep(config.shutdownDelayMs);
      await closeGracefully(server);
      await viewCounter.flush();
      await database.close();
    };
    return { port: (server.address() as AddressInfo).port, hasDemoAccounts: await hasDemoAccounts(database), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const seedLockId = 7_204_511_906;

/** Seeds a database without users; an advisory lock makes concurrent gateways wait. */
async function seedIfEmpty({ db, pool, kind }: Database): Promise<void> {
  // The embedded database has one process and one connection, so that it needs no lock.
  const lockClient = kind === 'postgres' ? await pool.connect() : null;
  try {
    await lockClient?.query('SET statement_timeout = 0');
    await lockClient?.query('SELECT pg_advisory_lock($1)', [seedLockId]);
    if (!(await hasUsers(db))) await seedDemo(db, { now: new Date(), hashPassword });
  } finally {
    // Closing the connection releases the lock.
    lockClient?.release(true);
  }
}

const hasDemoAccounts = async ({ db }: Database): Promise<boolean> =>
  (await db.user.count({ where: { email: 'student@demo.dz', isActive: true } })) > 0;

async function listen(server: Server, { port, host }: Config): Promise<Server> {
  server.listen({ port, host });
  await once(server, 'listening');
  return server;
}

/** Fails before anything is opened or written. */
async function assertPortIsFree(config: Config): Promise<void> {
  const server = await listen(createServer(), config);
  await new Promise((resolve) => server.close(resolve));
}

const shutdownTimeoutMs = 15_000;

/** Time to read requests that were sent before the shutdown started. */
const drainDelayMs = 500;

async function closeGracefully(server: Server): Promise<void> {
  // Connections in the accept queue are answered and closed, not cut off.
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  await sleep(drainDelayMs);
  const closed = once(server, 'close');
  server.close();
  // Browsers keep idle connections open; they are closed without waiting.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const forceTimer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(forceTimer);
}

/** Views are unique per day; the counter keeps its value when the rows are deleted. */
const viewRetentionMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes expired sessions, old view rows, old change log rows, incomplete and unused uploads, once an hour. */
function scheduleCleanup({ db, pool }: Database, config: Config, log: Logger): () => void {
  const storage = createStorage(config);
  let snapshot: string | null = null;
  const pruneChanges = async (): Promise<void> => {
    snapshot = await pruneChangeLog(pool, snapshot);
  };
  const cleanUp = (): void => {
    Promise.all([
      db.session.deleteMany({ where: { expiresAt: { lt: new Date() } } }),
      db.blogPostView.deleteMany({ where: { day: { lt: new Date(Date.now() - viewRetentionMs) } } }),
      pruneChanges(),
      removeStaleUploads(incomingFolder(config)),
      deleteUnusedUploads(db, (key) => storage.delete(key)),
    ]).catch((err: unknown) => log.warn({ err }, 'cleaning'));
  };
  const timer = setInterval(cleanUp, changeLogRetentionMs).unref();
  return () => clearInterval(timer);
}

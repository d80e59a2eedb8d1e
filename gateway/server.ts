import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type Database } from '../prisma/client';
import { pruneChangeLog } from '../prisma/changeLog';
import { migrate } from '../prisma/migrate';
import { hasUsers, seedDemo } from '../prisma/seed';
import { hashPassword } from '../schema/accounts/passwordHash';
import { createApp, type AppDependencies } from './app';
import type { Config } from './config';
import { requestTimeoutMs } from './middleware/overloadProtection';
import { createViewCounter } from './pages/articleViews';
import { loadSessionSecret } from './context/sessionSecret';
import { incomingFolder } from './storage/createStorage';
import { removeStaleUploads } from './uploads/receiveUpload';

/** A gateway that answers requests. */
export interface RunningServer {
  port: number;
  /** Whether the demo accounts can sign in. */
  hasDemoAccounts: boolean;
  /** Lets requests in flight finish, then closes the database. */
  close(): Promise<void>;
}

type ServerOptions = Pick<AppDependencies, 'log' | 'site' | 'sandboxFolder' | 'apiDocsFolder' | 'withoutPolicy'>;

/**
 * Opens and migrates the database, seeds it where it is new and asked for, and listens.
 * @throws Error when the database can't be opened, or the port is taken (code EADDRINUSE)
 */
export async function startServer(config: Config, { log, ...surroundings }: ServerOptions): Promise<RunningServer> {
  await assertPortIsFree(config);
  const report = (event: string) => log.warn(event);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, onEvent: report });
  try {
    await migrate(database.pool);
    if (config.demoData) await seedIfEmpty(database);
    const readings = createViewCounter(database.db, log);
    const app = await createApp({
      config,
      database,
      secret: loadSessionSecret(config),
      log,
      viewCounter: readings,
      ...surroundings,
    });
    // Slow senders don't hold a connection for ever.
    const patience = { requestTimeout: requestTimeoutMs, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
    const server = await listen(createServer(patience, app), config);
    const stopCleaning = scheduleCleanup(database, config, log);
    const close = async (): Promise<void> => {
      stopCleaning();
      await closeGracefully(server);
      await readings.flush();
      await database.close();
    };
    return { port: (server.address() as AddressInfo).port, hasDemoAccounts: await hasDemoAccounts(database), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const seedLockId = 7_204_511_906;

/** Never on a database that has users. Of several gateways that start at once one seeds, and the others wait for it. */
async function seedIfEmpty({ db, pool, kind }: Database): Promise<void> {
  // The embedded database has one process and one connection: nobody to wait for, and nothing to wait on.
  const guard = kind === 'postgres' ? await pool.connect() : null;
  try {
    await guard?.query('SET statement_timeout = 0');
    await guard?.query('SELECT pg_advisory_lock($1)', [seedLockId]);
    if (!(await hasUsers(db))) await seedDemo(db, { now: new Date(), hashPassword });
  } finally {
    // With the connection its lock goes.
    guard?.release(true);
  }
}

const hasDemoAccounts = async ({ db }: Database): Promise<boolean> =>
  (await db.user.count({ where: { email: 'student@demo.dz', isActive: true } })) > 0;

async function listen(server: Server, { port, host }: Config): Promise<Server> {
  server.listen({ port, host });
  await once(server, 'listening');
  return server;
}

/** Says so at once, before anything is opened and written. */
async function assertPortIsFree(config: Config): Promise<void> {
  const server = await listen(createServer(), config);
  await new Promise((resolve) => server.close(resolve));
}

const shutdownTimeoutMs = 15_000;

/** Long enough to read what had been sent when the end was announced. */
const drainDelayMs = 500;

async function closeGracefully(server: Server): Promise<void> {
  // Connections that wait to be accepted would be cut off with the listener: answer them, and keep none of them.
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  await sleep(drainDelayMs);
  const closed = once(server, 'close');
  server.close();
  // A browser keeps its connection after the last answer: it is closed then, not waited for.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}

/** A view of the day counts once a browser; the number stays when its rows go. */
const viewRetentionMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Once an hour goes what is worth nothing any more: expired sessions, who read what long ago, what tells of writes, and
 * uploads that never arrived whole.
 */
function scheduleCleanup({ db, pool }: Database, config: Config, log: Logger): () => void {
  const clean = (): void => {
    Promise.all([
      db.session.deleteMany({ where: { expiresAt: { lt: new Date() } } }),
      db.blogPostView.deleteMany({ where: { day: { lt: new Date(Date.now() - viewRetentionMs) } } }),
      pruneChangeLog(pool),
      removeStaleUploads(incomingFolder(config)),
    ]).catch((err: unknown) => log.warn({ err }, 'cleaning'));
  };
  const timer = setInterval(clean, 60 * 60 * 1000).unref();
  return () => clearInterval(timer);
}

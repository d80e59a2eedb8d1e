import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type Database } from '../prisma/client';
import { forgetOldWrites } from '../prisma/freshness';
import { migrate } from '../prisma/migrate';
import { hasUsers, seedDemo } from '../prisma/seed';
import { hashPassword } from '../schema/accounts/password';
import { createApp, type Services } from './app';
import type { Config } from './config';
import { longestRequestMs } from './patience';
import { readingCounter } from './readings';
import { sessionSecret } from './secret';
import { incomingFolder } from './storage/storage';
import { removeLeftOvers } from './uploads/receive';

/** A gateway that answers requests. */
export interface Running {
  port: number;
  /** Whether the demo accounts can sign in. */
  demo: boolean;
  /** Lets requests in flight finish, then closes the database. */
  close(): Promise<void>;
}

type Surroundings = Pick<Services, 'log' | 'site' | 'sandboxFolder' | 'withoutPolicy'>;

/**
 * Opens and migrates the database, seeds it where it is new and asked for, and listens.
 * @throws Error when the database can't be opened, or the port is taken (code EADDRINUSE)
 */
export async function serve(config: Config, { log, ...surroundings }: Surroundings): Promise<Running> {
  await assertPortIsFree(config);
  const report = (event: string) => log.warn(event);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, report });
  try {
    await migrate(database.pool);
    if (config.demoData) await seed(database);
    const readings = readingCounter(database.db, log);
    const app = await createApp({ config, database, secret: sessionSecret(config), log, readings, ...surroundings });
    // Slow senders don't hold a connection for ever.
    const patience = { requestTimeout: longestRequestMs, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
    const server = await listening(createServer(patience, app), config);
    const stopCleaning = keepClean(database, config, log);
    const close = async (): Promise<void> => {
      stopCleaning();
      await drained(server);
      await readings.flush();
      await database.close();
    };
    return { port: (server.address() as AddressInfo).port, demo: await hasDemoAccounts(database), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const seedLock = 7_204_511_906;

/** Never on a database that has users. Of several gateways that start at once one seeds, and the others wait for it. */
async function seed({ db, pool, kind }: Database): Promise<void> {
  // The embedded database has one process and one connection: nobody to wait for, and nothing to wait on.
  const guard = kind === 'postgres' ? await pool.connect() : null;
  try {
    await guard?.query('SET statement_timeout = 0');
    await guard?.query('SELECT pg_advisory_lock($1)', [seedLock]);
    if (!(await hasUsers(db))) await seedDemo(db, { now: new Date(), hashPassword });
  } finally {
    // With the connection its lock goes.
    guard?.release(true);
  }
}

const hasDemoAccounts = async ({ db }: Database): Promise<boolean> =>
  (await db.user.count({ where: { email: 'student@demo.dz', isActive: true } })) > 0;

async function listening(server: Server, { port, host }: Config): Promise<Server> {
  server.listen({ port, host });
  await once(server, 'listening');
  return server;
}

/** Says so at once, before anything is opened and written. */
async function assertPortIsFree(config: Config): Promise<void> {
  const server = await listening(createServer(), config);
  await new Promise((resolve) => server.close(resolve));
}

const graceMs = 15_000;

/** Long enough to read what had been sent when the end was announced. */
const lastCallMs = 500;

async function drained(server: Server): Promise<void> {
  // Connections that wait to be accepted would be cut off with the listener: answer them, and keep none of them.
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  await sleep(lastCallMs);
  const closed = once(server, 'close');
  server.close();
  // A browser keeps its connection after the last answer: it is closed then, not waited for.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}

/** A view of the day counts once a browser; the number stays when its rows go. */
const viewsKeptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Once an hour goes what is worth nothing any more: expired sessions, who read what long ago, what tells of writes, and
 * uploads that never arrived whole.
 */
function keepClean({ db, pool }: Database, config: Config, log: Logger): () => void {
  const clean = (): void => {
    Promise.all([
      db.session.deleteMany({ where: { expiresAt: { lt: new Date() } } }),
      db.articleView.deleteMany({ where: { day: { lt: new Date(Date.now() - viewsKeptMs) } } }),
      forgetOldWrites(pool),
      removeLeftOvers(incomingFolder(config)),
    ]).catch((err: unknown) => log.warn({ err }, 'cleaning'));
  };
  const timer = setInterval(clean, 60 * 60 * 1000).unref();
  return () => clearInterval(timer);
}

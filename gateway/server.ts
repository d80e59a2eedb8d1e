import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type Database } from '../prisma/client';
import { changeLogRetentionMs, pruneChangeLog } from '../prisma/changeLog';
import { migrate } from '../prisma/migrate';
import { hasUsers } from '../prisma/seed/hasUsers';
import { createMissingSiteDocuments } from '../prisma/seed/siteDocuments';
import { hashPassword } from '../schema/accounts/passwords/passwordHash';
import { answerBackupRequests } from './backup/backupRequestFile';
import { createApp, type AppDependencies } from './app';
import type { Config } from './config';
import type { Limits } from './limits';
import { requestTimeoutMs } from './middleware/requestLimits';
import { workerConnections } from './jobs/serverWorker';
import { createCheckoutObserver } from './payments/checkoutObserver';
import { startJobWorker } from './jobs/startJobWorker';
import { warnWithoutContactDetails } from './observability/contactDetailsWarning';
import { logMigration } from './observability/log';
import { createMetrics } from './observability/metrics';
import { createBlogPostViewBuffer } from './context/blogPostViewBuffer';
import { loadOrCreateSessionSecret } from './context/sessionManager';
import { createFileWriter, createStorage, incomingFolder } from './storage/createStorage';
import { removeStaleUploads } from './uploads/receiveUpload';

interface RunningServer {
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
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase({ url, dataDir, onEvent, poolSize: poolSizeFor(config) });
  try {
    await migrate(database.pool, { onApplied: logMigration(log) });
    await createMissingSiteDocuments(database.db);
    if (config.production) await warnWithoutContactDetails(database.db, log);
    if (config.demoData) await seedIfEmpty(database, config);
    const viewBuffer = createBlogPostViewBuffer(database.db, log);
    const secret = loadOrCreateSessionSecret(config);
    const metrics = createMetrics(database.pool);
    const app = await createApp({
      config,
      database,
      secret,
      log,
      viewBuffer,
      metrics,
      shutdown: shutdown.signal,
      ...options,
    });
    // Limits how long slow senders hold a connection.
    const serverTimeouts = {
      requestTimeout: requestTimeoutMs,
      headersTimeout: config.limits.headersTimeoutMs,
      keepAliveTimeout: 65_000,
    };
    const server = await listen(createServer(serverTimeouts, app), config);
    closeSilentConnections(server, config.limits);
    const stopCleanup = scheduleCleanup(database, config, log);
    const jobs = config.jobs
      ? startJobWorker(
          config,
          database,
          secret,
          log,
          (result) => metrics.mails.inc({ result }),
          createCheckoutObserver(log, metrics),
        )
      : null;
    const stopBackups =
      database.kind === 'embedded'
        ? answerBackupRequests({ pool: database.pool, storage: createStorage(config) }, config.dataDir, log)
        : () => Promise.resolve();
    const close = async (): Promise<void> => {
      stopCleanup();
      shutdown.abort();
      askToReconnect(server);
      await stopBackups();
      await sleep(config.shutdownDelayMs);
      await Promise.all([closeGracefully(server), jobs?.close()]);
      await options.site?.close?.();
      await viewBuffer.flush();
      await database.close();
    };
    return { port: (server.address() as AddressInfo).port, hasDemoAccounts: await hasDemoAccounts(database), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const requestConnections = 10;

/** A worker holds connections all the time; requests are not to wait for them. */
const poolSizeFor = ({ jobs }: Pick<Config, 'jobs'>): number => requestConnections + (jobs ? workerConnections : 0);

const seedLockId = 7_204_511_906;

/** Seeds a database without users; an advisory lock makes concurrent gateways wait. */
async function seedIfEmpty({ db, pool, kind }: Database, config: Config): Promise<void> {
  // The embedded database has one process and one connection, so that it needs no lock.
  const lockClient = kind === 'postgres' ? await pool.connect() : null;
  try {
    await lockClient?.query('SET statement_timeout = 0');
    await lockClient?.query('SELECT pg_advisory_lock($1)', [seedLockId]);
    if (await hasUsers(db)) return;
    const { seedDemo } = await import('../prisma/seed');
    await seedDemo(db, { now: new Date(), hashPassword, storeFile: createFileWriter(config) });
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

/** Node limits the time of headers from their first byte on. */
function closeSilentConnections(server: Server, { headersTimeoutMs }: Limits): void {
  server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), headersTimeoutMs).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}

/** From now on each response ends its connection, so that none is cut off with a request on its way. */
function askToReconnect(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
}

const shutdownTimeoutMs = 15_000;

/** Time for clients to use their connections once more, and to read requests that were sent before the shutdown started. */
const drainDelayMs = 1000;

async function closeGracefully(server: Server): Promise<void> {
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

/** Deletes what each process cleans for itself, once an hour: old change log rows and incomplete uploads. */
function scheduleCleanup({ pool }: Database, config: Config, log: Logger): () => void {
  let snapshot: string | null = null;
  const pruneChanges = async (): Promise<void> => {
    snapshot = await pruneChangeLog(pool, snapshot);
  };
  const cleanUp = (): void => {
    Promise.all([pruneChanges(), removeStaleUploads(incomingFolder(config))]).catch((err: unknown) =>
      log.warn({ err }, 'cleaning'),
    );
  };
  const timer = setInterval(cleanUp, changeLogRetentionMs).unref();
  return () => clearInterval(timer);
}

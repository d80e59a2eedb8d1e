import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Logger } from 'pino';
import { openDatabase } from '../../prisma/client';
import { migrate } from '../../prisma/migrate';
import { ConfigurationError, type Config } from '../config';
import { parseCookies } from '../context/cookies';
import { loadOrCreateSessionSecret } from '../context/sessionManager';
import { createErrorHandler } from '../errors/errorHandler';
import { logMigration } from '../observability/log';
import { createMetrics } from '../observability/metrics';
import { monitoringRouter } from '../observability/monitoringRouter';
import { createErrorLogger } from '../observability/log';
import { createCheckoutObserver } from '../payments/checkoutObserver';
import { startJobWorker } from './startJobWorker';

interface RunningWorker {
  port: number;
  /** Waits for running jobs, at most some seconds, then closes the database. */
  close(): Promise<void>;
}

/** Connections of the jobs themselves, besides those that a worker holds. */
const poolSize = 6;

/**
 * Runs the jobs of a PostgreSQL database in a process without requests. It answers /livez, /readyz and /metrics.
 * @throws ConfigurationError without PostgreSQL, or without the address of the site
 * @throws Error when the database cannot be opened, or the port is in use (code EADDRINUSE)
 */
export async function startWorkerProcess(config: Config, log: Logger): Promise<RunningWorker> {
  assertWorkerConfig(config);
  const onEvent = (event: string) => log.warn(event);
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase({ url, dataDir, onEvent, poolSize });
  try {
    await migrate(database.pool, { onApplied: logMigration(log) });
    const metrics = createMetrics(database.pool);
    const shutdown = new AbortController();
    const secret = loadOrCreateSessionSecret(config);
    const app = express().disable('x-powered-by');
    app.use(parseCookies(secret));
    app.use(monitoringRouter({ config, db: database.db, metrics, shutdown: shutdown.signal }));
    app.use((_request, response) => void response.status(404).type('text/plain').send('not found'));
    app.use(createErrorHandler(createErrorLogger(log)));
    const server = createServer(app).listen({ port: config.port, host: config.host });
    await once(server, 'listening');
    const worker = startJobWorker(
      config,
      database,
      secret,
      log,
      (result) => metrics.mails.inc({ result }),
      createCheckoutObserver(log, metrics),
    );
    return {
      port: (server.address() as AddressInfo).port,
      async close() {
        shutdown.abort();
        await worker.close();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function assertWorkerConfig({ databaseUrl, publicUrl }: Config): void {
  const issues = [
    databaseUrl ? null : 'DATABASE_URL is needed: the embedded database has one process, which runs its jobs itself',
    publicUrl ? null : 'PUBLIC_URL is needed: the address of the site in mails',
  ].filter((issue) => issue !== null);
  if (issues.length > 0) throw new ConfigurationError(issues);
}

import { resolveFromRoot } from '../prisma/projectRoot';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { ConfigurationError, readConfig, type Config } from '../gateway/config';
import { createLogger } from '../gateway/observability/log';
import { startServer, type RunningServer } from '../gateway/server';
import { loadWebsite } from '../gateway/pages/loadWebsite';

/*
 * The built gateway, as `npm start` runs it. Without configuration it is the demonstration; an operator sets
 * NODE_ENV=production.
 */

/** The configuration and the server after a successful start. */
interface StartResult {
  config: Config;
  server: RunningServer;
}

/** Starts the server; it drains and closes on SIGTERM and SIGINT. A start that fails prints its reason and exits with 1. */
async function runServer(dist: string): Promise<StartResult> {
  try {
    const config = readConfig();
    const log = createLogger(config);
    const site = await loadWebsite(dist, {
      workers: config.renderWorkers,
      onWorkerCrash: (err) => log.error({ err }, 'a render worker ended'),
    });
    const running = await startServer(config, {
      log,
      site,
      sandboxFolder: join(dist, 'sandbox'),
      apiDocsFolder: join(dist, 'apiDocs'),
    });
    handleSignals(running, log);
    return { config, server: running };
  } catch (error) {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exit(1);
  }
}

function startupErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or choose another one: PORT=3001 npm start`;
  if (code === 'EACCES' && port) return `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`;
  return error instanceof ConfigurationError ? error.message : `The server could not start: ${error.message}`;
}

/** Longer than draining requests and closing the database take. */
const forcedExitMs = 30_000;

function handleSignals(running: RunningServer, log: Logger): void {
  // A lost connection may reject a promise without handler; the process continues.
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  // A second signal ends the process at once.
  closeWithGrace({ delay: forcedExitMs, logger: log, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'uncaught exception');
    else log.info({ signal }, 'ending');
    await running.close();
  });
}

const { config, server } = await runServer(resolveFromRoot('dist'));
const address = `http://${config.host ?? 'localhost'}:${server.port}`;
console.log(`\nTayyar is running at ${address}`);
if (!config.production) console.log(`GraphQL sandbox: ${address}/graphql`);
if (server.hasDemoAccounts) {
  console.log('\nSign in with one of the demo accounts, password demo-1234:');
  for (const role of ['student', 'trainer', 'admin']) console.log(`  ${role}@demo.dz`);
}

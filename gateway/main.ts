import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { ConfigurationError, readConfig, type Config } from './config';
import { createLogger } from './observability/log';
import { startServer, type RunningServer } from './server';
import { loadWebsite } from './pages/website';

/** What the process tells its operator once it answers. */
export interface StartResult {
  config: Config;
  server: RunningServer;
}

/**
 * The process: reads the configuration, serves what was built into `dist`, and ends in order on SIGTERM or SIGINT. Where
 * it cannot start it says why in a sentence and exits with 1.
 */
export async function runServer(dist: string): Promise<StartResult> {
  try {
    const config = readConfig();
    const log = createLogger(config);
    const site = await loadWebsite(dist);
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

/** Longer than the server takes to drain and to close the database. */
const forcedExitMs = 30_000;

function handleSignals(running: RunningServer, log: Logger): void {
  // A lost connection may reject a promise that nothing waits for: the process goes on.
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  // A second signal ends the process at once.
  closeWithGrace({ delay: forcedExitMs, logger: log, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'uncaught exception');
    else log.info({ signal }, 'ending');
    await running.close();
  });
}

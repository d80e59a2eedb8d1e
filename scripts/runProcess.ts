import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { ConfigurationError, readConfig, type Config } from '../gateway/config';
import { createLogger } from '../gateway/observability/log';
import { resolveFromRoot } from '../prisma/projectRoot';

interface RunningProcess {
  port: number;
  close(): Promise<void>;
}

/** Growth of a heap between full collections. With much memory in the machine, V8 waits for four times what is in use. */
const heapGrowthPercent = 150;

/**
 * Starts a process that runs until SIGTERM or SIGINT and then closes in order. A start that fails prints its reason and
 * exits with 1.
 * @returns the configuration, the log and the result of the start
 */
export async function runProcess<Running extends RunningProcess>(
  start: (config: Config, log: Logger) => Promise<Running>,
): Promise<{ config: Config; running: Running; log: Logger }> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  try {
    const config = readConfig();
    const log = createLogger(config);
    const running = await start(config, log);
    handleSignals(running, log);
    return { config, running, log };
  } catch (error) {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exit(1);
  }
}

export const addressOf = ({ host }: Config, { port }: RunningProcess): string =>
  `http://${host ?? 'localhost'}:${port}`;

/** In production, a line of the log with the version and the address of the site; else a text for people. */
export function reportStart(
  { config, running, log }: { config: Config; running: RunningProcess; log: Logger },
  event: string,
  text: string,
): void {
  const { version } = JSON.parse(readFileSync(resolveFromRoot('package.json'), 'utf8')) as { version: string };
  if (config.production) log.info({ version, publicUrl: config.publicUrl, port: running.port }, event);
  else console.log(text);
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

function handleSignals(running: RunningProcess, log: Logger): void {
  // A lost connection may reject a promise without handler; the process continues.
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  // A second signal ends the process at once.
  closeWithGrace({ delay: forcedExitMs, logger: log, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'uncaught exception');
    else log.info({ signal }, 'ending');
    await running.close();
  });
}

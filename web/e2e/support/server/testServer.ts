import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../../scripts/freePort';

export interface DatabaseLocation {
  /** Folder of the server's files, and of the embedded database without `databaseUrl`. */
  dataDir: string;
  /** Address of a PostgreSQL database. */
  databaseUrl?: string;
}

/** The account at the card provider. */
interface CardAccount {
  url: string;
  key: string;
}

/** A server in a child process, started like `npm start`. */
export interface TestServer {
  origin: string;
  output(): string;
  /** Sends SIGTERM and waits for the end of the process. */
  stop(): Promise<void>;
  /** Sends SIGKILL to the process and its children. */
  kill(): Promise<void>;
}

const startTimeoutMs = 180_000;

/**
 * Starts the production build with demo data and waits until it is ready. Rebuilds a stale build first.
 * @param cards without it, cards are not offered
 */
export async function startTestServer(database: DatabaseLocation, cards?: CardAccount): Promise<TestServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, startArguments(), {
    env: {
      ...inheritedEnvironment(),
      ...databaseEnvironment(database),
      ...(cards && { CHARGILY_URL: cards.url, CHARGILY_KEY: cards.key }),
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that its children are killed with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    sendSignal(child, signal);
    await exited;
  };
  const server = { origin, output: () => output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  await waitUntilReady(server, child);
  return server;
}

/** Arguments of `npm start` without npm, which does not forward all signals. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' node ')[1]?.split(' ') ?? [];
}

async function waitUntilReady(server: TestServer, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${server.output()}`);
    const response = await fetch(`${server.origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await pause(100);
  }
  await server.kill();
  throw new Error(`The server was not ready in time:\n${server.output()}`);
}

const databaseEnvironment = ({ dataDir, databaseUrl }: DatabaseLocation): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** Without the variables that configure the server or come from the test runner. */
const inheritedEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(NODE_ENV|DATABASE_URL|DATA_DIR|PORT|PUBLIC_URL|SMTP_URL|MAIL_FROM|JOBS|ADMIN_SECOND_FACTOR|CHARGILY_.*|S3_.*|TEST_.*|PLAYWRIGHT_.*|PW_.*|NODE_OPTIONS)$/.test(
          name,
        ),
    ),
  );

const sendSignal = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid !== undefined) process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
};

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where a server under test keeps its data: the embedded database's folder, or an address of PostgreSQL. */
export type Place = { dataDir: string } | { databaseUrl: string };

/** A server of our own as people start it, in its own process. */
export interface RunningServer {
  origin: string;
  /** Everything that it has printed. */
  output(): string;
  /** Ends it as an operator would, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const startsWithin = 180_000;

/** Starts the built site (building it first where it is stale), seeded with the demo data, and waits until it is ready. */
export async function aServer(place: Place): Promise<RunningServer> {
  const port = await aFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'serve'], {
    env: { ...untouched(), ...environment(place), PORT: String(port), RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    signalGroup(child, signal);
    await gone;
  };
  const server = { origin, output: () => output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  await readiness(server, child);
  return server;
}

async function readiness(server: RunningServer, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startsWithin;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${server.output()}`);
    const answer = await fetch(`${server.origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  await server.kill();
  throw new Error(`The server was not ready in time:\n${server.output()}`);
}

const environment = (place: Place): Record<string, string> =>
  'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };

/** The environment without what would make the server another one than a newcomer's, or the runner's own settings. */
const untouched = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|DATABASE_URL|DATA_DIR|PORT|VITEST.*|TEST|NODE_OPTIONS)$/.test(name),
    ),
  );

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid !== undefined) process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
};

/** A port that nobody listens on at the moment. */
async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

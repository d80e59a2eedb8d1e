import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateCertificateKey } from '../../../gateway/certificates/credential/certificateKeys';
import { resolveFromRoot } from '../../../prisma/projectRoot';
import { findFreePort } from '../../freePort';
import type { CleanUp } from '../cleanUp';

/** A measured server in a process of its own. */
export interface Target {
  port: number;
  pid: number;
  /** Ends the process and waits for it. */
  stop(): Promise<void>;
}

/** The key with which the servers sign and verify sessions. */
export const sessionSecret = 'benchmark-secret-benchmark-secret-0123456789';

/** Authorizes reading the metrics of the product. */
export const metricsToken = 'benchmark-metrics-token';

export const startStaticServer = (cleanUp: CleanUp): Promise<Target> => startChild('staticServer', [], cleanUp);

export const startHandWrittenServer = (databaseUrl: string, cleanUp: CleanUp): Promise<Target> =>
  startChild('handWrittenServer', [databaseUrl, sessionSecret], cleanUp);

async function startChild(name: string, args: string[], cleanUp: CleanUp): Promise<Target> {
  const child = fork(resolveFromRoot(`scripts/bench/children/${name}.ts`), args, { execArgv: ['--import', 'tsx'] });
  const target = { port: 0, ...toTarget(child, cleanUp) };
  const exited = once(child, 'exit').then(() => {
    throw new Error(`${name} ended early`);
  });
  exited.catch(() => undefined);
  target.port = (await Promise.race([once(child, 'message'), exited]))[0] as number;
  return target;
}

/**
 * Starts the built product as in production. The limit of requests is on but out of reach; the log goes to /dev/null.
 * @param nodeArguments options of Node.js
 */
export async function startProduct(
  databaseUrl: string,
  cleanUp: CleanUp,
  nodeArguments: string[] = [],
): Promise<Target> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...nodeArguments, resolveFromRoot('dist/gateway/serve.js')], {
    env: { PATH: process.env.PATH, ...productEnvironment(databaseUrl, port) },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C reaches the benchmark only, which ends its servers itself.
    detached: true,
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const target = { port, ...toTarget(child, cleanUp) };
  for (;;) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`The product ended with ${ended}:\n${errors}`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return target;
    await sleep(50);
  }
}

const productEnvironment = (databaseUrl: string, port: number): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  MALLOC_TRIM_THRESHOLD_: '131072',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: sessionSecret,
  CERTIFICATE_KEYS: generateCertificateKey().secretKey,
  METRICS_TOKEN: metricsToken,
  REQUESTS_PER_MINUTE: '999999999',
});

function toTarget(child: ChildProcess, cleanUp: CleanUp): Pick<Target, 'pid' | 'stop'> {
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  cleanUp.add(stop);
  return { pid: child.pid ?? 0, stop };
}

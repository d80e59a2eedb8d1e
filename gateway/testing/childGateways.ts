import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { createTestGateway, testSessionSecret } from './testGateway';

/**
 * Two gateways in processes of their own over one new database of PostgreSQL, and the makers of rows in it: races show only
 * where more than one process asks a database that works in parallel.
 */
export async function startTwoGateways() {
  const home = await createTestGateway();
  const gateways = await Promise.all([startChildGateway(home.database.url), startChildGateway(home.database.url)]);
  let turn = 0;

  /** POST with JSON, to the one and the other by turns. */
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> => {
    const { port } = gateways[(turn += 1) % gateways.length] as ChildGateway;
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  };
  const close = async (): Promise<void> => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await home.close();
  };
  return { ...home, post, close };
}

interface ChildGateway {
  port: number;
  stop(): Promise<void>;
}

async function startChildGateway(databaseUrl: string): Promise<ChildGateway> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET: testSessionSecret, ...childEnvironment };
  const child = fork(resolveFromRoot('gateway/testing/childServer.ts'), { execArgv: ['--import', 'tsx'], env });
  const gone = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), gone]);
  if (child.exitCode !== null) throw new Error(`A gateway ended with ${child.exitCode}`);
  return {
    port: Number(told[0]),
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const childEnvironment = {
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO_DATA: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
};

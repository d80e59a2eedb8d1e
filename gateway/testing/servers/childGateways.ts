import { createTestGateway, testSessionSecret } from '../testGateway';
import { startChildProgram } from './childProgram';

/**
 * Starts two gateway processes on one new PostgreSQL database, for tests of race conditions. Returns fixtures for it.
 * @param environment settings that differ from those of the tests
 */
export async function startTwoGateways(environment: Record<string, string> = {}) {
  const gateway = await createTestGateway();
  const gateways = await Promise.all([
    startChildGateway(gateway.database.url, environment),
    startChildGateway(gateway.database.url, environment),
  ]);
  let requestCount = 0;

  /** Sends JSON to the gateways in turn. */
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> => {
    const { port } = gateways[(requestCount += 1) % gateways.length] as ChildGateway;
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  };
  /** Ends the first process with `kill -9` and starts another one in its place. */
  const replaceKilled = async (): Promise<void> => {
    await gateways[0].stop();
    gateways[0] = await startChildGateway(gateway.database.url, environment);
  };
  const close = async (): Promise<void> => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await gateway.close();
  };
  return { ...gateway, post, replaceKilled, close };
}

interface ChildGateway {
  port: number;
  stop(): Promise<void>;
}

async function startChildGateway(databaseUrl: string, environment: Record<string, string>): Promise<ChildGateway> {
  const gatewayEnvironment = { DATABASE_URL: databaseUrl, SESSION_SECRET: testSessionSecret, ...childEnvironment };
  const env = { ...process.env, ...gatewayEnvironment, ...environment };
  const { firstMessage, kill } = await startChildProgram('childServer', env);
  return { port: Number(firstMessage), stop: kill };
}

const childEnvironment = {
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO_DATA: 'off',
  JOBS: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
};

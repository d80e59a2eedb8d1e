import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../prisma/client';
import { readMigrations } from '../prisma/migrationFiles';
import { resolveFromRoot } from '../prisma/projectRoot';
import { createBlankDatabase, createScratchDatabase } from '../prisma/testing/scratchDatabase';
import { readConfig } from './config';
import { startServer } from './server';

const serverOptions = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };

function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tayyar-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const readTestConfig = (env: NodeJS.ProcessEnv) =>
  readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: createTempFolder(), ...env });
const startTestServer = (env: NodeJS.ProcessEnv) => startServer(readTestConfig(env), serverOptions);
const postgresUrl = process.env.TEST_DATABASE_URL;

/** Settings of a server without demo data: on a copy of a migrated database where there is a PostgreSQL server, which is quicker. */
async function migratedDatabase(): Promise<NodeJS.ProcessEnv> {
  if (!postgresUrl) return { DEMO_DATA: 'off' };
  const { url, close } = await createScratchDatabase(postgresUrl);
  onTestFinished(close);
  return { DEMO_DATA: 'off', DATABASE_URL: url };
}

const login = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.dz', password: 'demo-1234' }),
  });

test('migrates and seeds a new database, says so in the log, and finishes pending requests on shutdown', async () => {
  const lines: { msg: string; migration?: string }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const running = await startServer(readTestConfig({}), { ...serverOptions, log });
  const applied = lines.filter(({ msg }) => msg === 'migration applied').map(({ migration }) => migration);
  const migrations = await readMigrations(resolveFromRoot('prisma/migrations'));
  expect(applied).toEqual(migrations.map(({ name }) => name));
  expect(running.hasDemoAccounts).toBe(true);
  const pendingRequest = request(`http://127.0.0.1:${running.port}/api/courses`, {
    headers: { expect: '100-continue' },
  });
  pendingRequest.flushHeaders();
  // The server has read the headers: from here on the request is in flight.
  await once(pendingRequest, 'continue');
  const closed = running.close();
  pendingRequest.end();
  const [response] = (await once(pendingRequest, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  await closed;
  await expect(login(running.port)).rejects.toThrow();
}, 60_000);

test('in production the start warns of missing contact details', async () => {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  const config = readTestConfig(await migratedDatabase());
  const running = await startServer({ ...config, production: true }, { ...serverOptions, log });
  await running.close();
  expect(warnings.join('')).toContain('no contact details of its own');
}, 60_000);

test('/readyz turns 503 at the start of a shutdown, while requests are still answered', async () => {
  const running = await startTestServer({ ...(await migratedDatabase()), SHUTDOWN_DELAY: '1' });
  const get = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`);
  expect((await get('/readyz')).status).toBe(200);
  const closed = running.close();
  const [ready, live, api] = [await get('/readyz'), await get('/livez'), await get('/api/courses')];
  expect([ready.status, live.status, api.status]).toEqual([503, 200, 200]);
  expect(ready.headers.get('retry-after')).toBe('5');
  await closed;
}, 60_000);

test('a shutdown asks clients to reconnect, so that no connection is cut off', async () => {
  const running = await startTestServer({ ...(await migratedDatabase()), SHUTDOWN_DELAY: '1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const connectionOf = async (path: string) => {
    const [response] = (await once(
      request(`http://127.0.0.1:${running.port}${path}`, { agent }).end(),
      'response',
    )) as [IncomingMessage];
    await once(response.resume(), 'end');
    return response.headers.connection;
  };
  const paths = ['/livez', '/api/courses', '/api/COURSES'];
  for (const path of paths) expect(await connectionOf(path)).toBe('keep-alive');
  const closed = running.close();
  for (const path of paths) expect(await connectionOf(path)).toBe('close');
  await closed;
}, 60_000);

test('a connection that sends nothing is closed', async () => {
  const config = readTestConfig(await migratedDatabase());
  const limits = { ...config.limits, headersTimeoutMs: 50 };
  const running = await startServer({ ...config, limits }, serverOptions);
  const socket = connect(running.port, '127.0.0.1').resume();
  await once(socket, 'close');
  await running.close();
}, 60_000);

test('rejects a used port before it creates any file', async () => {
  const occupyingServer = createServer().listen(0, '127.0.0.1');
  await once(occupyingServer, 'listening');
  const dataDir = join(createTempFolder(), 'data');
  const { port } = occupyingServer.address() as AddressInfo;
  await expect(startTestServer({ PORT: String(port), DATA_DIR: dataDir })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(existsSync(dataDir)).toBe(false);
  occupyingServer.close();
});

test.runIf(postgresUrl)(
  'concurrent gateways seed an empty database once',
  async () => {
    const { url, drop } = await createBlankDatabase(postgresUrl ?? '');
    onTestFinished(drop);
    const gateways = await Promise.all([1, 2, 3].map(() => startTestServer({ DATABASE_URL: url })));
    const { db, close } = await openDatabase({ url });
    const logins = await Promise.all(gateways.map(({ port }) => login(port)));
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.user.count({ where: { email: 'admin@demo.dz' } })).toBe(1);
    await Promise.all([close(), ...gateways.map((gateway) => gateway.close())]);
  },
  60_000,
);

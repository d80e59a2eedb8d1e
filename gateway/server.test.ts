import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../prisma/client';
import { createBlankDatabase } from '../prisma/testing/scratchDatabase';
import { readConfig } from './config';
import { startServer } from './server';

const serverOptions = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };

function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tayyar-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const startTestServer = (env: NodeJS.ProcessEnv) =>
  startServer(readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: createTempFolder(), ...env }), serverOptions);
const login = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.dz', password: 'demo-1234' }),
  });

test('a new database is seeded and answers; what was asked before the end is answered', async () => {
  const running = await startTestServer({});
  expect(running.hasDemoAccounts).toBe(true);
  const asked = request(`http://127.0.0.1:${running.port}/api/courses`, { headers: { expect: '100-continue' } });
  asked.flushHeaders();
  // The server has read the headers: from here on the request is in flight.
  await once(asked, 'continue');
  const closed = running.close();
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  await closed;
  await expect(login(running.port)).rejects.toThrow();
}, 60_000);

test('a taken port is said before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const dataDir = join(createTempFolder(), 'data');
  const { port } = other.address() as AddressInfo;
  await expect(startTestServer({ PORT: String(port), DATA_DIR: dataDir })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(existsSync(dataDir)).toBe(false);
  other.close();
});

const postgresUrl = process.env.TEST_DATABASE_URL;

test.runIf(postgresUrl)(
  'gateways that start at once on an empty server seed it once',
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

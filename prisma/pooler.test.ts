import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client';
import { migrate } from './migrate';
import { createBlankDatabase } from './testing/scratchDatabase';
import { createTempFolder } from './testing/tempFolder';

const server = process.env.TEST_DATABASE_URL;
const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  return port;
}

/** PgBouncer in front of a database, with its default settings in session mode; returns the URL. */
async function startPooler(databaseUrl: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const [folder, listenPort] = [await createTempFolder(), await findFreePort()];
  const target = { host: hostname, port: port || '5432', user: username, ...(password && { password }) };
  const parameters = Object.entries(target).map(([name, value]) => `${name}=${decodeURIComponent(value)}`);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    auth_type: 'any',
    pool_mode: 'session',
    unix_socket_dir: '',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  await chmod(folder, 0o755);
  await writeFile(file, ['[databases]', `* = ${parameters.join(' ')}`, '[pgbouncer]', ...lines].join('\n'), {
    mode: 0o644,
  });
  // It refuses to run as root.
  const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const pooler = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...ids });
  onTestFinished(() => stop(pooler));
  await waitForLine(pooler, 'process up');
  return `postgresql://${username}@127.0.0.1:${listenPort}${pathname}`;
}

async function waitForLine({ stderr }: ChildProcess, text: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    stderr?.on('data', (chunk) => (output += String(chunk)).includes(text) && resolve());
    stderr?.once('end', () => reject(new Error(`PgBouncer ended: ${output}`)));
  });
}

async function stop(pooler: ChildProcess): Promise<void> {
  const ended = once(pooler, 'exit');
  pooler.kill('SIGKILL');
  await ended;
}

test.runIf(server && hasPooler)(
  'PgBouncer in session mode with its defaults: migrations, named statements, the time zone and the limits',
  async () => {
    const blank = await createBlankDatabase(server ?? '');
    onTestFinished(blank.drop);
    const database = await openDatabase({ url: await startPooler(blank.url), poolSize: 4 });
    onTestFinished(() => database.close());
    await migrate(database.pool);
    const readSessions = async () => {
      const { rows } = await database.pool.query<{ zone: string; timeout: string }>(
        `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS timeout`,
      );
      return rows;
    };
    expect((await Promise.all([1, 2, 3, 4].map(readSessions))).flat()).toEqual(
      Array.from({ length: 4 }, () => ({ zone: 'UTC', timeout: '15s' })),
    );
    // Frequent statements are prepared by name on each connection.
    const reads = Array.from({ length: 60 }, (_, id) =>
      database.db.user.findMany({ where: { id }, select: { id: true } }),
    );
    expect((await Promise.all(reads)).flat()).toEqual([]);
    const createdAt = new Date('2026-07-05T23:30:00.123Z');
    const { id } = await database.db.category.create({ data: { name: 'a', nameAr: 'ا', slug: 'a', createdAt } });
    expect(await database.db.category.findUnique({ where: { id } })).toMatchObject({ createdAt });
  },
  60_000,
);

import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { migrate } from '../../../prisma/migrate';
import { readMigrations } from '../../../prisma/migrationFiles';
import { resolveFromRoot } from '../../../prisma/projectRoot';
import type { CleanUp } from '../cleanUp';
import { fillDatabase } from './fillDatabase';
import { dataSizes, type DataSizeName } from './sizes';

const namePrefix = 'tayyar_bench_';

interface BenchDatabaseOptions {
  /** URL of a PostgreSQL server whose user may create databases. */
  server: string;
  size: DataSizeName;
  /** Keeps the filled database as a template, and starts from it when it exists. */
  reuse: boolean;
  cleanUp: CleanUp;
}

/**
 * Creates a filled database, which the clean-up drops.
 * @returns its URL
 * @throws Error if PostgreSQL does not answer or its user may not create databases
 */
export async function createBenchDatabase({ server, size, reuse, cleanUp }: BenchDatabaseOptions): Promise<string> {
  await assertReachable(server);
  const name = `${namePrefix}${randomBytes(4).toString('hex')}`;
  const url = withDatabase(server, name);
  cleanUp.add(() => runOnServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  const template = reuse ? await templateName(size) : undefined;
  if (template && (await databaseExists(server, template))) {
    await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    return url;
  }
  await runOnServer(server, `CREATE DATABASE ${name}`);
  await migrate(url);
  await withClient(url, (client) => fillDatabase(client, dataSizes[size]));
  if (template) await runOnServer(server, `CREATE DATABASE ${template} TEMPLATE ${name}`);
  return url;
}

async function assertReachable(server: string): Promise<void> {
  const { host } = new URL(server);
  await runOnServer(server, 'SELECT 1').catch((error: unknown) => {
    const { code = '', message } = error as Error & { code?: string };
    throw new Error(`PostgreSQL does not answer at ${host}: ${message || code}. Start it, or set TEST_DATABASE_URL.`);
  });
}

/** Changes with the migrations and the generated rows. */
async function templateName(size: DataSizeName): Promise<string> {
  const hash = createHash('sha256');
  for (const { checksum } of await readMigrations(resolveFromRoot('prisma/migrations'))) hash.update(checksum);
  for (const file of ['content', 'counters', 'fillDatabase', 'sizes'])
    hash.update(readFileSync(resolveFromRoot(`scripts/bench/database/${file}.ts`)));
  return `${namePrefix}template_${size}_${hash.digest('hex').slice(0, 10)}`;
}

async function databaseExists(server: string, name: string): Promise<boolean> {
  const { rowCount } = await withClient(server, (client) =>
    client.query('SELECT FROM pg_database WHERE datname = $1', [name]),
  );
  return Boolean(rowCount);
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

const runOnServer = (server: string, sql: string): Promise<void> =>
  withClient(server, async (client) => void (await client.query(sql)));

/** Runs work with a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'tayyar-bench' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

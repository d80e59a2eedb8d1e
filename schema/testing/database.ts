import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase, type Database } from '../../prisma/client';
import { startEmbedded } from '../../prisma/embedded';
import { migrate } from '../../prisma/migrate';
import { readMigrations } from '../../prisma/migrations';
import { projectPath } from '../../prisma/place';

/**
 * A migrated, empty database of the caller's own: on the server that TEST_DATABASE_URL names, else in memory.
 * `close` also removes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server) : openDatabase({ template: await embeddedTemplate() });
}

/** Migrating takes seconds and copying does not: the empty database is made once for each state of the migrations. */
async function embeddedTemplate(): Promise<string> {
  const folder = join(projectPath('node_modules'), '.cache', 'tayyar');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${await fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const embedded = await startEmbedded();
  await migrate(embedded.url);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await embedded.dump());
  renameSync(draft, file);
  await embedded.close();
  return file;
}

async function onServer(server: string): Promise<Database> {
  const name = `tayyar_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = await serverTemplate(server);
  await command(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const database = await openDatabase({ url: naming(server, name), poolSize: 20 });
  const close = async () => {
    await database.close();
    await command(server, `DROP DATABASE "${name}" WITH (FORCE)`);
  };
  return { ...database, close };
}

async function serverTemplate(server: string): Promise<string> {
  const name = `tayyar_template_${await fingerprint()}`;
  const pool = new Pool({ connectionString: server, max: 1 });
  try {
    // Test files run side by side; one of them makes the template. An advisory lock is known to one database only.
    await pool.query('SELECT pg_advisory_lock(72707370)');
    const { rowCount } = await pool.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) {
      await pool.query(`DROP DATABASE IF EXISTS "${name}_draft"`);
      await pool.query(`CREATE DATABASE "${name}_draft" TEMPLATE template0`);
      await migrate(naming(server, `${name}_draft`));
      await pool.query(`ALTER DATABASE "${name}_draft" RENAME TO "${name}"`);
    }
    return name;
  } finally {
    await pool.end();
  }
}

async function fingerprint(): Promise<string> {
  const migrations = await readMigrations(projectPath('prisma/migrations'));
  const checksums = migrations.map(({ checksum }) => checksum).join();
  return createHash('sha256').update(checksums).digest('hex').slice(0, 16);
}

async function command(server: string, sql: string): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 });
  await pool.query(sql).finally(() => pool.end());
}

function naming(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

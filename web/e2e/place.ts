import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Place } from './server';

/** A place for a server's data that is empty now and gone after `remove()`. */
export interface ScratchPlace {
  place: Place;
  remove(): Promise<void>;
}

/** A new folder for the embedded database, or a new database beside the one that E2E_DATABASE_URL names. */
export const aScratchPlace = (): Promise<ScratchPlace> =>
  process.env.E2E_DATABASE_URL ? aScratchDatabase(process.env.E2E_DATABASE_URL) : aScratchFolder();

async function aScratchFolder(): Promise<ScratchPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyar-e2e-'));
  return { place: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function aScratchDatabase(url: string): Promise<ScratchPlace> {
  const name = `tayyar_e2e_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  // Arabic is searched by trigrams, which the locale C would not cut.
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const remove = () => administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { place: { databaseUrl: own.href }, remove };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import { resolve } from 'node:path';
import { createBackup } from '../gateway/backup/createBackup';
import { requestBackup } from '../gateway/backup/backupRequestFile';
import { readManifest } from '../gateway/backup/manifest';
import { readConfig, type Config } from '../gateway/config';
import { createStorage } from '../gateway/storage/createStorage';
import { openDatabase, type Database } from '../prisma/client';
import { LockedError } from '../prisma/pglite/folderLock';

/* `npm run backup -- <folder>` writes the configured database and its uploads to a new folder, also while servers run. */

async function backUp(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Give a new folder for the backup: npm run backup -- <folder>');
  const folder = resolve(name);
  const config = readConfig();
  const database = await openUnlessInUse(config);
  if (database)
    await createBackup({ pool: database.pool, storage: createStorage(config) }, folder).finally(() => database.close());
  else await requestBackup(config.dataDir, folder);
  const { tables, uploads, missingUploads } = await readManifest(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables, ${uploads.length} uploads.`);
  if (missingUploads.length > 0) console.warn(`Uploads without a file: ${missingUploads.join(', ')}`);
}

/** Undefined if a server has the embedded database open. */
async function openUnlessInUse({ databaseUrl, dataDir }: Config): Promise<Database | undefined> {
  try {
    return await openDatabase({ url: databaseUrl, dataDir });
  } catch (error) {
    if (error instanceof Error && error.cause instanceof LockedError) return undefined;
    throw error;
  }
}

backUp().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

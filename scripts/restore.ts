import { resolve } from 'node:path';
import { restoreBackup } from '../gateway/backup/restoreBackup';
import { readConfig } from '../gateway/config';
import { createStorage, incomingFolder } from '../gateway/storage/createStorage';
import { openDatabase } from '../prisma/client';

/* `npm run restore -- <folder>` fills the configured database, which must be empty, from a backup. */

async function restore(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Give the folder of a backup: npm run restore -- <folder>');
  const config = readConfig();
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    const target = { pool: database.pool, storage: createStorage(config), incomingFolder: incomingFolder(config) };
    const { tables, uploads, createdAt } = await restoreBackup(target, resolve(name));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored the backup of ${createdAt}: ${rows} rows of ${tables.length} tables, ${uploads.length} uploads.`,
    );
  } finally {
    await database.close();
  }
}

restore().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

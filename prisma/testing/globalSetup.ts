import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { blankTemplate, migratedTemplate } from './databaseTemplate';
import { runFolder } from './runFolder';
import { dropTestDatabases } from './scratchDatabase';

/**
 * Creates the databases that tests start from once for all test processes; later runs find them in `.cache`.
 * @returns drops the run's databases on the server and deletes its files
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  process.env.TEST_RUN_ID = randomBytes(4).toString('hex');
  await migratedTemplate();
  await blankTemplate();
  return async () => {
    await rm(runFolder(), { recursive: true, force: true });
    if (server) await dropTestDatabases(server);
  };
}

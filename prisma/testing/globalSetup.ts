import { randomBytes } from 'node:crypto';
import { blankTemplate, migratedTemplate } from './databaseTemplate';
import { dropTestDatabases } from './scratchDatabase';

/**
 * Creates the databases that tests start from once for all test processes; later runs find them in `.cache`.
 * @returns drops the run's databases on the server
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  process.env.TEST_RUN_ID = randomBytes(4).toString('hex');
  await migratedTemplate();
  await blankTemplate();
  return async () => {
    if (server) await dropTestDatabases(server);
  };
}

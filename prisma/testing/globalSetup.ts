import { blankTemplate, migratedTemplate } from './databaseTemplate';

/** Creates the databases that tests start from once for all test processes; later runs find them in `.cache`. */
export async function setup(): Promise<void> {
  await migratedTemplate();
  await blankTemplate();
}

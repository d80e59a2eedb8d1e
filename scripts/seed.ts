import { createFileWriter } from '../gateway/storage/createStorage';
import { seedDemo } from '../prisma/seed';
import { hashPassword } from '../schema/accounts/passwords/passwordHash';
import { runDatabaseCommand } from './runDatabaseCommand';

/* `npm run db:seed` adds what is missing of the demo data to the configured database. */

await runDatabaseCommand(async ({ config, database }) => {
  if (!config.demoData)
    throw new Error('The demo accounts have a known password: set DEMO_DATA=on to add them in production.');
  await seedDemo(database.db, { now: new Date(), hashPassword, storeFile: createFileWriter(config) });
  console.log('The database has the demo data.');
});

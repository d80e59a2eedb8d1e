import { readConfig, type Config } from '../gateway/config';
import { openDatabase, type Database } from '../prisma/client';
import { migrate } from '../prisma/migrate';

interface DatabaseCommand {
  config: Config;
  database: Database;
  applied: string[];
}

/** Runs a command on the configured database after migrating it. An error is printed and sets the exit code. */
export async function runDatabaseCommand(command: (context: DatabaseCommand) => Promise<void> | void): Promise<void> {
  try {
    const config = readConfig();
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
    try {
      await command({ config, database, applied: await migrate(database.pool) });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import type { Database } from '../../prisma/client';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';

/** A migrated, empty database on the server of TEST_DATABASE_URL, else in memory. */
export const openTestDatabase = (): Promise<Database> => createScratchDatabase(process.env.TEST_DATABASE_URL);

import type { Database } from '../../prisma/client';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';

/** A migrated, empty database of the caller's own: on the server that TEST_DATABASE_URL names, else in memory. */
export const openTestDatabase = (): Promise<Database> => createScratchDatabase(process.env.TEST_DATABASE_URL);

import type { Database } from '../../prisma/client';
import { scratchDatabase } from '../../prisma/testing/scratch';

/** A migrated, empty database of the caller's own: on the server that TEST_DATABASE_URL names, else in memory. */
export const openTestDatabase = (): Promise<Database> => scratchDatabase(process.env.TEST_DATABASE_URL);

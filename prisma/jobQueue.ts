import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** Discards the messages of graphile-worker: failures reach the caller as errors. */
const silentLogger = new Logger(() => () => undefined);

/** Creates or updates the tables and functions of the job queue, in the schema `graphile_worker`. */
export const migrateJobQueue = (pgPool: Pool): Promise<void> => runMigrations({ pgPool, logger: silentLogger });

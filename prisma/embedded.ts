import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { newAddress } from './pglite/address';
import { InUse, lock } from './pglite/lock';
import { keepRunning } from './pglite/supervisor';

export interface EmbeddedOptions {
  /** Folder that holds the database and its lock; without it the database lives in memory and ends with the process. */
  dataDir?: string;
  /** A file with what `dump()` gave, to begin with; ignored by a data folder that has a database already. */
  template?: string;
  /** Milliseconds after which a query that blocks the database is ended, and the database with it. */
  hangLimit?: number;
  /** Told when the database ended by itself, and when it is back. */
  report?: (event: string) => void;
}

export interface Embedded {
  /** Understood by pg, Prisma and psql. Take one connection at a time: all of them share one session. */
  url: string;
  /** Whether its data outlives the process. */
  durable: boolean;
  /** The whole database as a tar.gz, to be a `template`. */
  dump(): Promise<Uint8Array>;
  /** Checkpoint, close, unlock. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL inside this process (PGlite), reachable by the ordinary protocol.
 *
 * What it has acknowledged survives the end of the process, also by kill -9, but not a power cut: it never waits for the disk.
 * If its thread dies or hangs, a database in a folder is started again under the same address; meanwhile connections fail.
 * @throws Error when the folder is in use by a living process, or the database cannot be opened
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const { hangLimit = 60_000, report = () => undefined } = options;
  const home = options.dataDir ? await claimed(options.dataDir) : undefined;
  const address = newAddress();
  const data = { ...address.data, folder: home?.folder, template: options.template };
  const release = (): void => {
    address.remove();
    home?.release();
  };
  try {
    const running = await keepRunning(data, hangLimit, report);
    return {
      url: address.url(running.engine().port),
      durable: home !== undefined,
      dump: () => running.engine().dump(),
      close: () => running.close().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function claimed(dataDir: string): Promise<{ folder: string; release: () => void }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Two spellings of one folder must meet in one lock.
  const real = realpathSync(dataDir);
  try {
    return { folder: join(real, 'database'), release: await lock(join(real, 'database.lock')) };
  } catch (error) {
    if (!(error instanceof InUse)) throw error;
    throw new Error(
      `The embedded database in ${real} is in use: ${error.message}. Two processes would destroy it: stop the other one, ` +
        'give this one another folder (DATA_DIR), or use PostgreSQL (DATABASE_URL).',
    );
  }
}

import { mkdirSync, realpathSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineOptions } from './engine';
import { superviseEngine } from './engineSupervisor';
import { LockedError, acquireFolderLock } from './folderLock';

export interface EmbeddedDatabaseOptions {
  /** Folder that holds the database and its lock; without it the database lives in memory and ends with the process. */
  dataDir?: string;
  /** A file with what `dump()` gave, to begin with; ignored by a data folder that has a database already. */
  template?: string;
  /** Milliseconds after which a query that blocks the database is ended, and the database with it. */
  hangTimeoutMs?: number;
  /** Told when the database ended by itself, and when it is back. */
  onEvent?: (event: string) => void;
}

export interface EmbeddedDatabase {
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
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions = {}): Promise<EmbeddedDatabase> {
  const { hangTimeoutMs = 60_000, onEvent = () => undefined } = options;
  const home = options.dataDir ? await lockDataFolder(options.dataDir) : undefined;
  const address = createDatabaseAddress();
  const data = { ...address.data, folder: home?.folder, template: options.template };
  const release = (): void => {
    address.remove();
    home?.release();
  };
  try {
    const running = await superviseEngine(data, hangTimeoutMs, onEvent);
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

async function lockDataFolder(dataDir: string): Promise<{ folder: string; release: () => void }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Two spellings of one folder must meet in one lock.
  const real = realpathSync(dataDir);
  try {
    return { folder: join(real, 'database'), release: await acquireFolderLock(join(real, 'database.lock')) };
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(
      `The embedded database in ${real} is in use: ${error.message}. Two processes would destroy it: stop the other one, ` +
        'give this one another folder (DATA_DIR), or use PostgreSQL (DATABASE_URL).',
    );
  }
}

/** Where an embedded database is reached. */
interface DatabaseAddress {
  data: EngineOptions;
  url(port: number): string;
  remove(): void;
}

/** A socket in a folder that only this account may enter; where such sockets don't exist or don't fit, a free loopback port. */
function createDatabaseAddress(): DatabaseAddress {
  const folder = mkdtempSync(join(tmpdir(), 'tayyar-'));
  const path = join(folder, '.s.PGSQL.5432');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // The kernel's limit on a socket's path: 104 bytes on macOS, 108 on Linux.
  if (process.platform !== 'win32' && Buffer.byteLength(path) < 104)
    return {
      data: { path },
      url: () => `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      remove,
    };
  return { data: { port: 0 }, url: (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`, remove };
}

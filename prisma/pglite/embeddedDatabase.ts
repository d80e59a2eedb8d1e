import { mkdirSync, realpathSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineOptions } from './engine';
import { superviseEngine } from './engineSupervisor';
import { LockedError, acquireFolderLock } from './folderLock';

export interface EmbeddedDatabaseOptions {
  /** Folder of the database and its lock; without it the database is in memory. */
  dataDir?: string;
  /** A file written from `dump()` to start from; ignored if the folder already contains a database. */
  template?: string;
  /** Milliseconds after which a query that blocks the engine terminates and restarts it. */
  hangTimeoutMs?: number;
  /** Called when the engine stops unexpectedly and when it is back. */
  onEvent?: (event: string) => void;
}

export interface EmbeddedDatabase {
  /** For pg, Prisma and psql. Use one connection at a time: all share one session. */
  url: string;
  /** True if the data outlives the process. */
  durable: boolean;
  /** The whole database as tar.gz, usable as `template`. */
  dump(): Promise<Uint8Array>;
  /** Runs a checkpoint, closes and unlocks. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL in this process (PGlite) with a PostgreSQL socket.
 * Acknowledged data survives a killed process, but not a power failure: PGlite does not fsync.
 * If the engine dies or hangs, a database in a folder is restarted at the same address; until then connections fail.
 * @throws Error if another process uses the folder or the database cannot be opened
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions = {}): Promise<EmbeddedDatabase> {
  const { hangTimeoutMs = 60_000, onEvent = () => undefined } = options;
  const lock = options.dataDir ? await lockDataFolder(options.dataDir) : undefined;
  const address = createDatabaseAddress();
  const engineOptions = { ...address.data, folder: lock?.folder, template: options.template };
  const release = (): void => {
    address.remove();
    lock?.release();
  };
  try {
    const supervised = await superviseEngine(engineOptions, hangTimeoutMs, onEvent);
    return {
      url: address.url(supervised.engine().port),
      durable: lock !== undefined,
      dump: () => supervised.engine().dump(),
      close: () => supervised.close().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function lockDataFolder(dataDir: string): Promise<{ folder: string; release: () => void }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Resolve symbolic links so that each folder has exactly one lock.
  const realPath = realpathSync(dataDir);
  try {
    return { folder: join(realPath, 'database'), release: await acquireFolderLock(join(realPath, 'database.lock')) };
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new Error(
      `The embedded database in ${realPath} is in use: ${error.message}. Two processes would corrupt it: stop the other one, ` +
        'give this one another folder (DATA_DIR), or use PostgreSQL (DATABASE_URL).',
    );
  }
}

/** Socket path or port of an embedded database. */
interface DatabaseAddress {
  data: EngineOptions;
  url(port: number): string;
  remove(): void;
}

/** A Unix socket in a private folder; a free loopback port where sockets are unavailable or the path is too long. */
function createDatabaseAddress(): DatabaseAddress {
  const folder = mkdtempSync(join(tmpdir(), 'tayyar-'));
  const path = join(folder, '.s.PGSQL.5432');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Maximum length of a socket path: 104 bytes on macOS, 108 on Linux.
  if (process.platform !== 'win32' && Buffer.byteLength(path) < 104)
    return {
      data: { path },
      url: () => `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      remove,
    };
  return { data: { port: 0 }, url: (port) => `postgresql://postgres@127.0.0.1:${port}/postgres`, remove };
}

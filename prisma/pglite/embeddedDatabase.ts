import { mkdirSync, realpathSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type EngineOptions, type Engine, startEngine } from './engine';
import { LockedError, acquireFolderLock } from './folderLock';
import { setTimeout as sleep } from 'node:timers/promises';

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
    const supervised = await superviseEngine(engineOptions, hangTimeoutMs, onEvent).catch((error: unknown) => {
      throw lock ? damagedDatabaseError(lock.folder, error) : error;
    });
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
  let realPath = resolve(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Resolve symbolic links so that each folder has exactly one lock.
    realPath = realpathSync(dataDir);
    return { folder: join(realPath, 'database'), release: await acquireFolderLock(join(realPath, 'database.lock')) };
  } catch (error) {
    if (!(error instanceof LockedError))
      throw new Error(
        `The data folder ${realPath} cannot be written (${(error as Error).message}). Make it writable, give another ` +
          'folder (DATA_DIR), or use PostgreSQL (DATABASE_URL).',
        { cause: error },
      );
    throw new Error(
      `The embedded database in ${realPath} is in use: ${error.message}. Two processes would corrupt it: stop the other one, ` +
        'give this one another folder (DATA_DIR), or use PostgreSQL (DATABASE_URL).',
      { cause: error },
    );
  }
}

const damagedDatabaseError = (folder: string, cause: unknown): Error =>
  new Error(
    `The embedded database in ${folder} cannot be opened; it may be damaged. Nothing was deleted. Move that folder away ` +
      `and restore a backup: npm run restore -- <folder>. (${(cause as Error).message})`,
    { cause },
  );

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

interface SupervisedEngine {
  engine(): Engine;
  close(): Promise<void>;
}

/**
 * Starts a database thread and restarts it when it ends unexpectedly; an in-memory database is not restarted.
 * @param onEvent called after each stop and restart
 * @throws Error if the first start fails
 */
async function superviseEngine(
  options: EngineOptions,
  hangTimeoutMs: number,
  onEvent: (event: string) => void,
): Promise<SupervisedEngine> {
  let engine = await startEngine(options, hangTimeoutMs);
  let closing = false;
  const isClosing = (): boolean => closing;

  async function restart(): Promise<void> {
    while (!isClosing()) {
      try {
        // Reuse the port because clients already know the address.
        engine = await startEngine(options.path ? options : { ...options, port: engine.port }, hangTimeoutMs);
        onEvent('The embedded database is back.');
        return;
      } catch (error) {
        onEvent(String(error));
        await sleep(1_000);
      }
    }
  }

  async function supervise(): Promise<void> {
    for (;;) {
      const reason = await engine.ended;
      if (isClosing()) return;
      onEvent(`The embedded database ended: ${reason}.`);
      if (!options.folder) return;
      await restart();
      if (isClosing()) await engine.close();
    }
  }

  const supervision = supervise();
  return {
    engine: () => engine,
    async close() {
      closing = true;
      await engine.close();
      await supervision;
    },
  };
}

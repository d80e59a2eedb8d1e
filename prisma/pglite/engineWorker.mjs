// @ts-check
// PGlite behind a socket in its own thread: PGlite has no statement_timeout, so terminating the thread is the only way
// to stop a query. Plain JavaScript, because a worker starts from a file without a TypeScript loader.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, template, path, port } = /** @type {import('./engine').EngineOptions} */ (workerData);

// Only explicit checkpoints trim the WAL; these settings keep it small.
const settings = ['max_wal_size=64MB', 'min_wal_size=32MB', 'wal_recycle=off'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

const db = await open();
endOnCrash(db);
const server = new PGLiteSocketServer({
  db,
  ...(path ? { path } : { host: '127.0.0.1', port: port ?? 0 }),
  maxConnections: 4,
});
if (path) rmSync(path, { force: true });
await server.start();

parentPort?.on('message', (/** @type {import('./engine').EngineRequest} */ request) => void answer(request));
parentPort?.postMessage({ kind: 'ready', port: Number(server.getServerConn().split(':').at(-1)) });

/** @param {import('./engine').EngineRequest} request */
async function answer(request) {
  if (request === 'ping') parentPort?.postMessage({ kind: 'pong' });
  if (request === 'dump') parentPort?.postMessage({ kind: 'dump', bytes: await createDump() });
  if (request === 'close') await close();
}

async function close() {
  await server.stop();
  await db.exec('CHECKPOINT');
  await db.close();
  process.exit(0);
}

async function createDump() {
  await db.exec('CHECKPOINT');
  return new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer());
}

async function open() {
  if (!folder) return create(undefined, template);
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder);
  return create(folder);
}

/**
 * Creates the database under a temporary name and renames it, so that an interrupted start leaves no incomplete
 * database.
 * @param {string} target
 */
async function initialise(target) {
  const unfinished = `${target}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const blank = await create(unfinished, template);
  await blank.close();
  renameSync(unfinished, target);
}

/**
 * @param {string | undefined} dataDir
 * @param {string} [dump]
 */
function create(dataDir, dump) {
  const loadDataDir = dump ? new Blob([readFileSync(dump)], { type: 'application/x-gzip' }) : undefined;
  return PGlite.create({ dataDir, loadDataDir, startParams, extensions: { pg_trgm } });
}

/**
 * SQL errors are part of the protocol. If the call itself throws, WebAssembly has crashed and later queries would hang;
 * rethrowing outside the promise ends the thread.
 * @param {PGlite} engine
 */
function endOnCrash(engine) {
  const run = engine.execProtocolRawStream.bind(engine);
  engine.execProtocolRawStream = async (...call) => {
    try {
      return await run(...call);
    } catch (crash) {
      setImmediate(() => {
        throw crash;
      });
      throw crash;
    }
  };
}

import { Worker } from 'node:worker_threads';
import { resolveFromRoot } from '../projectRoot';

/** Options of the worker: either `path` (Unix socket) or `port` (loopback; 0 selects a free one). */
export interface EngineOptions {
  /** PostgreSQL data folder; in memory if absent. */
  folder?: string;
  /** A database dump (tar.gz) to start from. */
  template?: string;
  path?: string;
  port?: number;
}

export type EngineRequest = 'ping' | 'dump' | 'close';
type EngineReply = { kind: 'ready'; port: number } | { kind: 'pong' } | { kind: 'dump'; bytes: Uint8Array };

export interface Engine {
  port: number;
  /** Resolves with the reason when the thread has ended; never rejects. */
  ended: Promise<string>;
  dump(): Promise<Uint8Array>;
  /** Runs a checkpoint and stops; terminates the thread after `hangTimeoutMs`. */
  close(): Promise<void>;
}

/**
 * Starts the database thread and terminates it if it does not respond for `hangTimeoutMs`.
 * @throws Error if the database cannot be opened
 */
export async function startEngine(data: EngineOptions, hangTimeoutMs: number): Promise<Engine> {
  // Drop the parent's flags: a TypeScript loader would slow the start of the thread.
  const worker = new Worker(resolveFromRoot('prisma/pglite/engineWorker.mjs'), { workerData: data, execArgv: [] });
  const ended = superviseUntilExit(worker, hangTimeoutMs);
  const reply = await Promise.race([waitForReply(worker, 'ready'), ended]);
  if (typeof reply === 'string') throw new Error(`The embedded database did not start: ${reply}`);
  return {
    port: reply.port,
    ended,
    async dump() {
      worker.postMessage('dump' satisfies EngineRequest);
      const reply = await Promise.race([waitForReply(worker, 'dump'), ended]);
      if (typeof reply === 'string') throw new Error(`The embedded database could not be dumped: ${reply}`);
      return reply.bytes;
    },
    async close() {
      worker.postMessage('close' satisfies EngineRequest);
      await ended;
    },
  };
}

function waitForReply<K extends EngineReply['kind']>(
  worker: Worker,
  kind: K,
): Promise<Extract<EngineReply, { kind: K }>> {
  return new Promise((resolve) => {
    worker.on('message', (reply: EngineReply) => {
      if (reply.kind === kind) resolve(reply as Extract<EngineReply, { kind: K }>);
    });
  });
}

/** Resolves with the reason once the thread has ended. */
async function superviseUntilExit(worker: Worker, hangTimeoutMs: number): Promise<string> {
  let reason = 'its thread ended';
  const hangTimer = waitForReply(worker, 'ready').then(() =>
    watchForHang(worker, hangTimeoutMs, () => {
      reason = `a query blocked it for ${hangTimeoutMs / 1000} s`;
      void worker.terminate();
    }),
  );
  worker.on('error', (error: Error) => {
    reason = error.message;
  });
  await new Promise((resolve) => worker.once('exit', resolve));
  void hangTimer.then(clearInterval);
  return reason;
}

/** Pings the worker at each interval and calls `onHang` if the previous ping was not answered. */
function watchForHang(worker: Worker, intervalMs: number, onHang: () => void): NodeJS.Timeout {
  let isAnswered = true;
  worker.on('message', () => {
    isAnswered = true;
  });
  return setInterval(() => {
    if (!isAnswered) onHang();
    isAnswered = false;
    worker.postMessage('ping' satisfies EngineRequest);
  }, intervalMs).unref();
}

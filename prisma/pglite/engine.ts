import { Worker } from 'node:worker_threads';
import { resolveFromRoot } from '../projectRoot';

/** What the thread is started with: one of `path` (a unix socket) and `port` (on the loopback address; 0 takes a free one). */
export interface EngineOptions {
  /** PostgreSQL's data folder; in memory without it. */
  folder?: string;
  /** A dumped database (tar.gz) to begin with instead of an empty one. */
  template?: string;
  path?: string;
  port?: number;
}

export type EngineRequest = 'ping' | 'dump' | 'close';
type EngineReply = { kind: 'ready'; port: number } | { kind: 'pong' } | { kind: 'dump'; bytes: Uint8Array };

/** A running database thread. */
export interface Engine {
  port: number;
  /** Settles when the thread has ended, with a sentence why; never rejects. */
  ended: Promise<string>;
  /** The whole database as a tar.gz. */
  dump(): Promise<Uint8Array>;
  /** Checkpoints and ends it in order; a thread that does not come to it within `hangLimit` is ended. */
  close(): Promise<void>;
}

/**
 * Starts the database's thread and watches it: a thread that has not answered for `hangLimit` milliseconds is ended.
 * @throws Error when the database cannot be opened
 */
export async function startEngine(data: EngineOptions, hangLimit: number): Promise<Engine> {
  // Without the parent's flags: a TypeScript loader would only slow the thread's start.
  const worker = new Worker(resolveFromRoot('prisma/pglite/worker.mjs'), { workerData: data, execArgv: [] });
  const ended = waitForExit(worker, hangLimit);
  const first = await Promise.race([waitForReply(worker, 'ready'), ended]);
  if (typeof first === 'string') throw new Error(`The embedded database did not start: ${first}`);
  return {
    port: first.port,
    ended,
    async dump() {
      worker.postMessage('dump' satisfies EngineRequest);
      const answer = await Promise.race([waitForReply(worker, 'dump'), ended]);
      if (typeof answer === 'string') throw new Error(`The embedded database could not be dumped: ${answer}`);
      return answer.bytes;
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
    worker.on('message', (answer: EngineReply) => {
      if (answer.kind === kind) resolve(answer as Extract<EngineReply, { kind: K }>);
    });
  });
}

/** Why the thread ended, once it has. */
async function waitForExit(worker: Worker, hangLimit: number): Promise<string> {
  let reason = 'its thread ended';
  const watch = waitForReply(worker, 'ready').then(() =>
    watchForHang(worker, hangLimit, () => {
      reason = `a query kept it from answering for ${hangLimit / 1000} s`;
      void worker.terminate();
    }),
  );
  worker.on('error', (error: Error) => {
    reason = error.message;
  });
  await new Promise((resolve) => worker.once('exit', resolve));
  void watch.then(clearInterval);
  return reason;
}

/** Asks every `limit` milliseconds whether the last question has been answered. */
function watchForHang(worker: Worker, limit: number, act: () => void): NodeJS.Timeout {
  let answered = true;
  worker.on('message', () => {
    answered = true;
  });
  return setInterval(() => {
    if (!answered) act();
    answered = false;
    worker.postMessage('ping' satisfies EngineRequest);
  }, limit).unref();
}

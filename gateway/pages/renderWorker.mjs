import { parentPort, workerData } from 'node:worker_threads';

/*
 * A thread that renders pages: the module's `renderPage`, with the operations executed by the main thread. Plain
 * JavaScript, so that a thread can load it from the sources and beside the bundle.
 */

/** @typedef {{ resolve(value: unknown): void, reject(reason: Error): void }} Waiting */

const { renderPage } = await import(workerData.module);
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** @type {Map<number, Waiting>} */
const operations = new Map();
let lastOperation = 0;

const executeInMainThread =
  (/** @type {number} */ job) =>
  (/** @type {unknown[]} */ ...operation) =>
    new Promise((resolve, reject) => {
      lastOperation += 1;
      operations.set(lastOperation, { resolve, reject });
      port.postMessage({ type: 'execute', job, id: lastOperation, operation });
    });

async function render(/** @type {{ job: number, request: object }} */ { job, request }) {
  try {
    const page = await renderPage({
      ...request,
      assets: workerData.assets,
      execute: executeInMainThread(job),
    });
    port.postMessage({ type: 'rendered', job, page });
  } catch (error) {
    port.postMessage({ type: 'failed', job, message: error instanceof Error ? error.stack : String(error) });
  }
}

port.on('message', (message) => {
  if (message.type === 'render') {
    void render(message);
    return;
  }
  const waiting = operations.get(message.id);
  operations.delete(message.id);
  if (message.error === undefined) waiting?.resolve(JSON.parse(message.json));
  else waiting?.reject(new Error(message.error));
});

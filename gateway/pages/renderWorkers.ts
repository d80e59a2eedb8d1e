import { Worker } from 'node:worker_threads';
import { resolveFromRoot } from '../../prisma/projectRoot';
import type { PageRequest, RenderedPage } from './website';

interface RenderWorkersOptions {
  /** URL of the module that exports `renderPage`. */
  module: string;
  assets: PageRequest['assets'];
  count: number;
  /** Reports a worker that ended by itself; it is replaced. */
  onCrash: (error: unknown) => void;
}

export interface RenderWorkers {
  /** @throws Error if the render fails, or if its worker ends */
  render(request: PageRequest): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** Heap of a worker; one that needs more is replaced. */
const maxHeapMb = 512;

/** Half of V8's default, at the same processor time for each page. */
const maxYoungHeapMb = 24;

/** A render that takes longer has stopped making progress: its worker is replaced. */
const renderTimeoutMs = 30_000;

/** For a worker that ends before its first page, as with a broken build. */
const restartDelayMs = 1000;

type WorkerMessage =
  | { type: 'execute'; job: number; id: number; operation: Parameters<PageRequest['execute']> }
  | { type: 'rendered'; job: number; page: RenderedPage }
  | { type: 'failed'; job: number; message: string };

interface Job {
  execute: PageRequest['execute'];
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

interface RenderWorker {
  thread: Worker;
  jobs: Map<number, Job>;
  hasRendered: boolean;
}

/** Renders pages in threads; the operations of a page run in this thread, with the context of its visitor. */
export function createRenderWorkers({ module, assets, count, onCrash }: RenderWorkersOptions): RenderWorkers {
  let lastJob = 0;
  let isClosed = false;
  const workers = new Set<RenderWorker>();

  const start = (): void => {
    const thread = new Worker(resolveFromRoot('gateway/pages/renderWorker.mjs'), {
      workerData: { module, assets },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: maxYoungHeapMb },
    });
    const worker: RenderWorker = { thread, jobs: new Map(), hasRendered: false };
    let reason: unknown;
    thread.on('message', (message: WorkerMessage) => void handleMessage(worker, message));
    thread.on('error', (error) => (reason = error));
    thread.on('exit', () => {
      workers.delete(worker);
      for (const { reject } of worker.jobs.values()) reject(new Error('The render worker ended', { cause: reason }));
      if (isClosed) return;
      onCrash(reason);
      if (worker.hasRendered) start();
      else setTimeout(() => isClosed || start(), restartDelayMs).unref();
    });
    workers.add(worker);
  };

  for (let index = 0; index < count; index += 1) start();

  return {
    render({ execute, assets: _assets, ...request }) {
      const [worker] = [...workers].toSorted((one, other) => one.jobs.size - other.jobs.size);
      if (!worker) return Promise.reject(new Error('There is no render worker'));
      lastJob += 1;
      const job = lastJob;
      const timer = setTimeout(() => void worker.thread.terminate(), renderTimeoutMs).unref();
      return new Promise<RenderedPage>((resolve, reject) => {
        worker.jobs.set(job, { execute, resolve, reject });
        worker.thread.postMessage({ type: 'render', job, request });
      }).finally(() => {
        clearTimeout(timer);
        worker.jobs.delete(job);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all([...workers].map(({ thread }) => thread.terminate()));
    },
  };
}

async function handleMessage(worker: RenderWorker, message: WorkerMessage): Promise<void> {
  const { thread, jobs } = worker;
  const job = jobs.get(message.job);
  if (!job) return;
  worker.hasRendered ||= message.type === 'rendered';
  if (message.type === 'rendered') job.resolve(message.page);
  else if (message.type === 'failed') job.reject(new Error(`A page could not be rendered: ${message.message}`));
  else {
    const { id } = message;
    try {
      // Results are objects without prototypes, which a message cannot carry; a text costs this thread least.
      const json = JSON.stringify(await job.execute(...message.operation));
      thread.postMessage({ type: 'result', id, json });
    } catch (error) {
      thread.postMessage({ type: 'result', id, error: error instanceof Error ? error.message : String(error) });
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, type EngineOptions, startEngine } from './engine';

export interface SupervisedEngine {
  /** The thread that runs now, or ran last. */
  engine(): Engine;
  close(): Promise<void>;
}

/**
 * Starts a database thread, and starts it again whenever it ends by itself; one in memory stays gone.
 * @param report told of each end and each return
 * @throws Error when the first start fails
 */
export async function superviseEngine(
  data: EngineOptions,
  hangLimit: number,
  report: (event: string) => void,
): Promise<SupervisedEngine> {
  let engine = await startEngine(data, hangLimit);
  let closing = false;
  const isClosing = (): boolean => closing;

  async function restart(): Promise<void> {
    while (!isClosing()) {
      try {
        // The same port as before: the address has been handed out.
        engine = await startEngine(data.path ? data : { ...data, port: engine.port }, hangLimit);
        report('The embedded database is back.');
        return;
      } catch (error) {
        report(String(error));
        await sleep(1_000);
      }
    }
  }

  async function supervise(): Promise<void> {
    for (;;) {
      const reason = await engine.ended;
      if (isClosing()) return;
      report(`The embedded database ended: ${reason}.`);
      if (!data.folder) return;
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

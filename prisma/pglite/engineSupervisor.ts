import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, type EngineOptions, startEngine } from './engine';

export interface SupervisedEngine {
  /** The current or last engine. */
  engine(): Engine;
  close(): Promise<void>;
}

/**
 * Starts a database thread and restarts it when it ends unexpectedly; an in-memory database is not restarted.
 * @param onEvent called after each stop and restart
 * @throws Error if the first start fails
 */
export async function superviseEngine(
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

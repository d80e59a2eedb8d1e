import { setTimeout as sleep } from 'node:timers/promises';
import type { fetchPage } from './pageClient';

export interface Probe {
  /** Ends the probe; latencies in milliseconds. */
  stop(): Promise<number[]>;
}

/** Counted for a request without an answer, or with another status than 200. */
export const probeTimeoutMs = 10_000;
export const probeIntervalMs = 100;

/** Repeats a request from the outside while the server is under load. */
export function startProbe(send: () => ReturnType<typeof fetchPage>): Probe {
  const latencies: number[] = [];
  let isStopped = false;
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const { status, ms } = await send();
      latencies.push(status === 200 ? ms : probeTimeoutMs);
      await sleep(probeIntervalMs);
    }
  };
  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
      return latencies;
    },
  };
}

import { fork } from 'node:child_process';
import { resolveFromRoot } from '../../../prisma/projectRoot';
import { cpuPerRequest, readCpuTimes, type CpuMeter, type CpuReading, type CpuTimes } from './cpuTimes';
import type { LoadMessage, LoadPlan, LoadResult } from './loadTypes';

export interface MeasuredLoad extends LoadResult {
  /** CPU milliseconds per request: of the server with all threads, and of the database; null if not known. */
  cpu: CpuTimes;
}

/**
 * Sends a load from a process of its own and measures the CPU time that it costs.
 * @param onSent called when no more requests follow; responses may
 */
export async function runLoad(plan: LoadPlan, meter: CpuMeter, onSent?: () => unknown): Promise<MeasuredLoad> {
  const child = fork(resolveFromRoot('scripts/bench/children/loadProcess.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  let before: Promise<CpuReading> | undefined;
  try {
    const result = await new Promise<LoadResult>((resolve, reject) => {
      child.once('exit', () => reject(new Error('The load process ended early')));
      child.on('message', (message: LoadMessage) => {
        if (message.kind === 'measuring') {
          before = readCpuTimes(meter);
          // Awaited only after the result.
          before.catch(() => undefined);
        }
        if (message.kind === 'sent') onSent?.();
        if (message.kind === 'result') resolve(message.result);
      });
      child.send(plan);
    });
    const after = await readCpuTimes(meter);
    return { ...result, cpu: cpuPerRequest((await before) ?? after, after, result.count) };
  } finally {
    child.kill('SIGKILL');
  }
}

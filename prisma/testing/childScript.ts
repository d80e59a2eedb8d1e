import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolveFromRoot } from '../projectRoot';

/** Another process of ours, running a file of this folder. */
export interface ChildScript {
  pid: number;
  /** Its output, line by line. */
  lines: AsyncIterableIterator<string, undefined>;
  /** Ends it as a power switch would, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts `prisma/testing/<file>` with arguments. */
export function startChildScript(file: string, ...args: string[]): ChildScript {
  const script = resolveFromRoot(`prisma/testing/${file}`);
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout || !child.pid) throw new Error(`${script} did not start`);
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

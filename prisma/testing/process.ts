import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectPath } from '../place';

/** Another process of ours, running a file of this folder. */
export interface Other {
  pid: number;
  /** Its output, line by line. */
  lines: AsyncIterableIterator<string, undefined>;
  /** Ends it as a power switch would, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts `prisma/testing/<file>` with arguments. */
export function startOther(file: string, ...args: string[]): Other {
  const script = projectPath(`prisma/testing/${file}`);
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

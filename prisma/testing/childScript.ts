import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolveFromRoot } from '../projectRoot';

/** A child process running a script of this folder. */
interface ChildScript {
  pid: number;
  /** Standard output, line by line. */
  lines: AsyncIterableIterator<string, undefined>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
}

/** Starts `prisma/testing/<file>` with arguments. */
export function startChildScript(file: string, ...args: string[]): ChildScript {
  const script = resolveFromRoot(`prisma/testing/${file}`);
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout || !child.pid) throw new Error(`${script} did not start`);
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

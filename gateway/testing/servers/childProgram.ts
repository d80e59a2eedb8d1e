import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ChildProgramName } from './buildChildPrograms';

/** A process of its own, for tests of races and of `kill -9`. It ends with its parent. */
interface ChildProgram {
  child: ChildProcess;
  /** What the program sends first. */
  firstMessage: unknown;
  exited: Promise<unknown[]>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
}

/**
 * Starts a program of this folder and waits for its first message. Only slow tests can: `buildChildPrograms.ts` builds it.
 * @param env the whole environment of the program
 * @throws Error if it exits before
 */
export async function startChildProgram(name: ChildProgramName, env: NodeJS.ProcessEnv): Promise<ChildProgram> {
  const child = fork(join(process.env.TEST_CHILD_PROGRAMS ?? '', `${name}.js`), { env });
  const exited = once(child, 'exit');
  const [firstMessage] = (await Promise.race([once(child, 'message'), exited])) as [unknown];
  if (child.exitCode !== null) throw new Error(`${name} exited with code ${child.exitCode}`);
  return {
    child,
    firstMessage,
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { resolveFromRoot } from '../../../prisma/projectRoot';
import { runFolder } from '../../../prisma/testing/runFolder';

const programs = ['childServer', 'childNotificationSender', 'childCorrection', 'childCorrectionWorker'] as const;

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
 * Starts a program of this folder and waits for its first message.
 * @param env the whole environment of the program
 * @throws Error if it exits before
 */
export async function startChildProgram(
  name: (typeof programs)[number],
  env: NodeJS.ProcessEnv,
): Promise<ChildProgram> {
  const child = fork(join(await bundlePrograms(), `${name}.js`), { env });
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

let bundled: Promise<string> | undefined;

/** Builds the programs once for each test process: from their sources, each of many processes starts in twice the time. */
const bundlePrograms = (): Promise<string> => (bundled ??= buildPrograms());

async function buildPrograms(): Promise<string> {
  const outDir = join(runFolder(), 'childPrograms', String(process.pid));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      rolldownOptions: {
        input: programs.map((name) => resolveFromRoot(`gateway/testing/servers/${name}.ts`)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return outDir;
}

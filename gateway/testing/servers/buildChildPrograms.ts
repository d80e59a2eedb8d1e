import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { resolveFromRoot } from '../../../prisma/projectRoot';

const programs = ['childServer', 'childNotificationSender', 'childCorrection', 'childCorrectionWorker'] as const;

/** Programs of this folder that tests start as processes (`startChildProgram`). */
export type ChildProgramName = (typeof programs)[number];

/**
 * Builds the programs once for all test processes, into a folder whose path it sets as TEST_CHILD_PROGRAMS: from their
 * sources, each of many processes starts in twice the time.
 * @returns deletes the folder
 */
export async function setup(): Promise<() => Promise<void>> {
  // Inside the project, where the programs find its packages.
  const cache = join(resolveFromRoot('package.json'), '..', '.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'childPrograms-'));
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
  process.env.TEST_CHILD_PROGRAMS = outDir;
  return () => rm(outDir, { recursive: true, force: true });
}

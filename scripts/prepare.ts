import { execFile } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectPath } from '../prisma/place';
import { InUse, lock } from '../prisma/pglite/lock';
import { unlessFresh } from './stamp';

const root = resolve(projectPath('package.json'), '..');
const at = (...names: string[]): string => join(root, ...names);
const require = createRequire(import.meta.url);

/** Where the built site lies. */
export const dist = at('dist');

/**
 * Makes what is missing or stale; says so through `tell`. One process of a checkout does it, others that start at the same
 * time wait and find it done.
 */
export async function prepare(tell: (step: string) => void): Promise<void> {
  const release = await turn(at('.cache/prepare.lock'));
  try {
    await generated(tell);
    await built(tell);
  } finally {
    release();
  }
}

async function turn(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return await lock(folder);
    } catch (error) {
      if (!(error instanceof InUse)) throw error;
      await sleep(200);
    }
  }
}

/** Generates the database client when the schema has changed since; says so through `tell`. */
export const generated = (tell: (step: string) => void): Promise<void> =>
  unlessFresh(at('prisma/generated/.stamp'), [at('prisma/schema.prisma'), at('package-lock.json')], async () => {
    tell('Generating the database client …');
    await node(require.resolve('prisma/build/index.js'), 'generate');
  });

const sources = ['web', 'schema/contract', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Builds browser code, server rendering and sandbox into `dist` when their sources have changed since. */
const built = (tell: (step: string) => void): Promise<void> =>
  unlessFresh(
    join(dist, '.stamp'),
    sources.map((source) => at(source)),
    async () => {
      tell('Building the site …');
      // Built aside and put in place at the end: a build that fails or is interrupted leaves nothing half done.
      const aside = `${dist}.${process.pid}`;
      try {
        await node(at('scripts/bundle.ts'), aside);
        rmSync(dist, { recursive: true, force: true });
        renameSync(aside, dist);
      } finally {
        rmSync(aside, { recursive: true, force: true });
      }
    },
  );

/** Runs one of our own or an installed script; its output appears only when it fails. */
async function node(script: string, ...args: string[]): Promise<void> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  await promisify(execFile)(process.execPath, [...loader, script, ...args], {
    cwd: root,
    maxBuffer: 1e8,
    // Prisma looks for its generators where npm would.
    env: { ...process.env, PATH: [at('node_modules/.bin'), process.env.PATH].join(delimiter) },
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} failed:\n${stdout}${stderr}`);
  });
}

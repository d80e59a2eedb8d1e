import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { renameSync, rmSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LockedError, acquireFolderLock } from '../../prisma/pglite/folderLock';
import { resolveFromRoot } from '../../prisma/projectRoot';

const root = resolve(resolveFromRoot('package.json'), '..');
const fromRoot = (...names: string[]): string => join(root, ...names);
const require = createRequire(import.meta.url);

const distFolder = fromRoot('dist');

/**
 * Makes what is missing or stale; says so through `print`. One process of a checkout does it, others that start at the same
 * time wait and find it done.
 */
export async function prepare(print: (step: string) => void): Promise<void> {
  const release = await waitForLock(fromRoot('.cache/prepare.lock'));
  try {
    await generatePrismaClient(print);
    await buildPart('site', siteSources, print);
    await buildPart('gateway', gatewaySources, print);
  } finally {
    release();
  }
}

async function waitForLock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return await acquireFolderLock(folder);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      await sleep(200);
    }
  }
}

/** Generates the database client when the schema has changed since; says so through `print`. */
export const generatePrismaClient = (print: (step: string) => void): Promise<void> =>
  runIfSourcesChanged(
    fromRoot('prisma/generated/.stamp'),
    [fromRoot('prisma/schema.prisma'), fromRoot('package-lock.json')],
    async () => {
      print('Generating the database client …');
      await runNodeScript(require.resolve('prisma/build/index.js'), 'generate');
    },
  );

const toolSources = ['scripts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
const siteSources = ['web', 'schema/contract'];
// Contains the generated client's stamp file, which changes with it.
const gatewaySources = ['gateway', 'schema', 'prisma'];

/** Builds a part of `dist` if its sources have changed: the site (browser, server rendering, sandbox) or the gateway. */
const buildPart = (part: 'site' | 'gateway', sources: string[], print: (step: string) => void): Promise<void> =>
  runIfSourcesChanged(
    join(distFolder, `.${part}.stamp`),
    [...sources, ...toolSources].map((source) => fromRoot(source)),
    async () => {
      print(`Building the ${part} …`);
      // Builds in a temporary folder, so that a failed build replaces nothing.
      const aside = `${distFolder}.${process.pid}`;
      try {
        await runNodeScript(fromRoot('scripts/build/buildDistPart.ts'), part, aside);
        mkdirSync(distFolder, { recursive: true });
        for (const folder of readdirSync(aside)) {
          rmSync(join(distFolder, folder), { recursive: true, force: true });
          renameSync(join(aside, folder), join(distFolder, folder));
        }
      } finally {
        rmSync(aside, { recursive: true, force: true });
      }
    },
  );

/** Runs one of our own or an installed script; its output appears only when it fails. */
async function runNodeScript(script: string, ...args: string[]): Promise<void> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  await promisify(execFile)(process.execPath, [...loader, script, ...args], {
    cwd: root,
    maxBuffer: 1e8,
    // Prisma looks for its generators where npm would.
    env: { ...process.env, PATH: [fromRoot('node_modules/.bin'), process.env.PATH].join(delimiter) },
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} failed:\n${stdout}${stderr}`);
  });
}

/**
 * Runs a task unless it has already run with the same sources.
 * @param stampFile contains the hash of the sources; is located in the task's output, so that both are deleted together
 * @param sources files and folders; tests and the benchmark are ignored
 */
async function runIfSourcesChanged(stampFile: string, sources: string[], task: () => Promise<void>): Promise<void> {
  const hash = hashSources(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  rmSync(stampFile, { force: true });
  await task();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

function hashSources(sources: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(listSourceFiles)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function listSourceFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !/[.]test[.]tsx?$|^(e2e|bench)$/.test(name))
    .sort()
    .flatMap((name) => listSourceFiles(join(path, name)));
}

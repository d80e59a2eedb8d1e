import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** A browser on this machine, and the environment that it needs beyond the usual one. */
export interface Chromium {
  from: string;
  executablePath: string;
  env?: Record<string, string>;
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browsers that may be tried, best first: the one that CHROMIUM_PATH names (then no other), the system's,
 * Playwright's own, and last the one that comes as a package and is unpacked when it is its turn.
 */
export function* chromiums(): Generator<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    yield { from: 'CHROMIUM_PATH', executablePath: named };
    return;
  }
  for (const path of systemNames.flatMap(onPath)) yield { from: 'the system', executablePath: path };
  for (const path of downloadedByPlaywright()) yield { from: "Playwright's cache", executablePath: path };
  yield unpacked();
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(isExecutable)
    .slice(0, 1);

function downloadedByPlaywright(): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  const others = (existsSync(cache) ? readdirSync(cache) : [])
    .filter((folder) => folder.startsWith('chromium'))
    .flatMap((folder) => [
      join(cache, folder, 'chrome-linux', 'chrome'),
      join(cache, folder, 'chrome-linux64', 'chrome'),
      join(cache, folder, 'chrome-linux', 'headless_shell'),
      join(cache, folder, 'chrome-headless-shell-linux64', 'chrome-headless-shell'),
    ]);
  return [...new Set([chromium.executablePath(), ...others])].filter(isExecutable);
}

const packageName = '@sparticuz/chromium';

/** Unpacks the packaged browser with its libraries and fonts, once for each version; needs nothing of the system but libc. */
function unpacked(): Chromium {
  const entry = createRequire(import.meta.url).resolve(packageName);
  const { version } = createRequire(import.meta.url)(join(entry, '../../../package.json')) as { version: string };
  const folder = resolve('node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    from: packageName,
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/**
 * The package unpacks into the temporary folder, and its libraries only where it believes to run on Amazon's image: a
 * process of its own is told so. What is half unpacked must never be taken for whole: the folder gets its name at the end.
 */
function unpackInto(folder: string): void {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const url = pathToFileURL(createRequire(import.meta.url).resolve(packageName)).href;
  const program = `const { default: module } = await import(${JSON.stringify(url)}); await (module.default ?? module).executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const fonts = `<dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(join(partial, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(partial, folder);
  } catch (fault) {
    // Another process may have been quicker.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw fault;
  }
}

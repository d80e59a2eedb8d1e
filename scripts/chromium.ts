import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';

interface Chromium {
  source: string;
  executablePath: string;
  env?: Record<string, string>;
}

/** The headless shell needs a quarter less processor time than the whole browser. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // Pages of a context share a process and its compiled scripts.
  '--process-per-site',
  // Chromium does not start its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--no-zygote'] : []),
];

/**
 * Launches the first browser that starts.
 * @throws Error that lists the attempts if none starts
 */
export async function launchChromium(): Promise<Browser> {
  const failures: string[] = [];
  for (const { source, executablePath, env } of installedBrowsers()) {
    try {
      return await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    } catch (error) {
      failures.push(`${executablePath} (from ${source}): ${String(error)}`);
    }
  }
  throw new Error(`No Chromium starts.\n${failures.join('\n')}`);
}

/** The browser at CHROMIUM_PATH only; if unset, in order: system, Playwright, npm package. */
function* installedBrowsers(): Generator<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    yield { source: 'CHROMIUM_PATH', executablePath: named };
    return;
  }
  for (const path of systemNames.flatMap(findOnPath)) yield { source: 'the system', executablePath: path };
  for (const path of findPlaywrightBrowsers()) yield { source: "Playwright's cache", executablePath: path };
  yield unpackPackagedBrowser();
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findOnPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(isExecutable)
    .slice(0, 1);

function findPlaywrightBrowsers(): string[] {
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

/** Unpacks the packaged browser with its libraries and fonts once per version; it needs only libc of the system. */
function unpackPackagedBrowser(): Chromium {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(packageName);
  const { version } = require(join(entry, '../../../package.json')) as { version: string };
  const folder = resolve('node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    source: packageName,
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/**
 * The package unpacks its libraries only on Amazon's image, hence the variable and the child process. Renaming the folder
 * at the end keeps a half unpacked browser from being used.
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
  } catch (error) {
    // Another process may have unpacked it first.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

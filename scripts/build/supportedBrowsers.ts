import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '../../prisma/projectRoot';

/** The oldest supported version of each browser, by its name in `browserslist` of package.json. */
export const oldestBrowsers: Readonly<Record<string, string>> = Object.fromEntries(
  readBrowserslist().map((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (name === undefined || version === undefined) throw new Error(`“${entry}” is not “name >= version”`);
    return [name, version] as const;
  }),
);

function readBrowserslist(): readonly string[] {
  const { browserslist } = JSON.parse(readFileSync(resolveFromRoot('package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist;
}

/** Names that Vite has for browsers, and their versions there: Samsung Internet 18 is Chromium 99. */
const viteNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
  samsung: 'chrome',
};
const toViteVersion = (name: string, version: string): number => Number(version) + (name === 'samsung' ? 81 : 0);

/** `build.target` of Vite: scripts and styles are written in what all supported browsers read. */
export const browserTargets: readonly string[] = listTargets();

function listTargets(): string[] {
  const versions = new Map<string, number>();
  for (const [name, version] of Object.entries(oldestBrowsers)) {
    const viteName = viteNames[name];
    if (viteName === undefined) throw new Error(`Vite has no name for ${name}`);
    versions.set(viteName, Math.min(versions.get(viteName) ?? Infinity, toViteVersion(name, version)));
  }
  return [...versions].map(([name, version]) => `${name}${version}`);
}

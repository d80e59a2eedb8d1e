import { createRequire } from 'node:module';
import type { BrowserName, CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../../../scripts/build/supportedBrowsers';

const require = createRequire(import.meta.url);

/** Names in MDN's data of the browsers in `browserslist`. */
const mdnNames: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
};

/** Paths of functions and properties that at least one of the oldest supported browsers lacks, by MDN's data. */
export function listMissingFeatures(): string[] {
  const { api, javascript } = require('@mdn/browser-compat-data') as CompatData;
  // Options and behaviors are deeper. `Intl` is a namespace.
  const { Intl: intl, ...others } = javascript.builtins ?? {};
  return [...collectMissing(api, [], 2), ...collectMissing(others, [], 2), ...collectMissing(intl ?? {}, ['Intl'], 3)];
}

function collectMissing(parent: object, path: string[], depth: number): string[] {
  if (path.length >= depth) return [];
  return Object.entries(parent as Record<string, Identifier>).flatMap(([name, feature]) => {
    if (name === '__compat') return [];
    const featurePath = [...path, name.replace(/_static$/, '')];
    if (lacksFeature(feature.__compat)) return [featurePath.join('.')];
    return collectMissing(feature, featurePath, depth);
  });
}

const lacksFeature = (compat: CompatStatement | undefined): boolean =>
  compat !== undefined &&
  Object.entries(oldestBrowsers).some(([name, version]) =>
    (mdnNames[name] ?? []).some((browser) => !isSupported(compat.support[browser], version)),
  );

/** A prefixed or hidden function does not count; a part of its behavior does. */
const isSupported = (support: SupportStatement | undefined, version: string): boolean =>
  support === undefined ||
  [support]
    .flat()
    .some(({ version_added: added, version_removed: removed, prefix, alternative_name: other, flags }) => {
      const isAdded = typeof added === 'string' && added !== 'preview' && isUpTo(added, version);
      const isRemoved = typeof removed === 'string' && removed !== 'preview' && isUpTo(removed, version);
      return isAdded && !isRemoved && !prefix && !other && !flags;
    });

/** MDN marks versions that are at most a number by a sign. */
function isUpTo(version: string, limit: string): boolean {
  const [a = [], b = []] = [version.replace('≤', ''), limit].map((text) => text.split('.').map(Number));
  const [major, otherMajor] = [a[0] ?? 0, b[0] ?? 0];
  return major === otherMajor ? (a[1] ?? 0) <= (b[1] ?? 0) : major < otherMajor;
}

/** A script of the page: removes features, so that the browser is as poor as the oldest supported ones together. */
export function removeFeatures(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop()!;
    let owner: { prototype?: object } | undefined = window as object;
    for (const part of names) owner = owner && (Reflect.get(owner, part) as object | undefined);
    if (owner === undefined) continue;
    Reflect.deleteProperty(owner, name);
    const { prototype } = owner;
    if (prototype) Reflect.deleteProperty(prototype, name);
    if (owner === Window) Reflect.deleteProperty(window, name);
  }
}

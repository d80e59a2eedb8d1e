import type { Assets } from './rendering';

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The client build's manifest (`dist/client/.vite/manifest.json`): source module → what was made of it. */
export type Manifest = Record<string, ManifestEntry>;

const address = (file: string) => `/${file}`;

/** Which built files a page has to name, from the manifest. */
export function assetsOf(manifest: Manifest): Assets {
  const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (entry === undefined) throw new Error('The manifest of the client build names no entry');
  const chunks = chunksOf(manifest, entry);
  const files = (module: string) =>
    chunksOf(manifest, module)
      .flatMap((key) => manifest[key]?.file ?? [])
      .map(address);
  return {
    scripts: files(entry).slice(0, 1),
    preloads: files(entry).slice(1),
    styles: chunks.flatMap((key) => manifest[key]?.css ?? []).map(address),
    modules: Object.fromEntries(Object.keys(manifest).map((module) => [module, files(module)])),
  };
}

/** A module and everything it imports at once, itself first. */
function chunksOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [...seen];
  seen.add(module);
  for (const imported of manifest[module]?.imports ?? []) chunksOf(manifest, imported, seen);
  return [...seen];
}

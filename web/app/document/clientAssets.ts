import type { ClientAssets } from './ssrTypes';

interface ViteManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The manifest of the client build (`dist/client/.vite/manifest.json`), keyed by source module. */
export type ViteManifest = Record<string, ViteManifestEntry>;

const toAssetUrl = (file: string) => `/${file}`;

export function resolveClientAssets(manifest: ViteManifest): ClientAssets {
  const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (entry === undefined) throw new Error('The manifest of the client build names no entry');
  const chunks = collectStaticImports(manifest, entry);
  const files = (module: string) =>
    collectStaticImports(manifest, module)
      .flatMap((key) => manifest[key]?.file ?? [])
      .map(toAssetUrl);
  return {
    scripts: files(entry).slice(0, 1),
    preloads: files(entry).slice(1),
    styles: chunks.flatMap((key) => manifest[key]?.css ?? []).map(toAssetUrl),
    modules: Object.fromEntries(Object.keys(manifest).map((module) => [module, files(module)])),
  };
}

/** The module itself comes first. */
function collectStaticImports(manifest: ViteManifest, module: string, visited = new Set<string>()): string[] {
  if (visited.has(module)) return [...visited];
  visited.add(module);
  for (const imported of manifest[module]?.imports ?? []) collectStaticImports(manifest, imported, visited);
  return [...visited];
}

import type { ClientAssets } from './ssrTypes';

interface ViteManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The manifest of the client build (`dist/client/.vite/manifest.json`), keyed by source module. */
type ViteManifest = Record<string, ViteManifestEntry>;

const clientEntry = 'web/entry-client.tsx';

const toAssetUrl = (file: string) => `/${file}`;

export function resolveClientAssets(manifest: ViteManifest): ClientAssets {
  if (!manifest[clientEntry]) throw new Error('The manifest of the client build names no entry');
  const files = (module: string) =>
    collectStaticImports(manifest, module)
      .flatMap((key) => manifest[key]?.file ?? [])
      .map(toAssetUrl);
  return {
    scripts: files(clientEntry).slice(0, 1),
    preloads: files(clientEntry).slice(1),
    styles: collectStaticImports(manifest, clientEntry)
      .flatMap((key) => manifest[key]?.css ?? [])
      .map(toAssetUrl),
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

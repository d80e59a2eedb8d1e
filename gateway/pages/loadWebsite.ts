import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as entry from '../../web/entry-gateway';
import { createRenderWorkers } from './renderWorkers';
import { serveStaticFiles } from './staticFiles';
import type { Website } from './website';

interface WebsiteOptions {
  workers: number;
  onWorkerCrash: (error: unknown) => void;
}

/** While a render waits for its data, the worker runs another one. */
const rendersPerWorker = 2;

/** Loads the build in a folder: `client` for browsers, `server` for rendering in threads. */
export async function loadWebsite(folder: string, { workers, onWorkerCrash }: WebsiteOptions): Promise<Website> {
  const builtModule = (name: string) => pathToFileURL(join(folder, 'server', name)).href;
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Parameters<
    typeof entry.resolveClientAssets
  >[0];
  const { resolveClientAssets, loadFeedMetadata, ...addresses } = (await import(
    builtModule('entry-gateway.js')
  )) as typeof entry;
  const { canonicalPath, isPublicPage, normalizePageUrl, notFoundPath, sitemapPaths } = addresses;
  const assets = resolveClientAssets(manifest);
  const module = builtModule('entry-server.js');
  const { render, close } = createRenderWorkers({ module, assets, count: workers, onCrash: onWorkerCrash });
  return {
    staticFiles: serveStaticFiles(join(folder, 'client')),
    assets,
    render,
    concurrency: workers * rendersPerWorker,
    close,
    normalizePageUrl,
    canonicalPath,
    notFoundPath,
    isPublicPage,
    sitemapPaths,
    feedMetadata: loadFeedMetadata,
  };
}

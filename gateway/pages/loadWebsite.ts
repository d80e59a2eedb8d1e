import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as entry from '../../web/entry-server';
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
  const module = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const server = (await import(module)) as typeof entry;
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Parameters<
    typeof entry.resolveClientAssets
  >[0];
  const { canonicalPath, isPublicPage, loadFeedMetadata, normalizePageUrl, notFoundPath, sitemapPaths } = server;
  const assets = server.resolveClientAssets(manifest);
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type * as entry from '../../web/entry-server';
import { createRenderWorkers } from './renderWorkers';
import { serveStaticFiles } from './staticFiles';

type RenderPage = typeof entry.renderPage;
export type PageRequest = Parameters<RenderPage>[0];
export type RenderedPage = Awaited<ReturnType<RenderPage>>;

/** The web application as the gateway serves it. */
export interface Website {
  staticFiles: RequestHandler;
  assets: PageRequest['assets'];
  render: RenderPage;
  /** Path and query without what the page does not read; pages with the same result are the same. */
  normalizePageUrl?: typeof entry.normalizePageUrl;
  /** Title and description of the blog feed in a language. */
  feedMetadata: typeof entry.loadFeedMetadata;
  /** Renders that run at a time, default 2. */
  concurrency?: number;
  close?(): Promise<void>;
  /** Disables the page cache, for development. */
  noCache?: boolean;
}

interface WebsiteOptions {
  /** Threads that render pages. */
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
  const { loadFeedMetadata, normalizePageUrl } = server;
  const assets = server.resolveClientAssets(manifest);
  const { render, close } = createRenderWorkers({ module, assets, count: workers, onCrash: onWorkerCrash });
  return {
    staticFiles: serveStaticFiles(join(folder, 'client')),
    assets,
    render,
    concurrency: workers * rendersPerWorker,
    close,
    normalizePageUrl,
    feedMetadata: loadFeedMetadata,
  };
}

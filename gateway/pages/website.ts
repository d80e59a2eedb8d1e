import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type * as entry from '../../web/entry-server';
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
  /** Disables the page cache, for development. */
  noCache?: boolean;
}

/** Loads the build in a folder: `client` for browsers, `server` for rendering. */
export async function loadWebsite(folder: string): Promise<Website> {
  const server = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as typeof entry;
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Parameters<
    typeof entry.resolveClientAssets
  >[0];
  const { renderPage: render, loadFeedMetadata, normalizePageUrl } = server;
  return {
    staticFiles: serveStaticFiles(join(folder, 'client')),
    assets: server.resolveClientAssets(manifest),
    render,
    normalizePageUrl,
    feedMetadata: loadFeedMetadata,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import type * as entry from '../web/entry-server';
import { files } from './files';

type Render = typeof entry.renderPage;
export type PageRequest = Parameters<Render>[0];
export type Page = Awaited<ReturnType<Render>>;

/** The web as the gateway serves it. */
export interface Site {
  files: RequestHandler;
  assets: PageRequest['assets'];
  render: Render;
  /** What the blog's feed is called in a language. */
  channel: typeof entry.channelOf;
  /** While sources change, no page is kept. */
  changes?: boolean;
}

/** The site as it was built into a folder: `client` for browsers, `server` for rendering. */
export async function builtSite(folder: string): Promise<Site> {
  const server = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as typeof entry;
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Parameters<
    typeof entry.assetsOf
  >[0];
  const { renderPage: render, channelOf: channel } = server;
  return { files: files(join(folder, 'client')), assets: server.assetsOf(manifest), render, channel };
}

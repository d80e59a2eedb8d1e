import type { RequestHandler } from 'express';
import type * as entry from '../../web/entry-gateway';
import type { renderPage } from '../../web/entry-server';

type RenderPage = typeof renderPage;
export type PageRequest = Parameters<RenderPage>[0];
export type RenderedPage = Awaited<ReturnType<RenderPage>>;

/** The web application as the gateway serves it. */
export interface Website {
  staticFiles: RequestHandler;
  assets: PageRequest['assets'];
  render: RenderPage;
  /** Path and query without what the page does not read; pages with the same result are the same. */
  normalizePageUrl?: typeof entry.normalizePageUrl;
  /** The one address of a page; null for a path that leads to none. */
  canonicalPath?: typeof entry.canonicalPath;
  /** The path of the page for all paths that lead to none. */
  notFoundPath?: typeof entry.notFoundPath;
  /** Whether the page of a path is for everybody. */
  isPublicPage?: typeof entry.isPublicPage;
  /** Paths of the sitemap, without those of single courses and posts. */
  sitemapPaths: typeof entry.sitemapPaths;
  /** Title and description of the blog feed in a language. */
  feedMetadata: typeof entry.loadFeedMetadata;
  /** Renders that run at a time, default 2. */
  concurrency?: number;
  close?(): Promise<void>;
  /** Disables the page cache, for development. */
  noCache?: boolean;
}

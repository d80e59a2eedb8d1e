import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler } from 'express';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from '../../prisma/client';
import { localizedUrl, blogPostPath, coursePath, publicPagePaths } from '../../schema/contract/urls';
import { languages } from '../../schema/contract/languages';
import { Problem } from '../../schema/core/errors';
import { createAnonymousContext, type CreateContext } from '../context/requestContext';
import { hashKey } from '../middleware/clientNetwork';
import { requestOrigin } from '../middleware/publicUrl';
import { isUnchangedSince, changeLogRetentionMs, currentSnapshot } from '../../prisma/changeLog';
import type { Context } from '../../schema/core/context';
import { executeDocument, readAllPages } from '../graphql/executeDocument';
import { SitemapBlogPostsDocument, SitemapCoursesDocument } from '../rest/operations/generated';

/** A page that search engines may list. */
interface PublicPage {
  path: string;
  /** ISO 8601; undefined if unknown. */
  lastModified?: string;
}

interface PublicPageList {
  pages: readonly PublicPage[];
  /** Hash of the pages. */
  version: string;
}

interface CachedPageList extends PublicPageList {
  snapshot: string;
  readAt: number;
}

/** Maximum of courses and of blog posts. */
const maxPagesPerType = 200_000;

/** Large lists, which take seconds to read, may be stale for some milliseconds per page; small ones never. */
const staleToleranceMs = ({ length }: readonly PublicPage[]): number => (length > 10_000 ? 3 * length : 0);

/**
 * Loads the pages that visitors may see and caches them until the change log has changes; concurrent callers share one
 * read.
 */
function createPublicPageLoader(pool: Pool): (asVisitor: Context) => Promise<PublicPageList> {
  let kept: Promise<CachedPageList> | undefined;
  const isTrue = async ({ pages, snapshot, readAt }: CachedPageList): Promise<boolean> => {
    const age = Date.now() - readAt;
    return (
      age < staleToleranceMs(pages) ||
      (age < changeLogRetentionMs && (await isUnchangedSince(pool, snapshot, ['content'])))
    );
  };
  return async (asVisitor) => {
    for (;;) {
      const before = kept;
      const listing = await before?.catch(() => undefined);
      if (listing && (await isTrue(listing))) return listing;
      // A concurrent caller may have replaced it.
      if (kept !== before) continue;
      kept = loadPublicPages(pool, asVisitor);
      return kept;
    }
  };
}

async function loadPublicPages(pool: Pool, context: Context): Promise<CachedPageList> {
  const readAt = Date.now();
  const stand = await currentSnapshot(pool);
  const courses = await readAllPages(
    async (page) => (await executeDocument(SitemapCoursesDocument, page, context)).courses,
    maxPagesPerType,
  );
  const articles = await readAllPages(
    async (page) => (await executeDocument(SitemapBlogPostsDocument, page, context)).blogPosts,
    maxPagesPerType,
  );
  const pages = [
    ...publicPagePaths.map((path) => ({ path })),
    ...(courses ?? []).map(({ id, updatedAt }) => ({ path: coursePath(id), lastModified: toIsoString(updatedAt) })),
    ...(articles ?? []).map(({ slug, updatedAt }) => ({
      path: blogPostPath(slug),
      lastModified: toIsoString(updatedAt),
    })),
  ];
  const version = createHash('sha256').update(JSON.stringify(pages)).digest('base64url');
  return { pages, version, snapshot: stand, readAt };
}

/** The schema returns dates; over HTTP they are strings. */
const toIsoString = (time: string | Date): string => new Date(time).toISOString();

/** Personal pages, APIs and sign-in pages with a redirect. */
const disallowedPaths = ['/dashboard', '/account', '/api/', '/graphql', '/auth?*next='];

/** /robots.txt: the disallowed paths and the sitemap. */
export function robotsRouter(): Router {
  const router = Router();
  router.get('/robots.txt', (request, response) => {
    const lines = ['User-agent: *', 'Allow: /', ...disallowedPaths.map((path) => `Disallow: ${path}`), ''];
    response
      .type('text/plain')
      .setHeader('Cache-Control', 'public, max-age=3600')
      .send([...lines, `Sitemap: ${requestOrigin(request)}/sitemap.xml`, ''].join('\n'));
  });
  return router;
}

interface SitemapDependencies {
  createContext: CreateContext;
  pool: Database['pool'];
  /** URLs per file; the protocol's maximum by default. */
  maxUrlsPerFile?: number;
}

interface SitemapFile {
  items: Iterable<unknown>;
  writer: Transform;
}

/**
 * /sitemap.xml: every public page in each language, or an index of /sitemap-1.xml and so on if there are too many.
 * Revalidated by ETag.
 */
export function sitemapRouter({ createContext, pool, maxUrlsPerFile = 50_000 }: SitemapDependencies): Router {
  const listing = createPublicPageLoader(pool);
  const answering =
    (fileOf: (parts: PublicPage[][], origin: string, request: Request) => SitemapFile): RequestHandler =>
    async (request, response) => {
      const origin = requestOrigin(request);
      const { pages, version } = await listing(await createAnonymousContext(createContext, request, response));
      const tag = `"${version}-${hashKey(origin)}"`;
      const { items, writer } = fileOf(chunk(pages, Math.floor(maxUrlsPerFile / languages.length)), origin, request);
      response.type('application/xml').setHeader('Cache-Control', 'public, no-cache').setHeader('ETag', tag);
      if (request.fresh) response.status(304).end();
      else await pipeline(Readable.from(items), writer, response);
    };
  const router = Router();
  router.get(
    '/sitemap.xml',
    answering((parts, origin) => (parts.length > 1 ? buildSitemapIndex(parts, origin) : buildUrlSet(parts[0], origin))),
  );
  router.get(
    '/sitemap-:number.xml',
    answering((parts, origin, { params }) => buildUrlSet(parts[Number(params.number) - 1], origin)),
  );
  return router;
}

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const buildSitemapIndex = (parts: PublicPage[][], origin: string): SitemapFile => ({
  items: parts.map((_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml` })),
  writer: new SitemapIndexStream({ level: ErrorLevel.SILENT }),
});

/** @throws Problem `notFound` if the file does not exist */
function buildUrlSet(pages: PublicPage[] | undefined, origin: string): SitemapFile {
  if (!pages) throw new Problem('notFound');
  const xmlns = { xhtml: true, news: false, video: false, image: false };
  return { items: sitemapEntries(pages, origin), writer: new SitemapStream({ level: ErrorLevel.SILENT, xmlns }) };
}

/** One entry per page and language, each with links to all languages. */
function* sitemapEntries(pages: PublicPage[], origin: string): Generator<SitemapItemLoose> {
  for (const { path, lastModified } of pages) {
    const links = languages.map((lang) => ({ lang, url: origin + localizedUrl(lang, path) }));
    for (const { url } of links)
      yield { url, lastmod: lastModified, links: [...links, { lang: 'x-default', url: origin + path }] };
  }
}

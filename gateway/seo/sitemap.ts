import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Router, type Request, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { languages } from '../../schema/contract/languages';
import { localizedUrl } from '../../schema/contract/site/urls';
import { Problem } from '../../schema/core/problem';
import { hashKey } from '../middleware/clientNetwork';
import { requestOrigin } from '../middleware/publicUrl';
import { createPublicPageLoader, hashPages, type PageListDependencies, type PublicPage } from './publicPages';

/** Personal pages, APIs and sign-in pages with a redirect. */
const disallowedPaths = [
  '/dashboard',
  '/account',
  '/notifications',
  '/payments',
  '/certificates$',
  '/notes',
  '/checkout',
  '/unsubscribe',
  '/api/',
  '/graphql',
  '/auth?*next=',
];

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

interface SitemapDependencies extends PageListDependencies {
  maxUrlsPerFile?: number;
}

interface SitemapFile {
  /** Pages of the file; of the index all pages. */
  pages: readonly PublicPage[];
  /** Name of what is written, as part of the cache key. */
  kind: 'index' | 'urls';
  items: () => Iterable<unknown>;
  writer: () => Transform;
}

/** Files of about half a megabyte each. */
const maxCachedFiles = 32;

/**
 * /sitemap.xml: every public page in each language, or an index of /sitemap-1.xml and so on if there are too many.
 * Revalidated by ETag. Written files are cached by their content, so that a change writes only its own file again.
 */
export function sitemapRouter({ maxUrlsPerFile = 1_000, ...dependencies }: SitemapDependencies): Router {
  const loadPages = createPublicPageLoader(dependencies);
  const writeFile = cacheByKey(maxCachedFiles, async ({ items, writer }: SitemapFile) =>
    buffer(Readable.from(items()).pipe(writer())),
  );
  const sendFile =
    (fileOf: (parts: PublicPage[][], origin: string, request: Request) => SitemapFile): RequestHandler =>
    async (request, response) => {
      const origin = requestOrigin(request);
      const parts = chunk(await loadPages(), Math.floor(maxUrlsPerFile / languages.length));
      const file = fileOf(parts, origin, request);
      const version = `${file.kind}-${hashPages(file.pages)}-${hashKey(origin)}`;
      response.type('application/xml').setHeader('Cache-Control', 'public, no-cache');
      response.setHeader('ETag', `"${version}"`);
      if (request.fresh) response.status(304).end();
      else response.send(await writeFile(version, file));
    };
  const router = Router();
  router.get(
    '/sitemap.xml',
    sendFile((parts, origin) => (parts.length > 1 ? buildSitemapIndex(parts, origin) : buildUrlSet(parts[0], origin))),
  );
  router.get(
    '/sitemap-:number.xml',
    sendFile((parts, origin, { params }) => buildUrlSet(parts[Number(params.number) - 1], origin)),
  );
  return router;
}

/** Caches the results of `build`, the least recently used are dropped; concurrent callers share one. */
function cacheByKey<Source, Result>(
  maxEntries: number,
  build: (source: Source) => Promise<Result>,
): (key: string, source: Source) => Promise<Result> {
  const results = new LRUCache<string, Promise<Result>>({ max: maxEntries });
  return (key, source) => {
    const known = results.get(key);
    if (known) return known;
    const result = build(source);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const buildSitemapIndex = (parts: PublicPage[][], origin: string): SitemapFile => ({
  pages: parts.flat(),
  kind: 'index',
  items: () => parts.map((_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml` })),
  writer: () => new SitemapIndexStream({ level: ErrorLevel.SILENT }),
});

/** @throws Problem `notFound` if the file does not exist */
function buildUrlSet(pages: PublicPage[] | undefined, origin: string): SitemapFile {
  if (!pages) throw new Problem('notFound');
  const xmlns = { xhtml: true, news: false, video: false, image: false };
  return {
    pages,
    kind: 'urls',
    items: () => sitemapEntries(pages, origin),
    writer: () => new SitemapStream({ level: ErrorLevel.SILENT, xmlns }),
  };
}

/** One entry per page and language, each with links to all languages. */
function* sitemapEntries(pages: PublicPage[], origin: string): Generator<SitemapItemLoose> {
  for (const { path, lastModified } of pages) {
    const links = languages.map((lang) => ({ lang, url: origin + localizedUrl(lang, path) }));
    for (const { url } of links)
      yield { url, lastmod: lastModified, links: [...links, { lang: 'x-default', url: origin + path }] };
  }
}

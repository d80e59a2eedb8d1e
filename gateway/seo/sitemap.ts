import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler } from 'express';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import type { Database } from '../../prisma/client';
import { localizedUrl } from '../../schema/contract/urls';
import { languages } from '../../schema/contract/languages';
import { Problem } from '../../schema/core/errors';
import { createAnonymousContext, type CreateContext } from '../context/requestContext';
import { hashKey } from '../middleware/clientNetwork';
import { requestOrigin } from '../middleware/requestOrigin';
import { createPublicPageLoader, type PublicPage } from './publicPages';

/** What is not for search engines: what is personal, what is for programs, and sign-in pages that lead somewhere else. */
const disallowedPaths = ['/dashboard', '/account', '/api/', '/graphql', '/auth?*next='];

/** /robots.txt: where search engines may look, and where they find the list of all pages. */
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
  /** Addresses in one file; the protocol allows no more. */
  maxUrlsPerFile?: number;
}

/** Items of a file, and what writes them as XML. */
interface SitemapFile {
  items: Iterable<unknown>;
  writer: Transform;
}

/**
 * /sitemap.xml: every public page in each of its languages. Where they are too many for one file it names the files that
 * hold them, /sitemap-1.xml and so on. Asked for anew each time, and known again by its tag.
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

/** @throws Problem `notFound` where the site is not so large */
function buildUrlSet(pages: PublicPage[] | undefined, origin: string): SitemapFile {
  if (!pages) throw new Problem('notFound');
  const xmlns = { xhtml: true, news: false, video: false, image: false };
  return { items: sitemapEntries(pages, origin), writer: new SitemapStream({ level: ErrorLevel.SILENT, xmlns }) };
}

/** A page has an address in each language; each of them names them all. */
function* sitemapEntries(pages: PublicPage[], origin: string): Generator<SitemapItemLoose> {
  for (const { path, lastModified } of pages) {
    const links = languages.map((lang) => ({ lang, url: origin + localizedUrl(lang, path) }));
    for (const { url } of links)
      yield { url, lastmod: lastModified, links: [...links, { lang: 'x-default', url: origin + path }] };
  }
}

import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler } from 'express';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import type { Database } from '../prisma/client';
import { addressIn } from '../schema/contract/addresses';
import { languages } from '../schema/contract/languages';
import { Problem } from '../schema/errors';
import { keyOf } from './address';
import { asNobody, type Caller } from './caller';
import { publicListing, type ListedPage } from './listing';
import { ownOrigin } from './ownOrigin';

interface Parts {
  caller: Caller;
  pool: Database['pool'];
  /** Addresses in one file; the protocol allows no more. */
  perFile?: number;
}

/** Items of a file, and what writes them as XML. */
interface File {
  items: Iterable<unknown>;
  writer: Transform;
}

/**
 * /sitemap.xml: every public page in each of its languages. Where they are too many for one file it names the files that
 * hold them, /sitemap-1.xml and so on. Asked for anew each time, and known again by its tag.
 */
export function sitemap({ caller, pool, perFile = 50_000 }: Parts): Router {
  const listing = publicListing(pool);
  const answering =
    (fileOf: (parts: ListedPage[][], origin: string, request: Request) => File): RequestHandler =>
    async (request, response) => {
      const origin = ownOrigin(request);
      const { pages, version } = await listing(await asNobody(caller, request, response));
      const tag = `"${version}-${keyOf(origin)}"`;
      const { items, writer } = fileOf(inParts(pages, Math.floor(perFile / languages.length)), origin, request);
      response.type('application/xml').setHeader('Cache-Control', 'public, no-cache').setHeader('ETag', tag);
      if (request.fresh) response.status(304).end();
      else await pipeline(Readable.from(items), writer, response);
    };
  const router = Router();
  router.get(
    '/sitemap.xml',
    answering((parts, origin) => (parts.length > 1 ? indexOf(parts, origin) : addressesOf(parts[0], origin))),
  );
  router.get(
    '/sitemap-:number.xml',
    answering((parts, origin, { params }) => addressesOf(parts[Number(params.number) - 1], origin)),
  );
  return router;
}

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const indexOf = (parts: ListedPage[][], origin: string): File => ({
  items: parts.map((_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml` })),
  writer: new SitemapIndexStream({ level: ErrorLevel.SILENT }),
});

/** @throws Problem `notFound` where the site is not so large */
function addressesOf(pages: ListedPage[] | undefined, origin: string): File {
  if (!pages) throw new Problem('notFound');
  const xmlns = { xhtml: true, news: false, video: false, image: false };
  return { items: entriesOf(pages, origin), writer: new SitemapStream({ level: ErrorLevel.SILENT, xmlns }) };
}

/** A page has an address in each language; each of them names them all. */
function* entriesOf(pages: ListedPage[], origin: string): Generator<SitemapItemLoose> {
  for (const { path, changed } of pages) {
    const links = languages.map((lang) => ({ lang, url: origin + addressIn(lang, path) }));
    for (const { url } of links)
      yield { url, lastmod: changed, links: [...links, { lang: 'x-default', url: origin + path }] };
  }
}

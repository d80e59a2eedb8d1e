import pLimit from 'p-limit';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { languageParam } from '../../../../schema/contract/site/urls';
import { isTestAddress } from '../testRecords';

/** A response of the site. */
interface CrawledPage {
  /** Path with parameters. */
  address: string;
  status: number;
  /** Null for anything but a page. */
  html: string | null;
  /** Addresses of the site that the page refers to, with fragments. */
  links: string[];
  /** Targets of fragments. */
  ids: Set<string>;
}

export type CrawledPages = ReadonlyMap<string, CrawledPage>;

/**
 * Requests the pages and what they refer to, each once, over the given number of connections. Of links that differ only
 * in the values of their parameters, one is followed. Other sites and records of tests are not requested.
 */
export async function crawlSite(
  pages: readonly string[],
  fetchPage: (address: string) => Promise<Response>,
  connections: number,
): Promise<CrawledPages> {
  const limit = pLimit(connections);
  const read = (addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => limit(async () => readPage(address, await fetchPage(address)))));
  const found = await read(pages);
  const targets = found.flatMap(({ links }) => links.map(withoutFragment)).filter((link) => !isTestAddress(link));
  const linkByPattern = new Map(
    targets.filter((link) => !pages.includes(link)).map((link) => [linkPattern(link), link]),
  );
  const others = await read([...linkByPattern.values()]);
  return new Map([...found, ...others].map((page) => [page.address, page]));
}

const withoutFragment = (link: string): string => link.replace(/#.*$/, '');

/** `/courses/3?tab=reviews` and `/courses/4?tab=curriculum` have the same pattern. */
function linkPattern(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://site');
  if (searchParams.size === 0) return pathname;
  return [pathname.replace(/[^/]+$/, (last) => last.replace(/\d+/, '*')), ...searchParams.keys()].join('&');
}

async function readPage(address: string, response: Response): Promise<CrawledPage> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  const attributes = isPage ? listAttributes(parse(text)) : [];
  const { origin } = new URL(response.url);
  const urls = attributes
    .filter(({ name }) => ['href', 'src', 'action', 'poster'].includes(name))
    .map(({ value }) => new URL(value, response.url));
  return {
    address,
    status: response.status,
    html: isPage ? text : null,
    links: [...new Set(urls.filter((url) => url.origin === origin).map(toAddress))],
    ids: new Set(attributes.filter(({ name }) => name === 'id').map(({ value }) => value)),
  };
}

/** Without the language, which the crawl chooses by its cookie. */
function toAddress({ pathname, searchParams, hash }: URL): string {
  searchParams.delete(languageParam);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}

/** Attributes of a node and its descendants. */
function listAttributes(node: DefaultTreeAdapterTypes.Node): { name: string; value: string }[] {
  const own = defaultTreeAdapter.isElementNode(node) ? node.attrs : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap(listAttributes)];
}

/** Links to responses with status 400 or above, and links whose fragment does not exist. */
export const findBrokenLinks = (pages: CrawledPages): string[] =>
  [...pages.values()].flatMap(({ address, links }) =>
    links.flatMap((link) => {
      const target = pages.get(withoutFragment(link));
      if (!target) return [];
      // A page that does not exist links to itself.
      if (target.status >= 400 && target.address !== address) return [`${address}: ${link} (${target.status})`];
      const fragment = decodeURIComponent(new URL(link, 'http://site').hash.slice(1));
      return fragment && !target.ids.has(fragment) ? [`${address}: ${link} (no such fragment)`] : [];
    }),
  );

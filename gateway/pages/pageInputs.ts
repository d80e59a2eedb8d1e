import type { Request } from 'express';
import type { Language } from '../../schema/contract/languages';
import { parseColorScheme, colorSchemeCookie, type ColorScheme } from '../../schema/contract/site/colorScheme';
import { cookieReader } from '../context/cookies';
import { requestLanguage } from '../http/requestLanguage';
import { requestOrigin } from '../middleware/publicUrl';
import type { Website } from './website';

/** All inputs of a page other than the database and the viewer. */
export interface PageInputs {
  /** Path and query, without what the page does not read. */
  url: string;
  origin: string;
  language: Language;
  scheme: ColorScheme | null;
}

/**
 * The address of the page that a request names in another spelling, such as with a slash at the end; undefined if it names
 * the page by its address, or no page.
 */
export function findOtherAddress(
  { originalUrl, path }: Request,
  site: Pick<Website, 'canonicalPath'>,
): string | undefined {
  const canonical = site.canonicalPath?.(path);
  if (!canonical || canonical === path) return undefined;
  const query = originalUrl.indexOf('?');
  return query === -1 ? canonical : canonical + originalUrl.slice(query);
}

const readSchemeCookie = cookieReader(colorSchemeCookie);

/**
 * The inputs of a page, from a request that need not be parsed.
 * @param url of the page, if it is not that of the request
 */
export function readPageInputs(
  request: Request,
  { normalizePageUrl }: Pick<Website, 'normalizePageUrl'>,
  url = request.url,
): PageInputs {
  return {
    url: normalizePageUrl?.(url) ?? url,
    origin: requestOrigin(request),
    language: requestLanguage(request, 'page'),
    scheme: parseColorScheme(readSchemeCookie(request.headers)) ?? null,
  };
}

export const pageKey = ({ origin, url, language, scheme }: PageInputs): string =>
  `page ${origin} ${language} ${scheme ?? ''} ${url}`;

/** Searches are not cached: their number is unlimited. */
export const isSearch = (url: string): boolean => /[?&](search|q)=/.test(url);

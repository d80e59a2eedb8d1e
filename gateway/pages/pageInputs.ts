import type { Request, Response } from 'express';
import { lockedLanguage, languageParam } from '../../schema/contract/urls';
import { parseLanguage, defaultLanguage, languageCookie, type Language } from '../../schema/contract/languages';
import { parseColorScheme, colorSchemeCookie, type ColorScheme } from '../../schema/contract/colorScheme';
import { yearMs } from '../../schema/core/dates';
import { readCookie, sessionCookieName } from '../context/cookies';
import { isHttps, requestOrigin } from '../middleware/publicUrl';
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

/** The inputs of a page from a request with parsed cookies; sets the cookie of a chosen language. */
export function readPageInputs(
  request: Request,
  response: Response,
  site: Pick<Website, 'normalizePageUrl' | 'canonicalPath' | 'notFoundPath'>,
): PageInputs {
  const { originalUrl, path } = request;
  const hasPage = site.canonicalPath?.(path) !== null;
  const url = hasPage ? originalUrl : (site.notFoundPath?.(path) ?? originalUrl);
  return {
    url: site.normalizePageUrl?.(url) ?? url,
    origin: requestOrigin(request),
    language: lockedLanguage(request.path) ?? resolveLanguage(request, response),
    scheme: parseColorScheme(readCookie(request, colorSchemeCookie)) ?? null,
  };
}

/** `?lang=` sets the language and its cookie. */
function resolveLanguage(request: Request, response: Response): Language {
  const chosen = parseLanguage(request.query[languageParam]);
  if (chosen)
    response.cookie(languageCookie, chosen, { maxAge: yearMs, sameSite: 'lax', path: '/', secure: isHttps(request) });
  return chosen ?? parseLanguage(readCookie(request, languageCookie)) ?? defaultLanguage;
}

export const pageKey = ({ origin, url, language, scheme }: PageInputs): string =>
  `page ${origin} ${language} ${scheme ?? ''} ${url}`;

/** Searches are not cached: their number is unlimited. */
export const isSearch = (url: string): boolean => /[?&](search|q)=/.test(url);

const cookieValue = (cookies: string, name: string): string | undefined => {
  const start = `; ${cookies}`.indexOf(`; ${name}=`);
  return start === -1 ? undefined : cookies.slice(start + name.length + 1).split(';', 1)[0];
};

/**
 * The key of a page that was requested by a visitor, from the unparsed request.
 * @returns null for requests that only `pageRouter` can answer: of users, with a choice of language, of searches
 */
export function visitorPageKey(
  request: Request,
  publicHost: string | undefined,
  normalizeUrl: (url: string) => string,
): string | null {
  const { headers, url, host } = request;
  const { authorization, cookie = '' } = headers;
  if (authorization !== undefined || cookie.includes(sessionCookieName)) return null;
  if (publicHost !== undefined && host !== publicHost) return null;
  if (!url.startsWith('/') || url.startsWith('/api/') || url.includes(`${languageParam}=`) || isSearch(url))
    return null;
  const language = parseLanguage(cookieValue(cookie, languageCookie)) ?? defaultLanguage;
  return pageKey({
    url: normalizeUrl(url),
    origin: requestOrigin(request),
    language: lockedLanguage(request.path) ?? language,
    scheme: parseColorScheme(cookieValue(cookie, colorSchemeCookie)) ?? null,
  });
}

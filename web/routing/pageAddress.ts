import { useLocation, useMatches } from 'react-router-dom';
import { languageParam } from '../../schema/contract/urls';
import { paths } from './paths';

const listParams = ['pages', 'after'];

/**
 * The search parameters that the public pages read; all others are ignored, as the `utm_source` of a campaign. The
 * server renders and caches one page for all addresses that differ in other parameters only.
 */
const publicPages: readonly (readonly [path: RegExp, params: readonly string[]])[] = [
  [/^\/$/, ['faq', 'questions', 'question']],
  [/^\/auth\/?$/i, ['tab', 'next']],
  [/^\/courses\/?$/i, ['search', 'category', 'level', 'price', 'sort', 'view', ...listParams]],
  [/^\/courses\/[^/]+\/?$/i, ['tab', 'lesson', 'pages']],
  [/^\/blog\/?$/i, ['search', 'category', ...listParams]],
  [/^\/events\/?$/i, ['when', 'event', ...listParams]],
  [/^\/glossary\/?$/i, ['search', 'category', 'view', 'after', 'term']],
  [/^\/search\/?$/i, ['q']],
  [/^\/polls\/?$/i, ['poll', ...listParams]],
  [/^\/contact\/?$/i, ['topic']],
  [/^\/verify\/?$/i, ['code']],
];

/** Areas of signed-in users, whose pages are not shared. */
const personalPages = /^\/(dashboard|account|notifications|payments|certificates|checkout)(\/|$)/i;

/** The parameters that a page reads; null for pages that are not shared. */
const listPageParams = (pathname: string): readonly string[] | null =>
  personalPages.test(pathname) ? null : (publicPages.find(([path]) => path.test(pathname))?.[1] ?? []);

/** Only the parameters that the page reads, each once and in a fixed order; empty ones have no meaning. */
export function normalizeSearch(pathname: string, search: string): string {
  if (search === '') return '';
  const names = listPageParams(pathname);
  const given = new URLSearchParams(search);
  const entries = names
    ? names.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value !== '')
    : [...given].filter(([name]) => name !== languageParam);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** @param url path and query */
export function normalizePageUrl(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart === -1) return url;
  const pathname = url.slice(0, queryStart);
  return pathname + normalizeSearch(pathname, url.slice(queryStart));
}

/** The route of all addresses that lead to no page. */
export const notFoundRouteId = 'app/routing/NotFoundScreen';

/**
 * The address of the page for links and texts: the same on the server and in the browser. The page for addresses that lead
 * to none is rendered once for all of them, and names the home page.
 */
export function usePageAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  if (useMatches().at(-1)?.id === notFoundRouteId) return { pathname: paths.home, search: '' };
  return { pathname, search: normalizeSearch(pathname, search) };
}

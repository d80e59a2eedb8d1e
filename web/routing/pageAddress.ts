import { useLocation, useMatches } from 'react-router-dom';
import { languageParam } from '../../schema/contract/urls';
import { paths } from './paths';
import { allScreens, notFoundScreen } from './screens';

const toPathPattern = (path: string) =>
  path === '/' ? /^\/$/ : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/** The parameters that a page reads; null for pages that visitors do not share. */
const pageParams = allScreens
  .filter(({ roles, searchParams }) => roles ?? searchParams)
  .map(({ path, roles, searchParams = [] }) => ({ pattern: toPathPattern(path), names: roles ? null : searchParams }));

/** Only the parameters that the page reads, each once and in a fixed order; empty ones have no meaning. */
export function normalizeSearch(pathname: string, search: string): string {
  if (search === '') return '';
  const { names } = pageParams.find(({ pattern }) => pattern.test(pathname)) ?? { names: [] };
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

/**
 * The address of the page for links and texts: the same on the server and in the browser. The page for addresses that lead
 * to none is rendered once for all of them, and names the home page.
 */
export function usePageAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation();
  if (useMatches().at(-1)?.id === notFoundScreen.path) return { pathname: paths.home, search: '' };
  return { pathname, search: normalizeSearch(pathname, search) };
}

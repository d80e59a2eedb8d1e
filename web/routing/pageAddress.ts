import { useLocation, useMatches } from 'react-router-dom';
import { languageParam } from '../../schema/contract/site/urls';
import { paths } from './paths';
import { matchScreen } from './matchScreen';
import { notFoundScreen } from './screens';

/** Only the parameters that the page reads, each once and in a fixed order; empty ones have no meaning. */
export function normalizeSearch(pathname: string, search: string): string {
  if (search === '') return '';
  const { roles, searchParams = [] } = matchScreen(pathname) ?? {};
  const given = new URLSearchParams(search);
  // Visitors share no pages of a role.
  const entries = roles
    ? [...given].filter(([name]) => name !== languageParam)
    : searchParams.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value !== '');
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

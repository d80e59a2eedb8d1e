import { matchRoutes } from 'react-router-dom';
import { lockedLanguage } from '../../../schema/contract/urls';
import { paths } from '../../routing/paths';
import { allScreens, notFoundScreen } from '../../routing/screens';

/** Without the elements of the routes, so that this needs no application. */
const patterns = allScreens.map(({ path }) => ({ path }));

/** The page for all addresses that no route has. */
export const notFoundPath = (pathname: string): string =>
  lockedLanguage(pathname) === undefined ? '/404' : `${paths.dashboard.admin}/404`;

/**
 * The one address of the page that a path leads to, without double slashes, dot segments, a slash at the end, other letter
 * case and needless encoding.
 * @returns null if no route has the path
 */
export function canonicalPath(pathname: string): string | null {
  const segments = resolveSegments(pathname);
  const matches = segments && matchRoutes(patterns, `/${segments.map(encodeURIComponent).join('/')}`);
  const pattern = matches?.at(-1)?.route.path;
  if (!segments || pattern === undefined || pattern === notFoundScreen.path) return null;
  const position = pattern.split('/').filter(Boolean);
  return `/${position.map((part, at) => (part.startsWith(':') ? encodeURIComponent(segments[at] ?? '') : part)).join('/')}`;
}

/** The decoded segments of a path; null if it cannot be decoded. */
function resolveSegments(pathname: string): string[] | null {
  const resolved: string[] = [];
  try {
    for (const segment of pathname.split(/[/\\]/).map(decodeURIComponent)) {
      if (segment === '..') resolved.pop();
      else if (segment !== '' && segment !== '.') resolved.push(segment);
    }
    return resolved;
  } catch {
    return null;
  }
}

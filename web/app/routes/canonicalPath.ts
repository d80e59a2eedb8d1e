import { lockedLanguage } from '../../../schema/contract/site/urls';
import { paths } from '../../routing/paths';
import { matchScreen } from '../../routing/matchScreen';
import { listScreens, notFoundScreen, screenAreas } from '../../routing/screens';

/** The page for all addresses that no screen has. */
export const notFoundPath = (pathname: string): string =>
  lockedLanguage(pathname) === undefined ? '/404' : `${paths.dashboard.admin}/404`;

/**
 * The one address of the page that a path leads to, without double slashes, dot segments, a slash at the end, other letter
 * case and needless encoding.
 * @returns null if no screen has the path
 */
export function canonicalPath(pathname: string): string | null {
  const segments = resolveSegments(pathname);
  const screen = segments && matchScreen(`/${segments.map(encodeURIComponent).join('/')}`);
  if (!screen) return null;
  const position = screen.path.split('/').filter(Boolean);
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

const publicPaths = new Set(listScreens(screenAreas.public).map(({ path }) => path));

/** Whether the page that a path leads to is one of the site for everybody, also the page of addresses that no screen has. */
export const isPublicPage = (pathname: string): boolean =>
  publicPaths.has((matchScreen(pathname) ?? notFoundScreen).path);

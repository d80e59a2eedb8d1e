import { matchRoutes, type DataRouteMatch, type Location, type RouteObject } from 'react-router-dom';
import { toSafeRedirectPath } from '../../routing/paths';
import type { Screen } from '../../routing/screens';

interface RouterState {
  matches: readonly Pick<DataRouteMatch, 'route'>[];
  location: Pick<Location, 'search'>;
  navigation: { state: string };
}

interface Router {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/** Loads the scripts of the likely next screen when a screen is idle, so that a tap shows that screen at once. */
export function preloadNextScreens(router: Router, routes: RouteObject[]): () => void {
  const preload = ({ matches, location, navigation }: RouterState) => {
    const next = (matches.at(-1)?.route.handle as Screen | undefined)?.next;
    if (navigation.state === 'idle' && next && !savesData())
      whenIdle(() => preloadScreen(routes, requestedPath(location) ?? next));
  };
  preload(router.state);
  return router.subscribe(preload);
}

/** The page that the login page leads back to. */
const requestedPath = ({ search }: Pick<Location, 'search'>) =>
  toSafeRedirectPath(new URLSearchParams(search).get('next'));

/** A script that cannot be loaded is requested again by the navigation. */
function preloadScreen(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);

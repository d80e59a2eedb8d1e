import { matchRoutes, type DataRouteMatch, type Location, type RouteObject } from 'react-router-dom';
import { loadWhenIdle } from '../../data/browser/idleLoading';
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
    if (navigation.state === 'idle' && next)
      void loadWhenIdle(async () => preloadScreen(routes, requestedPath(location) ?? next));
  };
  preload(router.state);
  return router.subscribe(preload);
}

/** The page that the login page leads back to. */
const requestedPath = ({ search }: Pick<Location, 'search'>) =>
  toSafeRedirectPath(new URLSearchParams(search).get('next'));

const preloadScreen = async (routes: RouteObject[], path: string) =>
  Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) =>
      typeof route.lazy === 'function' ? route.lazy() : undefined,
    ),
  );

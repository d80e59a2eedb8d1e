import { matchRoutes, type DataRouteMatch, type Location, type RouteObject } from 'react-router-dom';
import { paths, toSafeRedirectPath } from '../../routing/paths';

/** By the route of a screen: the path of the screen that most people open next. Ids in a path do not matter. */
const nextPaths: Readonly<Record<string, (search: URLSearchParams) => string>> = {
  'accounts/auth/AuthScreen': (search) => toSafeRedirectPath(search.get('next')) ?? paths.dashboard.student,
  'catalog/courseList/CourseListScreen': () => paths.course(1),
  'app/routing/BlogRoute': () => paths.blogPost('post'),
};

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
    const nextPath = nextPaths[matches.at(-1)?.route.id ?? ''];
    if (navigation.state === 'idle' && nextPath && !savesData())
      whenIdle(() => preloadScreen(routes, nextPath(new URLSearchParams(location.search))));
  };
  preload(router.state);
  return router.subscribe(preload);
}

/** A script that cannot be loaded is requested again by the navigation. */
function preloadScreen(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);

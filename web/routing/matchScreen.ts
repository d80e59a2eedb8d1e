import { allScreens, notFoundScreen, type Screen } from './screens';

const toPattern = (path: string) => (path === '/' ? /^\/$/ : new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

const countParams = ({ path }: Screen): number => path.split(':').length;

/** Most specific first, as React Router ranks them; its own matching ranks all routes for each address. */
const patterns = allScreens
  .filter(({ path }) => path !== notFoundScreen.path)
  .toSorted((one, other) => countParams(one) - countParams(other))
  .map((screen) => ({ screen, pattern: toPattern(screen.path) }));

/** The screen of an address; undefined if it leads to none. */
export const matchScreen = (pathname: string): Screen | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.screen;

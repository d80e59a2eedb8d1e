import { matchRoutes } from 'react-router-dom';
import type { PageRequest } from '../rendering';
import { showsPlayer } from './LessonPlayer';
import { routes } from './routes';

/** The script files that a page asks for: those of every page, its language's messages, its screen (named by the route). */
export function neededBy({ url, language, assets }: PageRequest): string[] {
  const address = new URL(`http://page.invalid${url}`);
  const screens =
    matchRoutes(routes, address.pathname)?.flatMap(({ route }) => (route.id ? [`web/${route.id}.tsx`] : [])) ?? [];
  const modules = [
    `web/language/messages/${language}/index.ts`,
    ...screens,
    ...(showsPlayer(address) ? ['web/learning/Player.tsx'] : []),
  ];
  return [...new Set([...assets.preloads, ...modules.flatMap((module) => assets.modules?.[module] ?? [])])];
}

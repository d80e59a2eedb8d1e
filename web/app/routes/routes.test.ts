import { existsSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { matchScreen } from '../../routing/matchScreen';
import { allScreens, notFoundScreen } from '../../routing/screens';
import { findLessonPart } from './lessonParts';
import { routes } from './routes';

test('every screen and the parts of a lesson know their source module', () => {
  const parts = ['?lesson=3', '?lesson=3&attempt=7'].flatMap(
    (search) => findLessonPart({ pathname: '/courses/1', search }) ?? [],
  );
  expect(parts).toHaveLength(2);
  const modules = [...allScreens, ...parts].map(({ module = 'none' }) => module);
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((module) => !existsSync(new URL(`../../../${module}`, import.meta.url)))).toEqual([]);
});

test('every screen is opened by its path, and by no other', () => {
  const opened = allScreens.map(({ path }) => matchRoutes(routes, path.replace('*', '/none'))?.at(-1)?.route.path);
  expect(opened).toEqual(allScreens.map(({ path }) => path));
});

test('the server matches addresses as the router does', () => {
  const addresses = allScreens.map(({ path }) => path.replace(/:\w+/g, '7').replace('*', '/none'));
  for (const address of [...addresses, '/courses/1/', '/COURSES/1', '/no/such/page', '/dashboard/admin/none'])
    expect(matchScreen(address)?.path ?? notFoundScreen.path).toBe(matchRoutes(routes, address)?.at(-1)?.route.path);
});

test('every next screen is a screen', () => {
  const paths = allScreens.map(({ path }) => path);
  const nextPaths = allScreens.flatMap(({ next }) => next ?? []);
  expect(nextPaths).not.toEqual([]);
  expect(nextPaths.filter((path) => !paths.includes(path))).toEqual([]);
});

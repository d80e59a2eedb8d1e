import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { restRoutes } from '../../../gateway/rest/routeTable';
import { routes } from '../../../web/app/routes/routes';
import { isReservedHandle } from './reservedHandles';
import { learnerHandleSchema } from '../validation/learning/certificates';

const isFree = (handle: string) => learnerHandleSchema.safeParse({ handle }).success;

const listPaths = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...listPaths(children)]);

const firstParts = [...listPaths(routes), ...restRoutes.map(({ path }) => path)]
  .filter((path) => path.startsWith('/') && path !== '/')
  .flatMap((path) => path.split('/')[1] ?? []);

test('the first parts of all addresses are reserved, with and without hyphens', () => {
  expect(matchRoutes(routes, '/courses')).not.toBeNull();
  expect(firstParts.length).toBeGreaterThan(50);
  for (const part of ['graphql', 'livez', 'readyz', 'metrics', 'media', 'assets', ...firstParts])
    expect([part, isReservedHandle(part), isReservedHandle(part.replaceAll('-', ''))]).toEqual([part, true, true]);
});

test.each([
  'admin',
  'Admin',
  'api',
  'login',
  'log-in',
  'sign-in',
  'signin',
  'e-mail',
  'support',
  'tayyar',
  'www',
  'ad-min',
])('%s is no handle', (handle) => expect(isFree(handle)).toBe(false));

test.each(['amel', 'adminette', 'login-7', 'student-amel'])('%s is a handle', (handle) =>
  expect(isFree(handle)).toBe(true),
);

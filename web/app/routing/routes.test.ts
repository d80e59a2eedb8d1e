import { existsSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { playerModuleId } from './LazyLessonPlayer';
import { routes, screenModuleOf } from './routes';

const listRouteIds = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ id, children = [] }) => [...(id === undefined ? [] : [id]), ...listRouteIds(children)]);

test('every route id and the player id name an existing module', () => {
  const ids = [...listRouteIds(routes), playerModuleId];
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !existsSync(new URL(`../../${screenModuleOf(id)}.tsx`, import.meta.url)))).toEqual([]);
});

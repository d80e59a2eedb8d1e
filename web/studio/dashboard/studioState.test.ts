import { expect, test } from 'vitest';
import { parseStudioState, studioPath } from './studioState';

const parse = (query: string) => parseStudioState(new URLSearchParams(query));

test('a path holds the values that differ from the defaults and parses back to the same state', () => {
  const state = { tab: 'students', search: 'سلمى', course: '4', state: 'stuck', page: 3, range: 'months3' } as const;
  const path = studioPath(state);
  expect(path).toMatch(/^\/dashboard\/trainer\?tab=students&search=/);
  expect(parse(path.slice(path.indexOf('?')))).toEqual(state);
  expect(studioPath(parse(''))).toBe('/dashboard/trainer');
});

test.each(['tab=x&page=0&course=a&range=y&state=z', 'page=-1&course=-4', 'page=1.5', 'page=1e99&course=12345678901'])(
  'ignores invalid parameters: %s',
  (query) => expect(parse(query)).toEqual(parse('')),
);

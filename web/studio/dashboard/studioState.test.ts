import { expect, test } from 'vitest';
import { parseStudioState, studioPath } from './studioState';

const read = (query: string) => parseStudioState(new URLSearchParams(query));

test('an address holds what differs from the usual, and is read back as it was', () => {
  const state = { tab: 'students', search: 'سلمى', course: '4', page: 3, range: 'months3' } as const;
  const path = studioPath(state);
  expect(path).toMatch(/^\/dashboard\/trainer\?tab=students&search=/);
  expect(read(path.slice(path.indexOf('?')))).toEqual(state);
  expect(studioPath(read(''))).toBe('/dashboard/trainer');
});

test.each(['tab=x&page=0&course=a&range=y', 'page=-1&course=-4', 'page=1.5', 'page=1e99&course=12345678901'])(
  'what an address says that is not understood counts as not chosen: %s',
  (query) => expect(read(query)).toEqual(read('')),
);

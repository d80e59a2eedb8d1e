import { expect, test } from 'vitest';
import { pageSizes } from '../../../../schema/contract/pageSizes';
import { runInChunks } from './runInChunks';

test('changes any number of rows, with as many at a time as the server accepts', async () => {
  const ids = Array.from({ length: 2 * pageSizes.max + 1 }, (_, index) => String(index));
  const sizes: number[] = [];
  const result = await runInChunks(ids, (chunk) => {
    sizes.push(chunk.length);
    const [first = '', ...succeeded] = chunk;
    return Promise.resolve({ succeeded, failed: [{ id: first, message: 'No' }] });
  });
  expect(sizes).toEqual([pageSizes.max, pageSizes.max, 1]);
  expect(result.succeeded).toHaveLength(2 * pageSizes.max - 2);
  expect(result.failed.map(({ id }) => id)).toEqual(['0', '100', '200']);
});

test('changes nothing without rows', async () => {
  expect(await runInChunks([], () => Promise.reject(new Error('sent')))).toMatchObject({ succeeded: [], failed: [] });
});

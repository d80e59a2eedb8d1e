import { expect, test, vi } from 'vitest';
import { readAtIntervals } from './measureMemory';

const readMemory = () => Promise.resolve({ resident: 1, heap: 1 });

test('failures of all loads count, also of those between two readings', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const figures = await readAtIntervals(400, () => Promise.resolve({ answered: 10, failed: 1 }), readMemory);
  expect(figures).toHaveLength(21);
  expect(figures.slice(0, 2)).toMatchObject([
    { requests: 0, failures: 0 },
    { requests: 20, failures: 2 },
  ]);
  expect(figures.at(-1)).toMatchObject({ requests: 400, failures: 40 });
});

test('a product that answers nothing ends the measurement', async () => {
  const sendLoad = () => Promise.resolve({ answered: 0, failed: 32 });
  await expect(readAtIntervals(400, sendLoad, readMemory)).rejects.toThrow('answers no requests');
});

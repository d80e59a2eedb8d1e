import { afterEach, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { PreparedDocuments } from './preparedDocuments';

let immediate: NodeJS.Immediate | undefined;
afterEach(() => clearImmediate(immediate));

test('of a burst of new documents one is checked in a turn of the event loop', async () => {
  const documents = new PreparedDocuments({ trusted: {}, trustedOnly: false, limits: defaultLimits.document });
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  count();
  const refusals = Array.from({ length: 600 }, async (_, n) => {
    await expect(documents.assertAcceptable(`{ me { ${'id '.repeat(490)}} }${' '.repeat(n)}`)).rejects.toMatchObject({
      code: 'queryTooLarge',
    });
    return turns;
  });
  expect(new Set(await Promise.all(refusals)).size).toBe(600);
});

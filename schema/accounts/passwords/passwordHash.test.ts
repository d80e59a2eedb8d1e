import { expect, onTestFinished, test } from 'vitest';
import { hashPassword, verifyPassword, setHashingCost } from './passwordHash';
import { testHashingCost } from '../../testing/setup';

test('the product hashes with argon2id, 19 MiB and 2 passes', async () => {
  setHashingCost();
  onTestFinished(() => setHashingCost(testHashingCost));
  const hash = await hashPassword('secret-1');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('secret-1', hash)).toBe(true);
  expect(await verifyPassword('secret-2', hash)).toBe(false);
  expect(await verifyPassword('secret-1', undefined)).toBe(false);
});

import { expect, test } from 'vitest';
import { createAdmission } from './admission';

test('admits a key by its second request', () => {
  const { admit } = createAdmission();
  expect(['a', 'b', 'a', 'a', 'b'].map(admit)).toEqual([false, false, true, true, true]);
});

test('keys that are asked for once replace each other and are not admitted', () => {
  const { admit } = createAdmission(8);
  const keys = Array.from({ length: 1_000 }, (_, index) => `invented ${index}`);
  expect(keys.filter(admit)).toEqual([]);
  // Of the earlier ones, eight at most are remembered.
  expect(keys.slice(0, -8).filter(admit)).toEqual([]);
});

test('keys that differ in one letter have places of their own', () => {
  const { admit } = createAdmission();
  const keys = Array.from({ length: 1_000 }, (_, index) => `GET /api/courses?mark=${index}`);
  expect(keys.filter(admit)).toEqual([]);
  expect(keys.filter(admit).length).toBeGreaterThan(950);
});

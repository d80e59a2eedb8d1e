import { describe, expect, test } from 'vitest';
import { limits } from '../limits';
import { slug, slugOf } from './slug';

describe('a slug', () => {
  test.each(['solar', 'what-is-48v', 'الطاقة-الشمسية', 'بطارية-lfp', ''])('may be %j', (text) => {
    expect(slug.parse(text)).toBe(text);
  });
  test.each(['Solar', 'a b', '-a', 'a-', 'a--b', 'a_b', 'a/b', 'é', 'بَطارية', 'a'.repeat(201), '<b>'])(
    'may not be %j',
    (text) => expect(slug.safeParse(text).success).toBe(false),
  );
});

test.each([
  ["What's in a battery?", 'whats-in-a-battery'],
  ['  LFP – NMC  ', 'lfp-nmc'],
  ['Énergie solaire à Béjaïa', 'energie-solaire-a-bejaia'],
  ['الطَّاقة الشمسية ٢٠٢٦', 'الطاقة-الشمسية-2026'],
  ['؟!', ''],
  ['太陽', ''],
])('the title %j suggests %j', (title, suggested) => {
  expect(slugOf(title)).toBe(suggested);
  expect(slug.parse(suggested)).toBe(suggested);
});

test('of a long title its beginning is suggested, which is a slug', () => {
  expect(slug.safeParse(slugOf(`${'a'.repeat(limits.slug.max - 1)} battery`)).success).toBe(true);
});

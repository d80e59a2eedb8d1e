import { describe, expect, test } from 'vitest';
import { bounds } from '../../bounds';
import { slugify } from '../../text/slug';
import { slugField } from './slug';

describe('a slug', () => {
  test.each(['solar', 'what-is-48v', 'الطاقة-الشمسية', 'بطارية-lfp', ''])('may be %j', (text) => {
    expect(slugField.parse(text)).toBe(text);
  });
  test.each(['Solar', 'a b', '-a', 'a-', 'a--b', 'a_b', 'a/b', 'é', 'بَطارية', 'a'.repeat(201), '<b>'])(
    'may not be %j',
    (text) => expect(slugField.safeParse(text).success).toBe(false),
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
  expect(slugify(title)).toBe(suggested);
  expect(slugField.parse(suggested)).toBe(suggested);
});

test('of a long title its beginning is suggested, which is a slug', () => {
  expect(slugField.safeParse(slugify(`${'a'.repeat(bounds.slug.max - 1)} battery`)).success).toBe(true);
});

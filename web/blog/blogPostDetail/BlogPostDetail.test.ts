import { expect, test } from 'vitest';
import { tagsInLanguage } from './BlogPostDetail';

const tags = ['الشحن', 'استيراد السيارات', 'charging', 'IEC 62196'];

test.each([
  ['ar', tags, ['الشحن', 'استيراد السيارات', 'IEC 62196']],
  ['en', tags, ['charging', 'IEC 62196']],
  ['ar', ['charging', 'IEC 62196'], ['charging', 'IEC 62196']],
  ['en', [], []],
] as const)('in %s, of %j the tags %j are shown', (language, all, shown) => {
  expect(tagsInLanguage(all, language)).toEqual(shown);
});

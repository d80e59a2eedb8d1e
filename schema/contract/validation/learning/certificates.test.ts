import { expect, test } from 'vitest';
import { certificateNameSchema } from './certificates';

const names = { name: 'Amina', nameAr: 'أمينة' };
const parse = (input: Partial<typeof names>) => certificateNameSchema.safeParse({ ...names, ...input });

test.each([
  ['name', "Zoë Đặng-Łukasz O'Connor Çelik", "Zoë Đặng-Łukasz O'Connor Çelik"],
  ['name', 'Ɛmer Ɣiles Aɛli', 'Ɛmer Ɣiles Aɛli'],
  ['name', 'M. Ａｍｉｎａ  ﬁ', 'M. Amina fi'],
  ['name', 'Ame\u0301lie', 'Amélie'],
  ['nameAr', 'عبد الرحمٰن شُرَيْحٌ مُحَمَّدٌ', 'عبد الرحمٰن شُرَيْحٌ مُحَمَّدٌ'.normalize('NFKC')],
  ['nameAr', 'ﻣﺤﻤﺪ بـــن عليّ', 'محمد بن عليّ'],
] as const)('the %s %j becomes %j', (field, text, expected) => {
  expect(parse({ [field]: text }).data?.[field]).toBe(expected);
});

test.each([
  ['name', 'many marks on a letter', `A${'\u0301'.repeat(20)}`],
  ['name', 'a keycap', 'A\u20E3mina'],
  ['name', 'small capitals', 'ᴀmina'],
  ['name', 'a Cyrillic letter', 'Аmina'],
  ['name', 'marks of another script', 'A\u0E49mina'],
  ['name', 'full stops only', '. . .'],
  ['nameAr', 'many marks on a letter', `أ${'\u064B'.repeat(20)}`],
  ['nameAr', 'a sign of the Quran', 'أ\u06DE'],
  ['nameAr', 'digits', 'أ١'],
  ['nameAr', 'a picture of words', 'أ\uFDFD'],
  ['nameAr', 'an unseen number sign', 'أ\u0600'],
  ['nameAr', 'kashida only', 'ـــ'],
] as const)('the %s does not take %s', (field, _what, text) => {
  expect(parse({ [field]: text }).error?.issues).toMatchObject([{ path: [field] }]);
});

test('letters that stand for several ones count as these', () => {
  expect(parse({ nameAr: 'ﷺ'.repeat(60) }).error?.issues[0]).toMatchObject({ path: ['nameAr'], message: 'tooLong' });
});

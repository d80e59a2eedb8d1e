import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { normalizeLetters } from '../contract/search/searchText';
import { openTestDatabase } from '../testing/testDatabase';
import { hostileTexts } from '../testing/hostileTexts';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const characterRange = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const samples: Record<string, string> = {
  'Arabic letters and marks': characterRange(0x0600, 0x06ff),
  'Arabic letters of other languages': characterRange(0x0750, 0x077f),
  'Arabic letters in the forms of print': characterRange(0xfb50, 0xfc5d) + characterRange(0xfe70, 0xfefc),
  'Latin letters': characterRange(0x20, 0x7e) + characterRange(0xa0, 0x17f),
  'Latin letters of more languages': characterRange(0x180, 0x24f) + characterRange(0x1e00, 0x1eff),
  'marks that are written over a letter': [...characterRange(0x300, 0x36f)].map((mark) => `a${mark}`).join(' '),
  'Greek and Cyrillic':
    characterRange(0x370, 0x377) +
    characterRange(0x391, 0x3a1) +
    characterRange(0x3a3, 0x3ce) +
    characterRange(0x400, 0x45f),
  'other digits, signs and widths':
    characterRange(0x2070, 0x209c) + characterRange(0x2460, 0x24ff) + characterRange(0xff01, 0xff5e),
  sentences: 'الطَّاقَةُ الشَّمسيّة ٢٠٢٦ — Énergie ÀÇ, ÅNGSTRÖM, İstanbul, ΣΊΣΥΦΟΣ, straße, ﷺ, ½ ㎾',
};

/** What of the texts cannot be stored at all never reaches the database. */
const storableTexts = hostileTexts.filter((text) => !/[\p{Cs}\u0000]/u.test(text));

const normalizeInDatabase = async (texts: string[]): Promise<string[]> => {
  const rows = await db.$queryRaw<{ folded: string }[]>`
    SELECT fold_letters(raw) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS given(raw, place) ORDER BY place`;
  return rows.map(({ folded }) => folded);
};

test.each(Object.entries(samples))('the database folds %s as the search box does', async (_name, text) => {
  // Letter by letter, so that one that differs is seen.
  const letters = [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const folded = await normalizeInDatabase([...letters, text]);
  const differing = [...letters, text].flatMap((given, index) =>
    folded[index] === normalizeLetters(given) ? [] : [[given, folded[index], normalizeLetters(given)]],
  );
  expect(differing).toEqual([]);
});

test('hostile texts are folded alike', async () => {
  expect(await normalizeInDatabase(storableTexts)).toEqual(storableTexts.map(normalizeLetters));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../prisma/generated/client';
import { foldLetters } from './contract/search';
import { openTestDatabase } from './testing/database';
import { hostileTexts } from './testing/hostile';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const from = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const samples: Record<string, string> = {
  'Arabic letters and marks': from(0x0600, 0x06ff),
  'Arabic letters of other languages': from(0x0750, 0x077f),
  'Arabic letters in the forms of print': from(0xfb50, 0xfc5d) + from(0xfe70, 0xfefc),
  'Latin letters': from(0x20, 0x7e) + from(0xa0, 0x17f),
  'Latin letters of more languages': from(0x180, 0x24f) + from(0x1e00, 0x1eff),
  'marks that are written over a letter': [...from(0x300, 0x36f)].map((mark) => `a${mark}`).join(' '),
  'Greek and Cyrillic': from(0x370, 0x377) + from(0x391, 0x3a1) + from(0x3a3, 0x3ce) + from(0x400, 0x45f),
  'other digits, signs and widths': from(0x2070, 0x209c) + from(0x2460, 0x24ff) + from(0xff01, 0xff5e),
  sentences: 'الطَّاقَةُ الشَّمسيّة ٢٠٢٦ — Énergie ÀÇ, ÅNGSTRÖM, İstanbul, ΣΊΣΥΦΟΣ, straße, ﷺ, ½ ㎾',
};

/** What of the texts cannot be stored at all never reaches the database. */
const storable = hostileTexts.filter((text) => !/[\p{Cs}\u0000]/u.test(text));

const foldedByDatabase = async (texts: string[]): Promise<string[]> => {
  const rows = await db.$queryRaw<{ folded: string }[]>`
    SELECT fold_letters(raw) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS given(raw, place) ORDER BY place`;
  return rows.map(({ folded }) => folded);
};

test.each(Object.entries(samples))('the database folds %s as the search box does', async (_name, text) => {
  // Letter by letter, so that one that differs is seen.
  const letters = [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const folded = await foldedByDatabase([...letters, text]);
  const differing = [...letters, text].flatMap((given, index) =>
    folded[index] === foldLetters(given) ? [] : [[given, folded[index], foldLetters(given)]],
  );
  expect(differing).toEqual([]);
});

test('hostile texts are folded alike', async () => {
  expect(await foldedByDatabase(storable)).toEqual(storable.map(foldLetters));
});

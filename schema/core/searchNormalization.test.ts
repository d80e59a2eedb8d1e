import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { normalizeLetters } from '../contract/search/searchText';
import { openTestDatabase } from '../testing/testDatabase';
import { hostileTexts } from '../testing/texts/hostileTexts';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const characterRange = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const samples: Record<string, string> = {
  'Arabic letters and marks': characterRange(0x0600, 0x06ff),
  'Arabic letters of other languages': characterRange(0x0750, 0x077f),
  'Arabic presentation forms': characterRange(0xfb50, 0xfc5d) + characterRange(0xfe70, 0xfefc),
  'Latin letters': characterRange(0x20, 0x7e) + characterRange(0xa0, 0x17f),
  'extended Latin letters': characterRange(0x180, 0x24f) + characterRange(0x1e00, 0x1eff),
  'combining marks': [...characterRange(0x300, 0x36f)].map((mark) => `a${mark}`).join(' '),
  'Greek and Cyrillic':
    characterRange(0x370, 0x377) +
    characterRange(0x391, 0x3a1) +
    characterRange(0x3a3, 0x3ce) +
    characterRange(0x400, 0x45f),
  'other digits, signs and widths':
    characterRange(0x2070, 0x209c) + characterRange(0x2460, 0x24ff) + characterRange(0xff01, 0xff5e),
  sentences: 'الطَّاقَةُ الشَّمسيّة ٢٠٢٦ — Énergie ÀÇ, ÅNGSTRÖM, İstanbul, ΣΊΣΥΦΟΣ, straße, ﷺ, ½ ㎾',
};

/** PostgreSQL cannot store NUL or unpaired surrogates. */
const storableTexts = hostileTexts.filter((text) => !/[\p{Cs}\u0000]/u.test(text));

const normalizeInDatabase = async (texts: string[]): Promise<string[]> => {
  const rows = await db.$queryRaw<{ normalized: string }[]>`
    SELECT normalize_search(raw) AS normalized FROM unnest(${texts}::text[]) WITH ORDINALITY AS inputs(raw, position) ORDER BY position`;
  return rows.map(({ normalized }) => normalized);
};

test.each(Object.entries(samples))('the database normalizes %s like the search box', async (_name, text) => {
  // Compare each grapheme so that a failure shows the character that differs.
  const letters = [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const normalized = await normalizeInDatabase([...letters, text]);
  const differing = [...letters, text].flatMap((input, index) =>
    normalized[index] === normalizeLetters(input) ? [] : [[input, normalized[index], normalizeLetters(input)]],
  );
  expect(differing).toEqual([]);
});

test('hostile texts are normalized identically', async () => {
  expect(await normalizeInDatabase(storableTexts)).toEqual(storableTexts.map(normalizeLetters));
});

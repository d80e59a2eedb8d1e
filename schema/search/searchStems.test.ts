import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import { energyBlogPosts } from '../../prisma/seed/content/blogPosts/energy';
import { energyTerms } from '../../prisma/seed/content/glossaryTerms/energy';
import { brokenPlurals, stemToken, tokenStems, toTokens } from '../contract/search/stems';
import { hostileTexts } from '../testing/texts/hostileTexts';
import { openTestDatabase } from '../testing/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const samples = [
  ...[...brokenPlurals.keys()].flatMap((plural) => [plural, `ال${plural}`, `وال${plural}`, `${plural}ها`]),
  ...energyTerms.flatMap(({ terms }) =>
    terms.flatMap(({ term, definition }) => [term.en, term.ar, definition.en, definition.ar]),
  ),
  ...energyBlogPosts.flatMap(({ title, text }) => [title.en, title.ar, text.en, text.ar]),
  'سيارتي وبطاريتها بمحطتين للشحن فالطاقة كالألواح ڤولط گراج پيل چهاز کابل',
  '15,000 ١٥٬٠٠٠ 1.500.000 3.14 vehicle-to-grid AC/DC l’énergie batteries réseaux boxes glasses bus 充電 ηλεκτρικό',
  // PostgreSQL cannot store NUL or unpaired surrogates.
  ...hostileTexts.filter((text) => !/[\p{Cs}\u0000]/u.test(text)),
];

test('the database computes the stems and phrase keys of the browser', async () => {
  const { rows } = await database.pool.query<{ stems: string[]; phrase: string }>(
    `SELECT search_stems(sample) AS stems, search_phrase(sample) AS phrase
     FROM unnest($1::text[]) WITH ORDINALITY AS samples(sample, position) ORDER BY position`,
    [samples],
  );
  const differing = samples.flatMap((sample, index) => {
    const tokens = toTokens(sample);
    const expected = {
      stems: [...new Set(tokens.flatMap(tokenStems))].sort(),
      phrase: tokens.map(stemToken).join(' '),
    };
    const actual = { stems: [...(rows[index]?.stems ?? [])].sort(), phrase: rows[index]?.phrase };
    return JSON.stringify(actual) === JSON.stringify(expected)
      ? []
      : [{ sample: sample.slice(0, 80), actual, expected }];
  });
  expect(differing).toEqual([]);
});

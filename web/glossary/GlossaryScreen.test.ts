import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { hostileTexts } from '../../schema/testing/hostileTexts';
import {
  connectionFixture,
  userFixture,
  homeDataFixture,
  glossaryTermFixture,
  glossaryCategoryFixtures,
} from '../testing/fixtures';
import { renderTestPageWithData } from '../testing/renderTestPage';

const glossaryOf = (...terms: ReturnType<typeof glossaryTermFixture>[]) => ({
  glossaryTerms: connectionFixture(terms),
  glossaryCategories: glossaryCategoryFixtures,
});

const anode = glossaryTermFixture({
  id: 2,
  term: 'Anode',
  termAr: 'مصعد',
  acronym: 'AN',
  category: 'Batteries',
  categoryAr: 'البطاريات',
});

test('the head counts terms and categories and says that access is free', async () => {
  const { status, text } = await renderTestPageWithData('/glossary', glossaryOf(glossaryTermFixture()));
  expect(status).toBe(200);
  expect(text).toMatch(/Terms 12 Categories 2 Access Free/);
  expect((await renderTestPageWithData('/glossary', glossaryOf(glossaryTermFixture()), 'ar')).text).toMatch(
    /المصطلحات 12 الفئات 2 الوصول مجاني/,
  );
});

test('a card says what the specification says of a term', async () => {
  const { text } = await renderTestPageWithData('/glossary', glossaryOf(anode));
  expect(text).toMatch(/Batteries Anode \( AN \) A fixed charging point\. مصعد/);
  const { text: arabic } = await renderTestPageWithData('/glossary', glossaryOf(anode), 'ar');
  expect(arabic).toMatch(/البطاريات مصعد \( AN \) نقطة شحن ثابتة\. Anode/);
});

test('terms stand under the letters of the language, and the letters lead to them', async () => {
  const terms = glossaryOf(anode, glossaryTermFixture(), glossaryTermFixture({ id: 3, term: 'Watt', termAr: 'واط' }));
  const { html } = await renderTestPageWithData('/glossary', terms);
  expect([...html.matchAll(/<h3[^>]*id="(letter-[^"]*)"/g)].map(([, id]) => id)).toEqual(['letter-A', 'letter-W']);
  expect(html).toContain('href="/glossary#letter-A"');
  expect(html).not.toContain('#letter-B"');
  const { html: arabic } = await renderTestPageWithData('/glossary', terms, 'ar');
  expect([...arabic.matchAll(/<h3[^>]*id="(letter-[^"]*)"/g)].map(([, id]) => id)).toEqual([
    'letter-م',
    'letter-ش',
    'letter-و',
  ]);
});

test('how many were found out of how many, in the plural of the language', async () => {
  expect((await renderTestPageWithData('/glossary', glossaryOf(glossaryTermFixture()))).text).toContain(
    '1 Term out of 12',
  );
  const both = glossaryOf(anode, glossaryTermFixture());
  expect((await renderTestPageWithData('/glossary', both)).text).toContain('2 Terms out of 12');
  expect((await renderTestPageWithData('/glossary', both, 'ar')).text).toContain('مصطلحان من أصل 12');
});

test('the categories are all, and each with its count, by their names in the language', async () => {
  const options = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
  const english = await renderTestPageWithData('/glossary?category=Charging', glossaryOf(glossaryTermFixture()));
  expect(options(english.html)).toEqual(['All (12)', 'Batteries (5)', 'Charging (7)']);
  expect(english.html).toMatch(/<option value="Charging" selected="">/);
  const arabic = await renderTestPageWithData('/glossary', glossaryOf(glossaryTermFixture()), 'ar');
  expect(options(arabic.html)).toEqual(['الكل (12)', 'البطاريات (5)', 'الشحن (7)']);
});

test('search, category and order of the language reach the schema', async () => {
  const glossaryTerms = vi.fn<(args: unknown) => unknown>(() => connectionFixture([]));
  const answers = { glossaryTerms, glossaryCategories: glossaryCategoryFixtures };
  await renderTestPageWithData('/glossary?search=%20charge%20&category=Charging&view=list', answers, 'ar');
  expect(glossaryTerms.mock.calls[0]?.[0]).toMatchObject({
    filter: { search: 'charge', category: 'Charging' },
    order: 'arabic',
    first: 100,
  });
  await renderTestPageWithData('/glossary', answers);
  expect(glossaryTerms.mock.lastCall?.[0]).toMatchObject({ order: 'english' });
});

test('what was searched for is marked, also in the other language', async () => {
  const { html } = await renderTestPageWithData('/glossary?search=WALL', glossaryOf(glossaryTermFixture()));
  expect(html).toMatch(/<mark[^>]*>Wall<\/mark>box/);
  expect(
    (await renderTestPageWithData('/glossary?search=wallbox', glossaryOf(glossaryTermFixture()), 'ar')).html,
  ).toMatch(/<mark[^>]*>Wallbox<\/mark>/);
});

test('grid is the usual view, list the other, both addresses', async () => {
  const grid = await renderTestPageWithData('/glossary?search=a', glossaryOf(anode));
  expect(grid.html).toMatch(/aria-label="Grid" aria-current="true"/);
  expect(grid.html).toContain('href="/glossary?search=a&amp;view=list"');
  const list = await renderTestPageWithData('/glossary?view=list', glossaryOf(glossaryTermFixture()));
  expect(list.html).toMatch(/aria-label="List" aria-current="true"/);
  expect(list.text).toMatch(/Wallbox شاحن جداري Charging A fixed charging point\./);
});

test('nothing found says so, and its button leads to the whole dictionary', async () => {
  const { text, html } = await renderTestPageWithData('/glossary?search=zzz&view=list', glossaryOf());
  expect(text).toContain('No terms found');
  expect(text).toContain('0 Terms out of 12');
  expect(html).toMatch(
    /<form action="\/glossary"><input type="hidden" name="view" value="list"\/><button[^>]*>Reset Search</,
  );
});

test('a dictionary longer than a page goes on behind its last term', async () => {
  const answers = {
    ...glossaryOf(),
    glossaryTerms: connectionFixture([glossaryTermFixture()], { total: 130, more: true }),
  };
  const { html, text } = await renderTestPageWithData('/glossary', answers);
  expect(html).toContain('href="/glossary?after=last"');
  expect(text).toContain('130 Terms');
  expect((await renderTestPageWithData('/glossary?after=first', glossaryOf(glossaryTermFixture()))).text).toContain(
    'Back to the first terms',
  );
});

test('a place in the list that is gone leads to its beginning', async () => {
  const glossaryTerms = () => {
    throw new GraphQLError('This is not a cursor of this list', { extensions: { status: 400 } });
  };
  const page = await renderTestPageWithData('/glossary?search=a&after=gone', { glossaryTerms, glossaryCategories: [] });
  expect(page.redirect).toBe('/glossary?search=a');
});

test('only trainers and admins are offered to add a term, and to change those they may', async () => {
  const terms = glossaryOf(glossaryTermFixture({ canEdit: true }), { ...anode, isPublished: false });
  const seen = async (me: object | null) => {
    const { text, html } = await renderTestPageWithData('/glossary', { ...terms, me });
    return [text.includes('Add term'), html.includes('aria-label="Edit “Wallbox”"'), html.includes('Edit “Anode”')];
  };
  expect(await seen(null)).toEqual([false, true, false]);
  expect(await seen(userFixture('student', 5))).toEqual([false, true, false]);
  expect(await seen(userFixture('trainer', 2))).toEqual([true, true, false]);
  expect((await renderTestPageWithData('/glossary', { ...terms, me: userFixture('trainer', 2) })).text).toMatch(
    /Batteries Draft Anode/,
  );
});

test('search engines are told of the published terms', async () => {
  const { html } = await renderTestPageWithData(
    '/glossary',
    glossaryOf(glossaryTermFixture(), { ...anode, isPublished: false }),
  );
  const [, json = ''] = /<script type="application\/ld\+json">(\{[^<]*DefinedTermSet[^<]*)<\/script>/.exec(html) ?? [];
  expect(json).toContain('"name":"Wallbox"');
  expect(json).not.toContain('Anode');
});

test('hostile texts are shown as the texts they are', async () => {
  const terms = hostileTexts.map((text, at) =>
    glossaryTermFixture({
      id: at + 1,
      term: text,
      termAr: text,
      acronym: text,
      definition: text,
      category: text,
      categoryAr: text,
    }),
  );
  const { html } = await renderTestPageWithData('/glossary', glossaryOf(...terms));
  const written = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const tags = [...written.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
  expect(tags.filter((tag) => /^<(script|img|iframe|object|embed|base|video|marquee|xss|math)/.test(tag))).toEqual([]);
  // Text in quotation marks is an attribute value; only attribute names are checked.
  expect(tags.filter((tag) => / on\w+=/.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
  expect(tags.filter((tag) => /(href|src|action)="\s*(javascript|data|vbscript):/.test(tag))).toEqual([]);
});

test('the front page shows the three newest terms, each leading to its place in the dictionary', async () => {
  const glossaryTerms = vi.fn<(args: unknown) => unknown>(() => connectionFixture([glossaryTermFixture()]));
  const { text, html } = await renderTestPageWithData('/', homeDataFixture({ glossaryTerms }));
  expect(glossaryTerms.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, order: 'newest', first: 3 });
  expect(text).toMatch(/W Wallbox شاحن جداري A fixed charging point\./);
  expect(html).toContain('href="/glossary?search=Wallbox"');
  expect((await renderTestPageWithData('/', homeDataFixture())).text).not.toContain('Open the dictionary');
});

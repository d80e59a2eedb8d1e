import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { hostileTexts } from '../../schema/testing/texts/hostileTexts';
import { connectionFixture, userFixture, glossaryTermFixture } from '../testing/fixtures';
import { glossaryCategoryFixtures } from '../testing/catalogFixtures';
import { homeDataFixture } from '../testing/homeFixture';
import { renderServerPageWithData } from '../testing/renderServerPage';

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

test('shows the number of terms and categories in the hero', async () => {
  const { status, text } = await renderServerPageWithData('/glossary', glossaryOf(glossaryTermFixture()));
  expect(status).toBe(200);
  expect(text).toMatch(/Terms 12 Categories 2 Access Free/);
  expect((await renderServerPageWithData('/glossary', glossaryOf(glossaryTermFixture()), 'ar')).text).toMatch(
    /المصطلحات 12 الفئات 2 الاطّلاع مجاني/,
  );
});

test('shows name, acronym, category, definition and translation on a card', async () => {
  const { text } = await renderServerPageWithData('/glossary', glossaryOf(anode));
  expect(text).toMatch(/Batteries Anode \( AN \) A fixed charging point\. مصعد/);
  const { text: arabic } = await renderServerPageWithData('/glossary', glossaryOf(anode), 'ar');
  expect(arabic).toMatch(/البطاريات مصعد \( AN \) نقطة شحن ثابتة\. Anode/);
});

test('groups terms by letter and links the letters to their groups', async () => {
  const terms = glossaryOf(anode, glossaryTermFixture(), glossaryTermFixture({ id: 3, term: 'Watt', termAr: 'واط' }));
  const { html } = await renderServerPageWithData('/glossary', terms);
  expect([...html.matchAll(/<h3[^>]*id="(letter-[^"]*)"/g)].map(([, id]) => id)).toEqual(['letter-A', 'letter-W']);
  expect(html).toContain('href="/glossary#letter-A"');
  expect(html).not.toContain('#letter-B"');
  const { html: arabic } = await renderServerPageWithData('/glossary', terms, 'ar');
  expect([...arabic.matchAll(/<h3[^>]*id="(letter-[^"]*)"/g)].map(([, id]) => id)).toEqual([
    'letter-م',
    'letter-ش',
    'letter-و',
  ]);
});

test('keeps the order of the server while searching, without letters', async () => {
  const terms = glossaryOf(glossaryTermFixture({ id: 3, term: 'Watt', termAr: 'واط' }), anode);
  const { html } = await renderServerPageWithData('/glossary?search=a', terms);
  expect(html).not.toContain('id="letter-');
  expect(html.indexOf('id="term-3"')).toBeLessThan(html.indexOf('id="term-2"'));
});

test('shows the number of results with plural forms', async () => {
  expect((await renderServerPageWithData('/glossary', glossaryOf(glossaryTermFixture()))).text).toContain(
    '1 Term out of 12',
  );
  const both = glossaryOf(anode, glossaryTermFixture());
  expect((await renderServerPageWithData('/glossary', both)).text).toContain('2 Terms out of 12');
  expect((await renderServerPageWithData('/glossary', both, 'ar')).text).toContain('مصطلحان من أصل 12');
});

test('lists categories with counts sorted by name', async () => {
  const options = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
  const english = await renderServerPageWithData('/glossary?category=Charging', glossaryOf(glossaryTermFixture()));
  expect(options(english.html)).toEqual(['All (12)', 'Batteries (5)', 'Charging (7)']);
  expect(english.html).toMatch(/<option value="Charging" selected="">/);
  const arabic = await renderServerPageWithData('/glossary', glossaryOf(glossaryTermFixture()), 'ar');
  expect(options(arabic.html)).toEqual(['الكل (12)', 'البطاريات (5)', 'الشحن (7)']);
});

test('passes search, category and sort language to the schema', async () => {
  const glossaryTerms = vi.fn<(args: unknown) => unknown>(() => connectionFixture([]));
  const rootValues = { glossaryTerms, glossaryCategories: glossaryCategoryFixtures };
  await renderServerPageWithData('/glossary?search=%20charge%20&category=Charging&view=list', rootValues, 'ar');
  expect(glossaryTerms.mock.calls[0]?.[0]).toMatchObject({
    filter: { search: 'charge', category: 'Charging' },
    sort: 'relevance',
    first: 100,
  });
  await renderServerPageWithData('/glossary', rootValues, 'ar');
  expect(glossaryTerms.mock.lastCall?.[0]).toMatchObject({ sort: 'arabic' });
  await renderServerPageWithData('/glossary', rootValues);
  expect(glossaryTerms.mock.lastCall?.[0]).toMatchObject({ sort: 'english' });
});

test('highlights search matches in both languages', async () => {
  const { html } = await renderServerPageWithData('/glossary?search=WALL', glossaryOf(glossaryTermFixture()));
  expect(html).toMatch(/<mark[^>]*>Wall<\/mark>box/);
  expect(
    (await renderServerPageWithData('/glossary?search=wallbox', glossaryOf(glossaryTermFixture()), 'ar')).html,
  ).toMatch(/<mark[^>]*>Wallbox<\/mark>/);
});

test('grid is the default view and both views have URLs', async () => {
  const grid = await renderServerPageWithData('/glossary?search=a', glossaryOf(anode));
  expect(grid.html).toMatch(/aria-label="Grid" aria-current="true"/);
  expect(grid.html).toContain('href="/glossary?search=a&amp;view=list"');
  const list = await renderServerPageWithData('/glossary?view=list', glossaryOf(glossaryTermFixture()));
  expect(list.html).toMatch(/aria-label="List" aria-current="true"/);
  expect(list.text).toMatch(/Wallbox شاحن جداري Charging A fixed charging point\./);
});

test('an empty glossary asks for no other search', async () => {
  const { text } = await renderServerPageWithData('/glossary', glossaryOf());
  expect(text).toContain('No terms found The first terms are in preparation.');
  expect(text).not.toMatch(/another spelling|Reset Search/);
});

test('shows an empty state with a link to the full glossary', async () => {
  const { text, html } = await renderServerPageWithData('/glossary?search=zzz&view=list', glossaryOf());
  expect(text).toContain('No terms found');
  expect(text).toContain('0 Terms out of 12');
  expect(html).toMatch(
    /<form action="\/glossary"><input type="hidden" name="view" value="list"\/><button[^>]*>Reset Search</,
  );
});

test('continues a long glossary after the cursor', async () => {
  const rootValues = {
    ...glossaryOf(),
    glossaryTerms: connectionFixture([glossaryTermFixture()], { total: 130, more: true }),
  };
  const { html, text } = await renderServerPageWithData('/glossary', rootValues);
  expect(html).toContain('href="/glossary?after=last"');
  expect(text).toContain('130 Terms');
  expect((await renderServerPageWithData('/glossary?after=first', glossaryOf(glossaryTermFixture()))).text).toContain(
    'Back to the first terms',
  );
});

test('redirects to the first page if the cursor no longer exists', async () => {
  const glossaryTerms = () => {
    throw new GraphQLError('This cursor does not belong to this list', { extensions: { status: 400 } });
  };
  const page = await renderServerPageWithData('/glossary?search=a&after=gone', {
    glossaryTerms,
    glossaryCategories: [],
  });
  expect(page.redirect).toBe('/glossary?search=a');
});

test('shows add and edit actions to trainers and admins only', async () => {
  const terms = glossaryOf(glossaryTermFixture({ canEdit: true }), { ...anode, isPublished: false });
  const renderedFor = async (me: object | null) => {
    const { text, html } = await renderServerPageWithData('/glossary', { ...terms, me });
    return [text.includes('Add term'), html.includes('aria-label="Edit “Wallbox”"'), html.includes('Edit “Anode”')];
  };
  expect(await renderedFor(null)).toEqual([false, true, false]);
  expect(await renderedFor(userFixture('student', 5))).toEqual([false, true, false]);
  expect(await renderedFor(userFixture('trainer', 2))).toEqual([true, true, false]);
  expect((await renderServerPageWithData('/glossary', { ...terms, me: userFixture('trainer', 2) })).text).toMatch(
    /Batteries Draft Anode/,
  );
});

test('lists published terms as JSON-LD', async () => {
  const { html } = await renderServerPageWithData(
    '/glossary',
    glossaryOf(glossaryTermFixture(), { ...anode, isPublished: false }),
  );
  const [, json = ''] = /<script type="application\/ld\+json">(\{[^<]*DefinedTermSet[^<]*)<\/script>/.exec(html) ?? [];
  expect(json).toContain('"name":"Wallbox"');
  expect(json).not.toContain('Anode');
});

test('escapes HTML in user text', async () => {
  const terms = hostileTexts.map((text, index) =>
    glossaryTermFixture({
      id: index + 1,
      term: text,
      termAr: text,
      acronym: text,
      definition: text,
      category: text,
      categoryAr: text,
    }),
  );
  const { html } = await renderServerPageWithData('/glossary', glossaryOf(...terms));
  const visibleHtml = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const tags = [...visibleHtml.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag);
  expect(tags.filter((tag) => /^<(script|img|iframe|object|embed|base|video|marquee|xss|math)/.test(tag))).toEqual([]);
  // Text in quotation marks is an attribute value; only attribute names are checked.
  expect(tags.filter((tag) => / on\w+=/.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
  expect(tags.filter((tag) => /(href|src|action)="\s*(javascript|data|vbscript):/.test(tag))).toEqual([]);
});

test('the home page links to the three newest terms', async () => {
  const glossaryTerms = vi.fn<(args: unknown) => unknown>(() => connectionFixture([glossaryTermFixture()]));
  const { text, html } = await renderServerPageWithData('/', homeDataFixture({ glossaryTerms }));
  expect(glossaryTerms.mock.lastCall?.[0]).toMatchObject({ filter: { isPublished: true }, sort: 'newest', first: 3 });
  expect(text).toMatch(/W Wallbox شاحن جداري A fixed charging point\./);
  expect(html).toContain('href="/glossary?search=Wallbox"');
  expect((await renderServerPageWithData('/', homeDataFixture())).text).not.toContain('Open the dictionary');
});

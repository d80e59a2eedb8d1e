import { beforeEach, describe, expect, test } from 'vitest';
import { createExecutor, viewerFor } from '../testing/fixtures';
import { setUpSearchTests } from '../testing/search/searchTests';
import { spellingsOfSearch } from '../testing/texts/pastedTexts';

const tests = setUpSearchTests();
const { createPlainCourse } = tests;

const searchQuery = `query ($query: String!) {
  search(query: $query) { suggestion isPartial partialKinds courseCount courses { title } glossaryTerms { term } }
}`;
interface SearchResponse {
  search: {
    suggestion: string | null;
    isPartial: boolean;
    partialKinds: string[];
    courseCount: number;
    courses: { title: string }[];
    glossaryTerms: { term: string }[];
  };
}
const search = async (query: string, viewer: Parameters<ReturnType<typeof createExecutor>['execute']>[2] = null) => {
  const { data, errors } = await createExecutor(tests.db).execute<SearchResponse>(searchQuery, { query }, viewer);
  expect(errors).toBeUndefined();
  return data!.search;
};
const searchTitles = async (query: string) => (await search(query)).courses.map(({ title }) => title);

const listTitles = async (variables: object) => {
  const { data } = await createExecutor(tests.db).execute<{
    courses: { totalCount: number; nodes: { title: string }[]; pageInfo: { endCursor: string } };
  }>(
    `query ($search: String, $sort: CourseSort! = relevance, $first: Int, $after: String) {
      courses(filter: { search: $search }, sort: $sort, first: $first, after: $after) {
        totalCount nodes { title } pageInfo { endCursor }
      }
    }`,
    variables as Record<string, unknown>,
  );
  return { ...data!.courses, titles: data!.courses.nodes.map(({ title }) => title) };
};

test.each([
  ['ألواح', 'اللوح الشمسي'],
  ['محطة', 'محطات الشحن'],
  ['كهرباء', 'المركبات الكهربائية'],
  ['وصيانة', 'صيانة'],
  ['ڤولط', 'فولط'],
  ['١٥٠٠٠', '15,000 ميغاواط'],
  ['smart-grid', 'smart grid'],
  ['batteries', 'Battery'],
  ['حطا', 'محطات'],
  ['rotech', 'Electrotechnics'],
  ['elec', 'Electrotechnics'],
])('%s finds %s', async (query, title) => {
  await createPlainCourse({ title });
  await createPlainCourse({ title: 'Unrelated' });
  expect(await searchTitles(query)).toEqual([title]);
});

test.each(['الطاقة', 'الطاقة الشمسية', 'solar energy', "l'énergie"])(
  'other spellings of %s find the same, in texts that have marks themselves',
  async (query) => {
    const texts = {
      title: 'So\u00ADlar\u00A0energy',
      titleAr: '\u200Fالطا\u200Cقة الشمسية\u200E',
      description: 'l’énergie',
    };
    await createPlainCourse(texts);
    await createPlainCourse({ title: 'Unrelated' });
    for (const spelling of [query, ...spellingsOfSearch(query)]) {
      expect([spelling, await searchTitles(spelling)]).toEqual([spelling, [texts.title]]);
      expect([spelling, (await listTitles({ search: spelling })).totalCount]).toEqual([spelling, 1]);
    }
  },
);

test('ranks titles before categories before texts, and the newest first among equals', async () => {
  const wind = await tests.fixtures.createCategory({ name: 'Wind', nameAr: 'الرياح' });
  await createPlainCourse({ title: 'In the text', description: 'About wind.' });
  await createPlainCourse({ title: 'In the category', categoryId: wind.id });
  await createPlainCourse({ title: 'Wind first' });
  await createPlainCourse({ title: 'Wind second' });
  const expected = ['Wind second', 'Wind first', 'In the category', 'In the text'];
  expect(await searchTitles('wind')).toEqual(expected);
  expect((await listTitles({ search: 'wind' })).titles).toEqual(expected);
});

test('an explicit order replaces the ranking', async () => {
  await createPlainCourse({ title: 'Wind', price: 900 });
  await createPlainCourse({ title: 'Other', description: 'wind', price: 100 });
  expect((await listTitles({ search: 'wind', sort: 'priceLow' })).titles).toEqual(['Other', 'Wind']);
});

test('pages of a ranked list follow one another', async () => {
  for (const title of ['Wind 1', 'Wind 2', 'Wind 3']) await createPlainCourse({ title });
  const first = await listTitles({ search: 'wind', first: 2 });
  expect(first).toMatchObject({ totalCount: 3, titles: ['Wind 3', 'Wind 2'] });
  expect((await listTitles({ search: 'wind', first: 2, after: first.pageInfo.endCursor })).titles).toEqual(['Wind 1']);
});

describe('a name of a glossary term', () => {
  beforeEach(async () => {
    await tests.fixtures.createGlossaryTerm({
      term: 'Charging station',
      termAr: 'محطة شحن',
      nameFr: 'Borne de recharge',
      spellings: ['بورن'],
    });
    await createPlainCourse({ title: 'محطات الشحن' });
    await createPlainCourse({ title: 'Station of the train' });
  });

  test.each(['borne de recharge', 'Bornes de recharge', 'بورن', 'charging stations'])(
    '%s finds its other names',
    async (query) => {
      expect(await searchTitles(query)).toEqual(['محطات الشحن']);
      expect((await search(query)).glossaryTerms).toEqual([{ term: 'Charging station' }]);
    },
  );

  test('that many terms share brings in the names of the oldest terms only', async () => {
    for (let index = 0; index < 10; index += 1)
      await tests.fixtures.createGlossaryTerm({
        term: 'Charging station',
        termAr: `اسم ${index}`,
        nameFr: `Invented${index}`,
        spellings: [],
      });
    await createPlainCourse({ title: 'Invented9' });
    expect(await searchTitles('charging station')).toEqual(['محطات الشحن']);
  });

  test('of a draft is no synonym', async () => {
    await tests.db.glossaryTerm.updateMany({ data: { isPublished: false } });
    expect(await searchTitles('بورن')).toEqual([]);
  });
});

describe('words of the vocabulary', () => {
  test('stand for each other, also several words', async () => {
    await tests.db.searchVocabularyEntry.create({ data: { words: ['clim', 'air conditioner', 'مكيف'] } });
    await createPlainCourse({ title: 'Air conditioner' });
    await createPlainCourse({ title: 'Air' });
    for (const query of ['clim', 'مكيفات', 'المكيف']) {
      expect([query, await searchTitles(query)]).toEqual([query, ['Air conditioner']]);
      expect([query, (await listTitles({ search: query })).totalCount]).toEqual([query, 1]);
    }
  });

  test('follow their table', async () => {
    await createPlainCourse({ title: 'Heat pump' });
    const { id } = await tests.db.searchVocabularyEntry.create({ data: { words: ['thermopompe', 'heat pump'] } });
    expect(await searchTitles('thermopompe')).toEqual(['Heat pump']);
    await tests.db.searchVocabularyEntry.update({ where: { id }, data: { words: ['thermopompe', 'boiler'] } });
    expect(await searchTitles('thermopompe')).toEqual([]);
  });
});

test('keywords of a course are found, before its text', async () => {
  await createPlainCourse({ title: 'First', description: 'sobriquet' });
  await createPlainCourse({ title: 'Second', keywords: ['sobriquet'] });
  await createPlainCourse({ title: 'Third', description: 'sobriquet' });
  expect(await searchTitles('sobriquet')).toEqual(['Second', 'Third', 'First']);
});

describe('words that each text could have', () => {
  test.each(['formation wind', 'دورة wind', 'how to learn wind', 'wind 22 kW', 'شحال wind', 'training course wind'])(
    '%s finds the rows without them',
    async (query) => {
      await createPlainCourse({ title: 'Wind' });
      expect((await listTitles({ search: query })).titles).toEqual(['Wind']);
    },
  );

  test('rank, and are searched where nothing else is', async () => {
    await createPlainCourse({ title: 'Wind 22 kW' });
    await createPlainCourse({ title: 'Wind' });
    expect((await listTitles({ search: 'wind 22 kW' })).titles).toEqual(['Wind 22 kW', 'Wind']);
    expect((await listTitles({ search: '22 kW' })).titles).toEqual(['Wind 22 kW']);
  });
});

test.each([
  ['شاحن', 'شاحنة'],
  ['bus', 'Business'],
  ['cher', 'Teacher'],
  ['شاحنة', 'شاحن'],
])('%s does not find %s', async (query, title) => {
  await createPlainCourse({ title });
  expect((await listTitles({ search: query })).titles).toEqual([]);
});

test('finds neither drafts nor titles of unpublished lessons', async () => {
  const admin = viewerFor(await tests.fixtures.createUser({ role: 'admin' }));
  await createPlainCourse({ title: 'Hydrogen', isPublished: false });
  const course = await createPlainCourse({ title: 'Visible' });
  await tests.fixtures.createLesson(course.id, { title: 'Hydrogen tanks', isPublished: false });
  expect(await search('hydrogen', admin)).toMatchObject({ courseCount: 0, courses: [] });
});

describe('without a row that has all words', () => {
  test.each([
    ['battry', 'Battery'],
    ['بتارية', 'بطارية'],
    ['محظة', 'محطة'],
  ])('%s is answered by the results of %s', async (query, title) => {
    await createPlainCourse({ title });
    expect(await search(query)).toMatchObject({ suggestion: title, isPartial: false, courses: [{ title }] });
  });

  test('rows with most of the words are found, not those with few', async () => {
    await createPlainCourse({ title: 'Wind' });
    await createPlainCourse({ title: 'Wind and sand' });
    expect(await search('wind sand qqqqqqq')).toMatchObject({
      suggestion: null,
      isPartial: true,
      courses: [{ title: 'Wind and sand' }],
    });
  });

  test('a rare word counts more than a frequent one', async () => {
    for (let index = 0; index < 6; index += 1) await createPlainCourse({ title: `Wind ${index}` });
    await createPlainCourse({ title: 'Anemometer' });
    expect(await searchTitles('wind anemometer')).toEqual(['Anemometer']);
  });

  test('is decided for each kind: a term with all words leaves the nearest courses', async () => {
    await tests.fixtures.createGlossaryTerm({ term: 'Hydrogen valve', termAr: 'صمام', spellings: [] });
    await createPlainCourse({ title: 'Hydrogen' });
    const found = await search('hydrogen valve');
    expect(found).toMatchObject({
      isPartial: false,
      courses: [{ title: 'Hydrogen' }],
      glossaryTerms: [{ term: 'Hydrogen valve' }],
    });
    expect(found.partialKinds).toContain('course');
    expect(found.partialKinds).not.toContain('glossaryTerm');
    expect(await listTitles({ search: 'hydrogen valve' })).toMatchObject({ totalCount: 0, titles: [] });
  });

  test('texts of published lessons are searched where no course has the word', async () => {
    const course = await createPlainCourse({ title: 'Pumps' });
    await tests.fixtures.createLesson(course.id, { title: 'a', content: 'Irrigation of palms', isPublished: true });
    await tests.fixtures.createLesson(course.id, { title: 'b', content: 'Fertilizer', isPublished: false });
    expect(await search('irrigation')).toMatchObject({ isPartial: true, courses: [{ title: 'Pumps' }] });
    expect(await searchTitles('fertilizer')).toEqual([]);
    expect((await listTitles({ search: 'irrigation' })).totalCount).toBe(0);
    await createPlainCourse({ title: 'Irrigation' });
    expect(await searchTitles('irrigation')).toEqual(['Irrigation']);
  });

  test.each([
    ['chargeur', 'شارجور'],
    ['onduleur', 'اونديلور'],
    ['رياح', 'riyah'],
    ['الطاقة', 'taka'],
    ['مضخة', 'madakha'],
  ])('%s is found by its sound: %s', async (title, query) => {
    await createPlainCourse({ title });
    expect(await search(query)).toMatchObject({ suggestion: title.replace(/^ال/, ''), courses: [{ title }] });
  });

  test.each([
    ['محطه الشحنن', 'محطة الشحن', 'محطة الشحن'],
    ['generatrise eolienne', 'Génératrice éolienne', 'Génératrice éolienne'],
    ['wind turbin', 'Wind turbine', null],
    ['wind take', 'Wind', null],
  ])('the suggestion for %s is written as the texts write it', async (query, title, suggestion) => {
    await createPlainCourse({ title });
    await createPlainCourse({ title: 'Take part' });
    expect((await search(query)).suggestion).toBe(suggestion);
  });

  test.each(['qqqqqqq', '  '])('%j is answered by nothing', async (query) => {
    await createPlainCourse({ title: 'Wind' });
    expect(await search(query)).toMatchObject({ suggestion: null, courseCount: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { createExecutor } from '../testing/fixtures';
import { setUpSearchTests } from '../testing/search/searchTests';

const tests = setUpSearchTests();
const { createPlainCourse } = tests;

const readSearch = async (search: string) => {
  const { data, errors } = await createExecutor(tests.db).execute<{
    courses: { nodes: { title: string }[] };
    search: { suggestion: string | null };
  }>(
    `query ($search: String!) {
      courses(filter: { search: $search }, sort: relevance) { nodes { title } }
      search(query: $search) { suggestion }
    }`,
    { search },
  );
  expect(errors).toBeUndefined();
  return { titles: data!.courses.nodes.map(({ title }) => title), suggestion: data!.search.suggestion };
};

describe('marks and elision', () => {
  test.each([
    'wind ?',
    '« wind »',
    'wind !',
    'wind & 100 %',
    "d'une wind",
    "l'wind",
    "qu'est-ce que wind ?",
    'cours? wind',
  ])('%s finds the rows with the word', async (query) => {
    await createPlainCourse({ title: 'Wind' });
    await createPlainCourse({ title: 'Other', description: "Une commune d'ici ? % &" });
    expect((await readSearch(query)).titles).toEqual(['Wind']);
  });

  test('are searched where nothing else is', async () => {
    await createPlainCourse({ title: 'Who ?' });
    await createPlainCourse({ title: 'Other' });
    expect((await readSearch('?')).titles).toEqual(['Who ?']);
  });
});

describe('what qualifies a search', () => {
  test.each([
    ...[
      'cheap wind near me',
      'wind Oran',
      'wind pas cher',
      'wind Tizi-Ouzou',
      'الرياح بوهران',
      'wind سيدي بلعباس',
      'wind pdf',
      'wind en ligne',
    ],
    ...['wind certificate', 'أرخص دورة wind', 'wach howa wind', 'kifach nekhdem wind', 'dawra ta3 wind fi wahran'],
  ])('%s finds the rows without it', async (query) => {
    await createPlainCourse({ title: 'الرياح Wind' });
    await createPlainCourse({ title: 'Other', description: 'Cheap, near, Oran, pdf' });
    expect((await readSearch(query)).titles).toEqual(['الرياح Wind']);
    expect((await readSearch(query)).suggestion).toBeNull();
  });

  test('ranks, and is searched where nothing else is', async () => {
    await createPlainCourse({ title: 'Wind at Oran' });
    await createPlainCourse({ title: 'Wind' });
    expect((await readSearch('wind oran')).titles).toEqual(['Wind at Oran', 'Wind']);
    expect((await readSearch('oran')).titles).toEqual(['Wind at Oran']);
  });

  test.each(['wind line', 'wind paid', 'wind advanced', 'wind 7imaya'])('%s requires each word', async (query) => {
    await createPlainCourse({ title: 'Wind' });
    expect((await readSearch(query)).titles).toEqual([]);
  });
});

describe('corrections', () => {
  test.each([
    ['EVSE', 'Fuse'],
    ['BYD', 'بعيد'],
    ['onduleur Growatt', 'Onduleur growth'],
    ['panneaux GroWatt', 'Panneaux growth'],
    ['batterie perd', 'Batterie بارد'],
    ['watc', 'Watch'],
    ['تخسر', 'تفسر'],
    ['يجيب', 'وجيب'],
    ['pompe chemsi', 'Pompe شمسي'],
    ['abttery', 'Battery'],
  ])('%s is not corrected by the words of %s', async (query, title) => {
    await createPlainCourse({ title });
    expect((await readSearch(query)).suggestion).toBeNull();
  });

  test.each([
    ['voiture eletrique', 'Voiture électrique طريق', 'Voiture électrique'],
    ['sayara kahraba2iya', 'Sahara سيارة كهربائية', 'سيارة كهربائية'],
    ['ta9at el riyah', 'طاقة الرياح El', 'طاقة رياح'],
    ['ma batterie eletrique', 'mA batterie électrique', 'ma batterie électrique'],
  ])('%s in %s is corrected in one script', async (query, title, suggestion) => {
    await createPlainCourse({ title });
    expect((await readSearch(query)).suggestion).toBe(suggestion);
  });
});

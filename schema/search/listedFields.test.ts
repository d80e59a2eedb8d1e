import { beforeEach, describe, expect, test } from 'vitest';
import { createExecutor } from '../testing/fixtures';
import { setUpSearchTests } from '../testing/search/searchTests';

/* What a row must have, and in which field, to be listed or near. */

const tests = setUpSearchTests();
const { createPlainCourse } = tests;

const readTitles = async (search: string) => {
  const { data, errors } = await createExecutor(tests.db).execute<{
    courses: { nodes: { title: string }[] };
    search: { courses: { title: string }[] };
  }>(
    `query ($search: String!) {
      courses(filter: { search: $search }, sort: relevance) { nodes { title } }
      search(query: $search) { courses { title } }
    }`,
    { search },
  );
  expect(errors).toBeUndefined();
  const toTitles = (rows: { title: string }[]) => rows.map(({ title }) => title);
  return { listed: toTitles(data!.courses.nodes), found: toTitles(data!.search.courses) };
};

describe('a name of several words', () => {
  beforeEach(async () => {
    await tests.db.searchVocabularyEntry.create({ data: { words: ['electric car', 'voiture électrique', 'EV'] } });
    await createPlainCourse({ title: 'Charging', keywords: ['car'], description: 'For electric engineers.' });
    await createPlainCourse({ title: 'Electric car' });
    await createPlainCourse({ title: 'Other', keywords: ['EV'] });
  });

  test('is one concept: a field has all of it, or another name', async () => {
    for (const query of ['electric cars', 'voiture électrique', 'ev'])
      expect((await readTitles(query)).listed.toSorted()).toEqual(['Electric car', 'Other']);
  });

  test('has the words in it that say nothing', async () => {
    await tests.db.searchVocabularyEntry.create({ data: { words: ['hors réseau', 'off grid'] } });
    await createPlainCourse({ title: 'Smart grid', keywords: ['réseau'] });
    await createPlainCourse({ title: 'Off-grid' });
    expect((await readTitles('hors réseau')).listed).toEqual(['Off-grid']);
  });
});

test('other names count in titles and labels; texts have what was typed', async () => {
  await tests.db.searchVocabularyEntry.create({ data: { words: ['inverter', 'onduleur'] } });
  await createPlainCourse({ title: 'First', description: 'An inverter.' });
  await createPlainCourse({ title: 'Second', keywords: ['inverter'] });
  expect((await readTitles('onduleur')).listed).toEqual(['Second']);
  expect((await readTitles('inverter')).listed).toEqual(['Second', 'First']);
});

test('titles of lessons are near, before their texts', async () => {
  const [text, title] = [await createPlainCourse({ title: 'Text' }), await createPlainCourse({ title: 'Title' })];
  await tests.fixtures.createLesson(text.id, { title: 'a', content: 'Earthing', isPublished: true });
  await tests.fixtures.createLesson(title.id, { title: 'Earthing', isPublished: true });
  expect((await readTitles('earthing')).listed).toEqual([]);
  expect((await readTitles('earthing')).found).toEqual(['Title']);
});

test('rows with little of a search are not near', async () => {
  for (let number = 0; number < 12; number += 1) await createPlainCourse({ title: 'x', description: 'energy' });
  expect((await readTitles('energy')).found).not.toEqual([]);
  expect((await readTitles('zyxwv qponm energy')).found).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { createExecutor } from '../testing/fixtures';
import { setUpSearchTests } from '../testing/search/searchTests';
import { deleteUnusedSearchWords } from './deleteUnusedSearchWords';

const tests = setUpSearchTests();

const searchQuery = `query ($query: String!) { search(query: $query) { suggestion courseCount } }`;
const search = async (query: string) => {
  const { data } = await createExecutor(tests.db).execute<{
    search: { suggestion: string | null; courseCount: number };
  }>(searchQuery, { query });
  return data!.search;
};

const content =
  'The word zorblaxian opens [the file](https://drive.example/vaultkey). Its number is 7391, or ٧٣٩٢, with valve V-4.';

let lessonId: number;
beforeEach(async () => {
  const course = await tests.createPlainCourse({ title: 'Solar', isPublished: false });
  const lesson = await tests.fixtures.createLesson(course.id, { title: 'Inverterium', content, isPublished: true });
  lessonId = lesson.id;
  // The words of a course are collected at its publication, those of a lesson at each change.
  await tests.db.course.update({ where: { id: course.id }, data: { isPublished: true } });
});

test('a course is found by a whole word of a closed text', async () => {
  expect(await search('zorblaxian')).toEqual({ suggestion: null, courseCount: 1 });
  expect((await search('valve')).courseCount).toBe(1);
});

test.each(['zorblaxiam', 'zorblaxi', 'rblaxian', 'vaultkey', 'vaultkei', '7391', '7392', 'drive.example'])(
  '%s finds nothing in a closed text, and is not corrected to its words',
  async (query) => {
    expect(await search(query)).toEqual({ suggestion: null, courseCount: 0 });
    await tests.db.lesson.update({ where: { id: lessonId }, data: { content: `${content} Changed.` } });
    expect(await search(query)).toEqual({ suggestion: null, courseCount: 0 });
    await deleteUnusedSearchWords(tests.db);
    expect(await search(query)).toEqual({ suggestion: null, courseCount: 0 });
  },
);

test('titles of lessons are public: a search is corrected to their words', async () => {
  expect((await search('inverterimu')).suggestion).toBe('Inverterium');
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Viewer } from '../../core/context';
import type { PrismaClient } from '../../../prisma/generated/client';
import { openTestDatabase } from '../testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../fixtures';

/* A query reads the columns that it asks for: no search texts, no password hashes, no long texts for a list of titles. */

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const {
    createBlogPost,
    createCourse,
    createEvent,
    createFaq,
    createGlossaryTerm,
    createLesson,
    createPoll,
    createUser,
  } = createFixtures(db);
  admin = viewerFor(await createUser({ role: 'admin' }));
  const { id, categoryId } = await createCourse();
  await createLesson(id);
  await createBlogPost({ categoryId });
  await Promise.all([createEvent(), createFaq(), createGlossaryTerm(), createPoll()]);
});
afterAll(() => close());

/** Quoted names and JSON keys in the statements of a document. */
async function columnsReadBy(document: string, viewer: Viewer | null): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { errors } = await createExecutor(db).execute(document, {}, viewer);
  const statements = query.mock.calls.map(([first]) => first as unknown as { text?: string });
  query.mockRestore();
  expect(errors).toBeUndefined();
  expect(statements.length).toBeGreaterThan(0);
  return statements.flatMap(({ text = '' }) => [...text.matchAll(/["'](\w+)["']/g)].map(([, name = '']) => name));
}

const neverRead = ['searchText', 'adminSearchText', 'passwordHash', 'usernameKey'];
const longTexts = [
  'description',
  'descriptionAr',
  'content',
  'contentAr',
  'bio',
  'bioAr',
  'answer',
  'answerAr',
  'definition',
];

const owner = 'id firstName lastName';
test.each([
  [
    'courses',
    `{ courses { totalCount nodes { id title price rating category { name } trainer { ${owner} } lessons { title } } } }`,
  ],
  ['popular courses', `{ courses(sort: popular) { nodes { id title enrollmentCount trainer { ${owner} } } } }`],
  ['blog posts', `{ blogPosts { nodes { id title excerpt views author { ${owner} } related { title } } } }`],
  ['events', `{ events { nodes { id title startDate spotsLeft organizer { ${owner} } } } }`],
  ['FAQs', '{ faqs { nodes { id question category { name } } } }'],
  ['glossary terms', '{ glossaryTerms { nodes { id term termAr } } }'],
  ['polls', '{ polls { nodes { id question options { optionText } } } }'],
  ['categories', '{ categories { id name courseCount } }'],
])('a list of %s reads no column that it does not ask for', async (_name, document) => {
  const columns = await columnsReadBy(document, null);
  expect(columns).toContain('id');
  expect(columns.filter((column) => [...neverRead, ...longTexts].includes(column))).toEqual([]);
});

test('the long texts are read where they are asked for', async () => {
  expect(await columnsReadBy('{ courses { nodes { description } } }', null)).toContain('description');
});

test.each([
  ['accounts', '{ adminUsers { totalCount rows { id email role } } users { nodes { id email } } }'],
  ['courses', '{ adminCourses { rows { id title trainer { firstName } } } }'],
  ['reviews', '{ adminReviews { rows { id comment reviewerName course { titleAr } } } }'],
  ['messages', '{ adminContactMessages { rows { id subject } } }'],
  ['enrollments', '{ enrollments { nodes { id studentName course { title } } } }'],
  ['the own account', '{ me { id email role } }'],
])('the list of %s of the admin panel reads no search text and no password hash', async (_name, document) => {
  const columns = await columnsReadBy(document, admin);
  expect(columns.filter((column) => neverRead.includes(column))).toEqual([]);
});

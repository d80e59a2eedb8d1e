import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { openTestDatabase } from '../testDatabase';
import { createExecutor, createFixtures } from '../fixtures';

/* Lists inside a row are limited in SQL: what is not on the page does not leave the database. */

const rowsPerParent = 30;
const marker = 'Marked row';
let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createCourse, createUser, createFaqCategory } = createFixtures(db);
  const authors = [];
  for (let index = 0; index < rowsPerParent; index += 1) authors.push(await createUser());
  for (let index = 0; index < 3; index += 1) {
    const { id: courseId, trainerId, categoryId } = await createCourse();
    const review = { courseId, trainerId, rating: 4, comment: marker, isApproved: true };
    await db.review.createMany({ data: authors.map(({ id: userId }) => ({ ...review, userId })) });
    const post = { title: marker, titleAr: marker, content: 'Text', contentAr: 'Text', categoryId, isPublished: true };
    await db.blogPost.createMany({
      data: authors.map(({ id: authorId }) => ({ ...post, authorId, slug: `post-${courseId}-${authorId}` })),
    });
    const { id: faqCategoryId } = await createFaqCategory();
    const faq = { question: marker, questionAr: 'Q', answer: 'A', answerAr: 'A', categoryId: faqCategoryId };
    await db.faq.createMany({ data: authors.map(() => faq) });
  }
});
afterAll(() => close());

/** Rows as pg receives them; its types do not declare the method. */
const receivedRows = pg.Query.prototype as unknown as { handleDataRow: (row: { fields: (string | null)[] }) => void };

/** How often the marked text is in the rows that the database returns for a document. */
async function countRowsRead(document: string): Promise<number> {
  const row = vi.spyOn(receivedRows, 'handleDataRow');
  const { errors } = await createExecutor(db).execute(document, {}, null);
  expect(errors).toBeUndefined();
  const text = JSON.stringify(row.mock.calls.map(([{ fields }]) => fields));
  row.mockRestore();
  return text.split(marker).length - 1;
}

const cursorOf = (id: number): string => Buffer.from(`GPC:N:${id}`).toString('base64');

test.each([
  ['reviews of courses', '{ courses(first: 3) { nodes { reviews(first: 4) { nodes { comment } } } } }', 3 * 5],
  ['related blog posts', '{ blogPosts(first: 1) { nodes { related { title } } } }', 2 * 4],
  ['FAQs of categories', '{ faqCategories { faqs(first: 4) { nodes { question } } } }', 3 * 5],
])('%s are limited in SQL', async (_name, document, maxRows) => {
  const rows = await countRowsRead(document);
  expect(rows).toBeGreaterThan(1);
  expect(rows).toBeLessThanOrEqual(maxRows);
});

test('lists inside the rows of a later page are limited in SQL', async () => {
  const { id } = await db.course.findFirstOrThrow({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  const page = `courses(first: 1, after: "${cursorOf(id)}") { nodes { reviews(first: 4) { nodes { comment } } } }`;
  // Three courses: that of the cursor is read too, and the next page is known by its first row.
  expect(await countRowsRead(`{ ${page} }`)).toBe(3 * 5);
});

test('lists inside a row are limited in SQL after and before a cursor too', async () => {
  const review = await db.review.findFirstOrThrow({ orderBy: { id: 'asc' }, skip: rowsPerParent / 2 });
  const faq = await db.faq.findFirstOrThrow({ orderBy: { id: 'asc' }, skip: rowsPerParent / 2 });
  for (const position of ['first: 4, after', 'last: 4, before']) {
    const reviews = `reviews(${position}: "${cursorOf(review.id)}") { nodes { comment } }`;
    expect(await countRowsRead(`{ course(id: ${review.courseId}) { ${reviews} } }`)).toBe(5);
    const faqs = `faqs(${position}: "${cursorOf(faq.id)}") { nodes { question } }`;
    // The other categories do not have the cursor's row.
    expect(await countRowsRead(`{ faqCategories { ${faqs} } }`)).toBe(5);
  }
});

test('no row is read after the cursor of a hidden row', async () => {
  const { id, courseId } = await db.review.findFirstOrThrow({ orderBy: { id: 'asc' }, skip: 5 });
  await db.review.update({ where: { id }, data: { isApproved: false } });
  const reviews = `reviews(first: 4, after: "${cursorOf(id)}") { nodes { comment } }`;
  expect(await countRowsRead(`{ course(id: ${courseId}) { ${reviews} } }`)).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { problems } from '../contract/problems';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerOf(await aWorld(db).aUser({ role: 'admin' }));
});
afterAll(() => close());

const start = 'mutation ($input: CourseStartInput!) { startCourse(input: $input) { id } }';
const update = 'mutation ($id: ID!, $input: CourseInput!) { updateCourse(id: $id, input: $input) { isPublished } }';
const publish =
  'mutation ($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { done refused { id message } } }';
const asAdmin = (document: string, variables: object) => asker(db).ask(document, { ...variables }, admin);
const isPublished = async (id: number) => (await db.course.findUniqueOrThrow({ where: { id } })).isPublished;

/** A course that was begun in the studio: its descriptions are blank. */
async function aBegunCourse(): Promise<number> {
  const { id: categoryId } = await aWorld(db).aCategory();
  const { data } = await asAdmin(start, { input: { title: 'Cells', titleAr: 'خلايا', categoryId } });
  return Number((data as { startCourse: { id: string } }).startCourse.id);
}

test('not even an admin publishes a course that nothing is said of yet', async () => {
  const id = await aBegunCourse();
  const refusal = async (input: object) =>
    (await asAdmin(update, { id, input: { isPublished: true, ...input } })).errors?.[0]?.originalError;
  expect(await refusal({})).toMatchObject({
    code: 'courseIncomplete',
    fields: { description: 'required', descriptionAr: 'required' },
  });
  expect(await refusal({ description: 'Cells.' })).toMatchObject({ fields: { descriptionAr: 'required' } });
  expect(await isPublished(id)).toBe(false);
  expect(await refusal({ description: 'Cells.', descriptionAr: 'خلايا.' })).toBeUndefined();
  expect(await isPublished(id)).toBe(true);
});

test('in bulk it is named, and holds up no other', async () => {
  const blank = await aBegunCourse();
  const { id: whole } = await aWorld(db).aCourse({ isPublished: false });
  expect((await asAdmin(publish, { ids: [blank, whole] })).data).toEqual({
    publishCourses: {
      done: [String(whole)],
      refused: [{ id: String(blank), message: problems.courseIncomplete.text.en }],
    },
  });
  expect([await isPublished(blank), await isPublished(whole)]).toEqual([false, true]);
});

test('a course that is published already is edited as before', async () => {
  const { id } = await aWorld(db).aCourse({ description: '', descriptionAr: '' });
  expect((await asAdmin(update, { id, input: { title: 'Cells' } })).errors).toBeUndefined();
  expect((await asAdmin(publish, { ids: [id] })).data).toMatchObject({ publishCourses: { done: [String(id)] } });
  const emptied = await asAdmin(update, { id, input: { description: ' ' } });
  expect(emptied.errors?.[0]?.originalError).toMatchObject({ fields: { description: 'required' } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { problems } from '../../contract/problems/problems';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const createDraftMutation = 'mutation ($input: CourseDraftInput!) { createCourseDraft(input: $input) { id } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { isPublished } }';
const publishMutation =
  'mutation ($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { succeeded failed { id message } } }';
const executeAsAdmin = (document: string, variables: object) =>
  createExecutor(db).execute(document, { ...variables }, admin);
const readIsPublished = async (id: number) => (await db.course.findUniqueOrThrow({ where: { id } })).isPublished;

/** A draft from the studio without descriptions. */
async function insertDraftCourse(): Promise<number> {
  const { id: categoryId } = await createFixtures(db).createCategory();
  const { data } = await executeAsAdmin(createDraftMutation, {
    input: { title: 'Cells', titleAr: 'خلايا', categoryId },
  });
  return Number((data as { createCourseDraft: { id: string } }).createCourseDraft.id);
}

test('an admin cannot publish a course without descriptions', async () => {
  const id = await insertDraftCourse();
  const problemOfUpdate = async (input: object) =>
    (await executeAsAdmin(updateMutation, { id, input: { isPublished: true, ...input } })).errors?.[0]?.originalError;
  expect(await problemOfUpdate({})).toMatchObject({
    code: 'courseIncomplete',
    fields: { description: 'required', descriptionAr: 'required' },
  });
  expect(await problemOfUpdate({ description: 'Cells.' })).toMatchObject({ fields: { descriptionAr: 'required' } });
  expect(await readIsPublished(id)).toBe(false);
  expect(await problemOfUpdate({ description: 'Cells.', descriptionAr: 'خلايا.' })).toBeUndefined();
  expect(await readIsPublished(id)).toBe(true);
});

test('bulk publishing reports an incomplete course and publishes the others', async () => {
  const blank = await insertDraftCourse();
  const { id: whole } = await createFixtures(db).createCourse({ isPublished: false });
  expect((await executeAsAdmin(publishMutation, { ids: [blank, whole] })).data).toEqual({
    publishCourses: {
      succeeded: [String(whole)],
      failed: [{ id: String(blank), message: problems.courseIncomplete.text.en }],
    },
  });
  expect([await readIsPublished(blank), await readIsPublished(whole)]).toEqual([false, true]);
});

test('a published course without descriptions can still be edited', async () => {
  const { id } = await createFixtures(db).createCourse({ description: '', descriptionAr: '' });
  expect((await executeAsAdmin(updateMutation, { id, input: { title: 'Cells' } })).errors).toBeUndefined();
  expect((await executeAsAdmin(publishMutation, { ids: [id] })).data).toMatchObject({
    publishCourses: { succeeded: [String(id)] },
  });
  const emptied = await executeAsAdmin(updateMutation, { id, input: { description: ' ' } });
  expect(emptied.errors?.[0]?.originalError).toMatchObject({ fields: { description: 'required' } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { createPaymentScene } from '../../testing/payments/paymentFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';

let database: Database;
let admin: Viewer;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = viewerFor(await createFixtures(database.db).createUser({ role: 'admin' }));
});
afterAll(() => database.close());

const updateUserMutation =
  'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { role } }';
const transferCourseMutation =
  'mutation ($id: ID!, $to: ID!) { updateCourse(id: $id, input: { trainerId: $to }) { trainerId } }';
const createDraftMutation = `mutation ($categoryId: ID!) {
  createCourseDraft(input: { title: "Cells", titleAr: "خلايا", categoryId: $categoryId }) { id } }`;

const executeAs = async (document: string, variables: Record<string, unknown>, viewer = admin) => {
  const { data, errors } = await createExecutor(database.db).execute(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError };
};
const changeRole = (id: number, role: string) => executeAs(updateUserMutation, { id, input: { role } });
const findRole = async (id: number) => (await database.db.user.findUniqueOrThrow({ where: { id } })).role;

test('a trainer with courses cannot become a student until the courses are transferred', async () => {
  const { createCourse, createUser } = createFixtures(database.db);
  const [trainer, other] = [await createUser({ role: 'trainer' }), await createUser({ role: 'trainer' })];
  const course = await createCourse({ trainerId: trainer.id, isPublished: false });
  expect((await changeRole(trainer.id, 'student')).problem).toMatchObject({
    code: 'trainerTeaches',
    fields: { role: 'trainerTeaches' },
  });
  expect(await findRole(trainer.id)).toBe('trainer');
  await executeAs(transferCourseMutation, { id: course.id, to: other.id });
  expect((await changeRole(trainer.id, 'student')).data).toEqual({ updateUser: { role: 'student' } });
});

test('a trainer with courses can become an admin and keeps the courses', async () => {
  const { createCourse } = createFixtures(database.db);
  const { trainerId } = await createCourse();
  expect((await changeRole(trainerId, 'admin')).problem).toBeUndefined();
  expect(await findRole(trainerId)).toBe('admin');
  expect((await changeRole(trainerId, 'student')).problem).toMatchObject({ code: 'trainerTeaches' });
});

test('a demoted or deleted trainer cannot create a course', async () => {
  const { createCategory, createUser } = createFixtures(database.db);
  const { id: categoryId } = await createCategory();
  const [demoted, deleted] = [await createUser({ role: 'trainer' }), await createUser({ role: 'trainer' })];
  await changeRole(demoted.id, 'student');
  await database.db.user.delete({ where: { id: deleted.id } });
  expect((await executeAs(createDraftMutation, { categoryId }, viewerFor(demoted))).problem).toMatchObject({
    code: 'notAllowed',
  });
  expect((await executeAs(createDraftMutation, { categoryId }, viewerFor(deleted))).problem).toMatchObject({
    code: 'notSignedIn',
  });
  expect(await database.db.course.count({ where: { categoryId } })).toBe(0);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'of a concurrent demotion and course transfer one fails, so no student owns a course',
  async () => {
    const { createCourse, createUser } = createFixtures(database.db);
    for (let round = 0; round < 10; round += 1) {
      const trainer = await createUser({ role: 'trainer' });
      const course = await createCourse();
      const requests = [
        changeRole(trainer.id, 'student'),
        executeAs(transferCourseMutation, { id: course.id, to: trainer.id }),
      ];
      const failed = (await Promise.all(requests)).filter(({ problem }) => problem);
      expect(failed).toHaveLength(1);
    }
    expect(await database.db.course.count({ where: { trainer: { role: 'student' } } })).toBe(0);
  },
);

test('a student whose proof of a course is under review keeps the role, and the refusal names the order', async () => {
  const { createUser } = createFixtures(database.db);
  const { order, submit } = await createPaymentScene(database.db);
  const student = viewerFor(await createUser());
  const { id, reference } = await order(student);
  await submit(id, student);
  for (const role of ['trainer', 'admin']) {
    const { problem } = await changeRole(student.id, role);
    expect(problem).toMatchObject({ code: 'userHasProof', fields: { role: `proofUnderReview|${reference}` } });
  }
  expect(await findRole(student.id)).toBe('student');
});

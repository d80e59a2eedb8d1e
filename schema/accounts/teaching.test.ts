import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../prisma/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let database: Database;
let admin: Viewer;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = viewerOf(await aWorld(database.db).aUser({ role: 'admin' }));
});
afterAll(() => database.close());

const update = 'mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) { role } }';
const handOver = 'mutation ($id: ID!, $to: ID!) { updateCourse(id: $id, input: { trainerId: $to }) { trainerId } }';
const start = `mutation ($categoryId: ID!) {
  startCourse(input: { title: "Cells", titleAr: "خلايا", categoryId: $categoryId }) { id } }`;

const ask = async (document: string, variables: Record<string, unknown>, viewer = admin) => {
  const { data, errors } = await asker(database.db).ask(document, variables, viewer);
  return { data, problem: errors?.[0]?.originalError };
};
const given = (id: number, role: string) => ask(update, { id, input: { role } });
const roleOf = async (id: number) => (await database.db.user.findUniqueOrThrow({ where: { id } })).role;

test('who teaches courses does not become a student before somebody else teaches them', async () => {
  const { aCourse, aUser } = aWorld(database.db);
  const [trainer, other] = [await aUser({ role: 'trainer' }), await aUser({ role: 'trainer' })];
  const course = await aCourse({ trainerId: trainer.id, isPublished: false });
  expect((await given(trainer.id, 'student')).problem).toMatchObject({
    code: 'trainerTeaches',
    fields: { role: 'trainerTeaches' },
  });
  expect(await roleOf(trainer.id)).toBe('trainer');
  await ask(handOver, { id: course.id, to: other.id });
  expect((await given(trainer.id, 'student')).data).toEqual({ updateUser: { role: 'student' } });
});

test('a trainer with courses becomes an admin, and keeps them', async () => {
  const { aCourse } = aWorld(database.db);
  const { trainerId } = await aCourse();
  expect((await given(trainerId, 'admin')).problem).toBeUndefined();
  expect(await roleOf(trainerId)).toBe('admin');
  expect((await given(trainerId, 'student')).problem).toMatchObject({ code: 'trainerTeaches' });
});

test('who is a student since, or is gone, begins no course', async () => {
  const { aCategory, aUser } = aWorld(database.db);
  const { id: categoryId } = await aCategory();
  const [demoted, gone] = [await aUser({ role: 'trainer' }), await aUser({ role: 'trainer' })];
  await given(demoted.id, 'student');
  await database.db.user.delete({ where: { id: gone.id } });
  expect((await ask(start, { categoryId }, viewerOf(demoted))).problem).toMatchObject({ code: 'notAllowed' });
  expect((await ask(start, { categoryId }, viewerOf(gone))).problem).toMatchObject({ code: 'notSignedIn' });
  expect(await database.db.course.count({ where: { categoryId } })).toBe(0);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'of a demotion and a hand-over at once one is refused, so that no student has a course',
  async () => {
    const { aCourse, aUser } = aWorld(database.db);
    for (let round = 0; round < 10; round += 1) {
      const trainer = await aUser({ role: 'trainer' });
      const course = await aCourse();
      const both = [given(trainer.id, 'student'), ask(handOver, { id: course.id, to: trainer.id })];
      const refused = (await Promise.all(both)).filter(({ problem }) => problem);
      expect(refused).toHaveLength(1);
    }
    expect(await database.db.course.count({ where: { trainer: { role: 'student' } } })).toBe(0);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { bounds } from '../contract/bounds';
import type { Viewer } from '../core/context';
import { enrollMutation } from '../testing/learningDocuments';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let trainer: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
});
afterAll(() => close());

const updateMutation =
  'mutation ($id: ID!, $ids: [ID!]) { autosaveCourse(id: $id, input: { requiredCourseIds: $ids }) { prerequisites { id } } }';
const courseQuery = 'query ($id: ID!) { course(id: $id) { prerequisites { id title } } }';

interface CourseData {
  prerequisites: { id: string }[];
}

async function executeAs(document: string, variables: Record<string, unknown>, viewer: Viewer | null = trainer) {
  const { data, errors } = await createExecutor(db).execute<Record<string, CourseData>>(document, variables, viewer);
  const [course] = Object.values(data ?? {});
  return { ids: course?.prerequisites.map(({ id }) => Number(id)), problem: errors?.[0]?.originalError };
}
const require = (id: number, ids: unknown) => executeAs(updateMutation, { id, ids });
const createOwn = async (isPublished = true) =>
  (await createFixtures(db).createCourse({ trainerId: trainer.id, isPublished })).id;

test('a course names courses that come first, and the public sees the published ones', async () => {
  const [course, first, draft] = [await createOwn(), await createOwn(), await createOwn(false)];
  expect((await require(course, [draft, first, first])).ids).toEqual([first, draft]);
  expect((await executeAs(courseQuery, { id: course }, null)).ids).toEqual([first]);
  expect((await executeAs(courseQuery, { id: course })).ids).toEqual([first, draft]);
  expect((await require(course, [draft])).ids).toEqual([draft]);
  expect((await require(course, null)).ids).toEqual([]);
});

test('only published courses and own ones are named, at most ten', async () => {
  const course = await createOwn();
  const { createCourse } = createFixtures(db);
  const foreignDraft = await createCourse({ isPublished: false });
  const foreign = await createCourse();
  expect((await require(course, [foreign.id])).ids).toEqual([foreign.id]);
  for (const id of [foreignDraft.id, 2_000_000_000])
    expect((await require(course, [id])).problem).toMatchObject({ fields: { requiredCourseIds: 'unknownCourse' } });
  const tooMany = Array.from({ length: bounds.courses.prerequisitesMax + 1 }, (_, index) => index + 1);
  expect((await require(course, tooMany)).problem).toMatchObject({ fields: { requiredCourseIds: 'tooMany' } });
  // A course that was withdrawn since can remain.
  await db.course.update({ where: { id: foreign.id }, data: { isPublished: false } });
  expect((await require(course, [foreign.id])).problem).toBeUndefined();
});

test('courses do not wait for one another in a circle', async () => {
  const [a, b, c] = [await createOwn(), await createOwn(), await createOwn()];
  await require(b, [a]);
  await require(c, [b]);
  for (const [id, required] of [
    [a, a],
    [a, c],
    [a, b],
  ] as const)
    expect((await require(id, [required])).problem).toMatchObject({
      fields: { requiredCourseIds: 'prerequisiteCircle' },
    });
  const [d, e] = [await createOwn(), await createOwn()];
  await Promise.all([require(d, [e]), require(e, [d])]);
  expect(await db.coursePrerequisite.count({ where: { courseId: { in: [d, e] } } })).toBe(1);
});

test('a new course can name courses that come first, and enrolling is never refused for them', async () => {
  const first = await createOwn();
  const { createUser, createCourse } = createFixtures(db);
  const { categoryId } = await createCourse();
  const input = {
    title: 'Fuses',
    titleAr: 'منصهرات',
    description: 'They melt.',
    descriptionAr: 'تنصهر.',
    price: '0',
    duration: 30,
    level: 'beginner',
    categoryId,
    requiredCourseIds: [first],
  };
  const document = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { prerequisites { id } } }';
  expect((await executeAs(document, { input })).ids).toEqual([first]);
  const course = await createOwn();
  await require(course, [first]);
  const student = viewerFor(await createUser());
  const { data } = await createExecutor(db).execute(enrollMutation, { id: course }, student);
  expect(data).toMatchObject({ enrollInCourse: { status: 'in_progress' } });
});

test('the audit log has what an admin changed, and deleting a course ends its rows', async () => {
  const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  const [course, first, second] = [await createOwn(), await createOwn(), await createOwn()];
  expect(await executeAs(updateMutation, { id: course, ids: [first] }, admin)).toEqual({ ids: [first] });
  await executeAs(updateMutation, { id: course, ids: [first, second] }, admin);
  const entries = await db.auditEntry.findMany({ where: { actorId: admin.id }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { entity: 'courses', entityId: course, before: { requiredCourseIds: [] }, after: { requiredCourseIds: [first] } },
    { before: { requiredCourseIds: [first] }, after: { requiredCourseIds: [first, second] } },
  ]);
  await db.course.delete({ where: { id: second } });
  expect((await executeAs(courseQuery, { id: course })).ids).toEqual([first]);
});

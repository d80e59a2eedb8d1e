import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const entriesQuery = /* GraphQL */ `
  query ($filter: AdminAuditEntryFilter) {
    adminAuditEntries(filter: $filter, page: 1, pageSize: 10) {
      totalCount
      rows {
        action
        entity
        entityId
      }
    }
  }
`;
interface EntriesResponse {
  adminAuditEntries: { totalCount: number; rows: { action: string; entity: string }[] };
}

const entry = (action: string, entity: string, hour: number, overrides: object) => ({
  ...{ actorId: admin.id, actorName: 'Lina Cherif', action, entity, entityId: 7 },
  at: new Date(Date.UTC(2026, 10, 21, hour)),
  ...overrides,
});

test('the entries of a person include those of their enrollments and payments, and of no other person', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const [student, other] = [await createUser(), await createUser()];
  const enroll = (studentId: number) => db.enrollment.create({ data: { studentId, courseId: course.id } });
  const [own, foreign] = [await enroll(student.id), await enroll(other.id)];
  await db.auditEntry.deleteMany();
  await db.auditEntry.createMany({
    data: [
      entry('update', 'enrollments', 8, { entityId: own.id }),
      entry('update', 'users', 9, { entityId: student.id }),
      entry('update', 'enrollments', 10, { entityId: foreign.id }),
      entry('update', 'users', 11, { entityId: other.id }),
    ],
  });
  const variables = { filter: { personId: String(student.id) } };
  const { data } = await createExecutor(db).execute<EntriesResponse>(entriesQuery, variables, admin);
  expect(data?.adminAuditEntries).toMatchObject({
    totalCount: 2,
    rows: [
      { entity: 'users', entityId: String(student.id) },
      { entity: 'enrollments', entityId: String(own.id) },
    ],
  });
});

test('the entries of a person include those of rows that were deleted since', async () => {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse();
  const [student, other] = [await createUser(), await createUser()];
  await db.auditEntry.deleteMany();
  const about = { courseId: course.id, trainerId: course.trainerId, userId: student.id, rating: 5 };
  const { id } = await db.review.create({ data: about });
  expect(
    (await createExecutor(db).execute('mutation ($id: ID!) { deleteReview(id: $id) }', { id }, admin)).errors,
  ).toBeUndefined();
  const gone = { entityId: 4711, after: { studentId: student.id, status: 'in_progress' } };
  await db.auditEntry.createMany({
    data: [
      entry('create', 'enrollments', 8, gone),
      entry('update', 'enrollments', 9, { entityId: 4711, before: { progress: 5 }, after: { progress: 9 } }),
      entry('create', 'reviews', 10, { entityId: 4712, after: { userId: other.id } }),
    ],
  });
  const read = async (userId: number) => {
    const variables = { filter: { personId: String(userId) } };
    const { data } = await createExecutor(db).execute<EntriesResponse>(entriesQuery, variables, admin);
    return data?.adminAuditEntries.rows.map(({ action, entity }) => `${action} ${entity}`).sort();
  };
  expect(await read(student.id)).toEqual(['create enrollments', 'delete reviews', 'update enrollments']);
  expect(await read(other.id)).toEqual(['create reviews']);
});

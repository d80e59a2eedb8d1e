import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { createExecutor, createFixtures, createTestContext, viewerFor } from '../../testing/fixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { userExport } from './adminUsers';

/* A deleted account keeps its row for orders and counters. No write of an admin brings it back, and no list of users has it. */

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
let fixtures: ReturnType<typeof createFixtures>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  fixtures = createFixtures(db);
  admin = viewerFor(await fixtures.createUser({ role: 'admin' }));
});
afterAll(() => close());

const createDeleted = (data: Parameters<typeof fixtures.createUser>[0] = {}) =>
  fixtures.createUser({ deletedAt: new Date(), isActive: false, emailConfirmedAt: null, ...data });

interface BulkData {
  bulk: { succeeded: string[]; failed: { id: string; message: string }[] };
}

/** The code of the problem; the message of a row that a bulk mutation refuses. */
async function refusalOf(document: string, variables: object): Promise<string | undefined> {
  const { data, errors } = await createExecutor(db).execute<Partial<BulkData>>(document, { ...variables }, admin);
  const problem = errors?.[0]?.originalError as { code?: string } | undefined;
  return problem?.code ?? data?.bulk?.failed[0]?.message;
}

const bulk = (call: string) => `mutation ($ids: [ID!]!) { bulk: ${call} { succeeded failed { id message } } }`;
const update = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }';

describe('a deleted account is not found by', () => {
  test.each<[string, string, string, object?]>([
    ['activateUsers', bulk('activateUsers(ids: $ids, isActive: true)'), 'User not found'],
    ['approveTrainers', bulk('approveTrainers(ids: $ids, isApproved: true)'), 'User not found'],
    ['deleteUsers', bulk('deleteUsers(ids: $ids)'), 'User not found'],
    ['deleteUser', 'mutation ($id: ID!) { deleteUser(id: $id) }', 'userNotFound'],
    ['updateUser with an address', update, 'userNotFound', { input: { email: 'back@example.dz' } }],
    ['updateUser with a password', update, 'userNotFound', { input: { password: 'secret-99' } }],
    ['updateUser with a role', update, 'userNotFound', { input: { role: 'admin' } }],
    ['sendPasswordReset', 'mutation ($id: ID!) { sendPasswordReset(userId: $id) }', 'userNotFound'],
    ['endUserSessions', 'mutation ($id: ID!) { endUserSessions(userId: $id) }', 'userNotFound'],
    ['removeSecondFactors', bulk('removeSecondFactors(ids: $ids)'), 'Two-step verification is not on'],
  ])('%s', async (_name, document, refusal, variables = {}) => {
    const user = await createDeleted({ role: 'trainer' });
    expect(await refusalOf(document, { id: user.id, ids: [user.id], ...variables })).toBe(refusal);
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);
    expect(await db.accountLink.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.auditEntry.count({ where: { entity: 'users', entityId: user.id } })).toBe(0);
  });

  // An account that is active although it is deleted, as earlier versions allowed.
  test.each([[false], [true]])('the office, active: %s', async (isActive) => {
    const { id: userId } = await createDeleted({ isActive });
    const { id: courseId } = await fixtures.createCourse({ price: '9000' });
    const cash = 'mutation ($input: CashPaymentInput!) { recordCashPayment(input: $input) { id } }';
    const enroll = 'mutation ($input: OfficeEnrollmentInput!) { enrollAtOffice(input: $input) { isNewPerson } }';
    expect(await refusalOf(cash, { input: { userId, courseId } })).toBe('userNotFound');
    for (const payment of ['cash', 'free'])
      expect(await refusalOf(enroll, { input: { userId, courseId, payment, price: '9000' } })).toBe('userNotFound');
    expect(await db.payment.count({ where: { userId } })).toBe(0);
    expect(await db.enrollment.count({ where: { studentId: userId } })).toBe(0);
  });

  test('an import and an enrollment by address', async () => {
    const user = await createDeleted({ isActive: true, email: 'deleted-7@deleted.invalid' });
    const { id: courseId } = await fixtures.createCourse();
    const csv = `firstName,lastName,email\nZineb,Ali,${user.email}`;
    const importing = 'mutation ($input: UserImportInput!) { importUsers(input: $input) { errors { message } } }';
    await refusalOf(importing, { input: { csv, courseId, dryRun: false } });
    const enrolling = 'mutation ($input: EnrollStudentsInput!) { enrollStudents(input: $input) { notFound } }';
    const { data } = await createExecutor(db).execute(enrolling, { input: { courseId, emails: [user.email] } }, admin);
    expect(data).toEqual({ enrollStudents: { notFound: [user.email] } });
    expect(await db.user.findUnique({ where: { id: user.id } })).toEqual(user);
    expect(await db.enrollment.count({ where: { studentId: user.id } })).toBe(0);
  });

  test('the trainer of a course', async () => {
    const { id: trainerId } = await createDeleted({ role: 'trainer' });
    const course = await fixtures.createCourse();
    const document = 'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }';
    expect(await refusalOf(document, { id: course.id, input: { trainerId } })).toBe('invalidInput');
  });
});

const openEnrollments = bulk('openEnrollments(ids: $ids, isOpen: true)');

test.each([
  ['deleted', { deletedAt: new Date(), isActive: true }, 'User not found'],
  ['deactivated', { isActive: false }, 'This account is deactivated. Activate it first'],
  ['no student any more', { role: 'trainer' as const }, 'Only students can enroll in courses'],
])('the access of a person who is %s is not opened again', async (_name, data, message) => {
  const { id: studentId } = await fixtures.createUser(data);
  const { id: courseId } = await fixtures.createCourse();
  const ended = await fixtures.createEnrollment(studentId, courseId, { status: 'ended', endedAt: new Date() });
  expect(await refusalOf(openEnrollments, { ids: [ended.id] })).toBe(message);
  expect(await db.enrollment.findUnique({ where: { id: ended.id } })).toEqual(ended);
});

test('the lists of users leave deleted accounts out, and their own page and orders stay', async () => {
  const user = await createDeleted({ username: 'deleted-9' });
  const { id: courseId } = await fixtures.createCourse();
  const payment = {
    userId: user.id,
    courseId,
    listPrice: '9',
    amount: '9',
    method: 'cash',
    expiresAt: new Date(),
  } as const;
  await db.payment.create({ data: { ...payment, status: 'cancelled' } });
  const document = `query ($filter: AdminUserFilter, $id: ID!) {
    adminUsers(filter: $filter) { rows { id } totalCount } users(filter: $filter, first: 50) { nodes: edges { node { id } } totalCount }
    person(id: $id) { account { id } paymentCount } }`;
  for (const filter of [{}, { isActive: false }, { search: 'deleted-9' }]) {
    const { data } = await createExecutor(db).execute<object>(document, { filter, id: user.id }, admin);
    expect(JSON.stringify({ ...data, person: null })).not.toContain(`"${user.id}"`);
    expect(data).toMatchObject({ person: { account: { id: String(user.id) }, paymentCount: 1 } });
  }
  const exported: number[] = [];
  const context = { ...createTestContext(db), viewer: admin };
  for await (const batch of userExport.fetchBatches(context, { sort: 'createdAt', direction: 'asc' }))
    exported.push(...batch.map(({ id }) => id));
  expect(exported).toContain(admin.id);
  expect(exported).not.toContain(user.id);
});

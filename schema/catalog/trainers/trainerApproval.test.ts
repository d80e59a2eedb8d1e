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
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());

const updateMutation =
  'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { isPublished } }';
const publishMutation =
  'mutation ($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { succeeded failed { message } } }';
const approveMutation =
  'mutation ($ids: [ID!]!, $isApproved: Boolean! = true) { approveTrainers(ids: $ids, isApproved: $isApproved) { succeeded failed { id } } }';
const executor = (requiresTrainerApproval = true) => createExecutor(db, { settings: { requiresTrainerApproval } });
const problemOf = ({ errors }: { errors?: readonly { originalError?: unknown }[] }) => errors?.[0]?.originalError;

/** A complete draft of a new trainer. */
async function insertTrainerWithDraft() {
  const { createUser, createCourse, createLesson } = createFixtures(db);
  const user = await createUser({ role: 'trainer', firstName: 'Karim', lastName: 'Haddad' });
  const course = await createCourse({ trainerId: user.id, isPublished: false });
  await createLesson(course.id);
  return { user, course, trainer: viewerFor(user) };
}
const setPublished = (id: number, isPublished: boolean, viewer: Viewer, isRequired = true) =>
  executor(isRequired).execute(updateMutation, { id, input: { isPublished } }, viewer);

test('a trainer without approval prepares drafts but cannot publish', async () => {
  const { course, trainer } = await insertTrainerWithDraft();
  expect(problemOf(await setPublished(course.id, true, trainer))).toMatchObject({ code: 'trainerNotApproved' });
  expect((await executor().execute(publishMutation, { ids: [course.id] }, trainer)).data).toEqual({
    publishCourses: { succeeded: [], failed: [{ message: problems.trainerNotApproved.text.en }] },
  });
  const edited = await executor().execute(updateMutation, { id: course.id, input: { duration: 90 } }, trainer);
  expect(edited.errors).toBeUndefined();
  expect(await db.course.findUnique({ where: { id: course.id } })).toMatchObject({ isPublished: false, duration: 90 });
});

test('a trainer without approval writes glossary terms as drafts only', async () => {
  const { trainer } = await insertTrainerWithDraft();
  const texts = { term: 'Heat pump', termAr: 'مضخة حرارية', definition: 'Moves heat', definitionAr: 'تنقل الحرارة' };
  const input = { ...texts, category: 'Heat', categoryAr: 'الحرارة' };
  const create = (isPublished: boolean) =>
    executor().execute<{ createGlossaryTerm: { id: string } }>(
      'mutation ($input: CreateGlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }',
      { input: { ...input, isPublished } },
      trainer,
    );
  expect(problemOf(await create(true))).toMatchObject({ code: 'trainerNotApproved' });
  const { data } = await create(false);
  const id = data?.createGlossaryTerm.id;
  const update = 'mutation ($id: ID!) { updateGlossaryTerm(id: $id, input: { isPublished: true }) { id } }';
  expect(problemOf(await executor().execute(update, { id }, trainer))).toMatchObject({ code: 'trainerNotApproved' });
  const publish =
    'mutation ($ids: [ID!]!) { publishGlossaryTerms(ids: $ids, isPublished: true) { succeeded failed { message } } }';
  expect((await executor().execute(publish, { ids: [id] }, trainer)).data).toEqual({
    publishGlossaryTerms: { succeeded: [], failed: [{ message: problems.trainerNotApproved.text.en }] },
  });
});

test('an admin approves a trainer once, which is logged, and the trainer publishes', async () => {
  const { course, trainer, user } = await insertTrainerWithDraft();
  await db.auditEntry.deleteMany();
  const { data } = await executor().execute(approveMutation, { ids: [user.id] }, admin);
  expect(data).toEqual({ approveTrainers: { succeeded: [String(user.id)], failed: [] } });
  expect(await db.auditEntry.findMany()).toMatchObject([
    { actorName: 'Lina Cherif', entity: 'users', entityId: user.id, before: { approvedAt: null } },
  ]);
  expect((await setPublished(course.id, true, trainer)).data).toEqual({ updateCourse: { isPublished: true } });
});

test('approving again keeps the time, and a revoked approval stops further publications', async () => {
  const { course, trainer, user } = await insertTrainerWithDraft();
  await executor().execute(approveMutation, { ids: [user.id] }, admin);
  const { approvedAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  await executor().execute(approveMutation, { ids: [user.id] }, admin);
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).approvedAt).toEqual(approvedAt);
  await executor().execute(approveMutation, { ids: [user.id], isApproved: false }, admin);
  expect(problemOf(await setPublished(course.id, true, trainer))).toMatchObject({ code: 'trainerNotApproved' });
  const student = await createFixtures(db).createUser();
  expect((await executor().execute(approveMutation, { ids: [student.id] }, admin)).data).toMatchObject({
    approveTrainers: { succeeded: [], failed: [{ id: String(student.id) }] },
  });
});

test('without the setting a trainer publishes at once, and an admin publishes for any trainer', async () => {
  const { course, trainer } = await insertTrainerWithDraft();
  expect((await setPublished(course.id, true, trainer, false)).errors).toBeUndefined();
  const other = await insertTrainerWithDraft();
  expect((await setPublished(other.course.id, true, admin)).errors).toBeUndefined();
});

test('publications of a trainer are in the audit log, other changes are not', async () => {
  const { course, trainer, user } = await insertTrainerWithDraft();
  await db.auditEntry.deleteMany();
  await executor(false).execute(updateMutation, { id: course.id, input: { duration: 45 } }, trainer);
  await setPublished(course.id, true, trainer, false);
  await executor(false).execute(updateMutation, { id: course.id, input: { title: 'Home solar 2' } }, trainer);
  await setPublished(course.id, false, trainer, false);
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(entries.map(({ actorId, actorName, after }) => [actorId, actorName, after])).toEqual([
    [user.id, 'Karim Haddad', { isPublished: true, firstPublishedAt: expect.any(String) }],
    [user.id, 'Karim Haddad', { isPublished: false }],
  ]);
  const { data } = await executor().execute('{ adminAuditEntries { actors { name } } }', {}, admin);
  expect(data).toMatchObject({
    adminAuditEntries: { actors: expect.arrayContaining([{ name: 'Lina Cherif' }, { name: 'Karim Haddad' }]) },
  });
});

test('a trainer who registers waits, one whom an admin creates, imports or appoints is approved', async () => {
  const { createUser } = createFixtures(db);
  const account = (username: string) => ({
    username,
    email: `${username}@example.dz`,
    firstName: 'Sami',
    lastName: 'Larbi',
    password: 'secret-1',
    role: 'trainer',
  });
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id isAwaitingApproval } } }';
  await executor().execute(register, { input: account('registered') });
  await executor(false).execute(register, { input: account('unreviewed') });
  await executor().execute(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: account('created') },
    admin,
  );
  const appointed = await createUser({ username: 'appointed' });
  await executor().execute(
    'mutation ($id: ID!) { updateUser(id: $id, input: { role: trainer }) { id } }',
    { id: appointed.id },
    admin,
  );
  const list =
    'query ($isAwaitingApproval: Boolean) { adminUsers(filter: { isAwaitingApproval: $isAwaitingApproval, search: "", role: trainer }, pageSize: 100) { rows { username isAwaitingApproval } } }';
  const usernames = async (isAwaitingApproval: boolean) => {
    const { data } = await executor().execute<{
      adminUsers: { rows: { username: string; isAwaitingApproval: boolean }[] };
    }>(list, { isAwaitingApproval }, admin);
    const rows = data?.adminUsers.rows ?? [];
    expect(rows.every((row) => row.isAwaitingApproval === isAwaitingApproval)).toBe(true);
    return rows.map(({ username }) => username);
  };
  const waiting = await usernames(true);
  const approved = await usernames(false);
  expect(waiting).toContain('registered');
  expect(approved).toEqual(expect.arrayContaining(['unreviewed', 'created', 'appointed']));
  expect(waiting.filter((username) => approved.includes(username))).toEqual([]);
});

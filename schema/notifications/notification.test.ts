import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient, User } from '../../prisma/generated/client';
import { createExecutor, createFixtures, stubServices, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { deliverNotifications } from './deliverNotifications';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

let student: User;
let other: User;
beforeEach(async () => {
  const { createUser } = createFixtures(db);
  [student, other] = [await createUser(), await createUser()];
});

let messageNumber = 0;
const notify = (user: User, title: string, data: object = {}) =>
  db.notification.create({
    data: {
      userId: user.id,
      messageId: `00000000-0000-4000-8000-${String((messageNumber += 1)).padStart(12, '0')}`,
      kind: 'enrolled',
      payload: { courseId: 7, title, titleAr: 'الشمس' },
      ...data,
    },
  });
const executeAs = (user: User | null, document: string, variables: object = {}, language: 'ar' | 'en' = 'en') =>
  createExecutor(db, { language }).execute(document, { ...variables }, user && viewerFor(user));
const problemOf = async (result: ReturnType<typeof executeAs>) => (await result).errors?.[0]?.originalError;

describe('inbox', () => {
  const list =
    'query ($unreadOnly: Boolean, $first: Int, $after: String) { unreadNotificationCount' +
    ' myNotifications(unreadOnly: $unreadOnly, first: $first, after: $after) {' +
    ' nodes { title text path } pageInfo { hasNextPage endCursor } } }';

  test('shows the own notifications in the language of the request, newest first', async () => {
    await notify(student, 'First', { createdAt: new Date(Date.now() - 60_000), readAt: new Date() });
    await notify(student, 'Second');
    await notify(other, 'Foreign');
    const text = 'You can start with the first lesson now and continue at any time.';
    expect((await executeAs(student, list)).data).toMatchObject({
      unreadNotificationCount: 1,
      myNotifications: {
        nodes: [
          { title: 'You are enrolled in “Second”', text, path: '/courses/7' },
          { title: 'You are enrolled in “First”', text, path: '/courses/7' },
        ],
      },
    });
    const arabic = await executeAs(student, list, { unreadOnly: true }, 'ar');
    expect(arabic.data).toMatchObject({ myNotifications: { nodes: [{ title: 'سُجّل اسمك في دورة «الشمس»' }] } });
  });

  test('reads page after page', async () => {
    for (const title of ['1', '2', '3']) await notify(student, title);
    const first = (await executeAs(student, list, { first: 2 })).data as {
      myNotifications: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    expect(first.myNotifications).toMatchObject({ nodes: [{}, {}], pageInfo: { hasNextPage: true } });
    const after = first.myNotifications.pageInfo.endCursor;
    expect((await executeAs(student, list, { first: 2, after })).data).toMatchObject({
      myNotifications: { nodes: [{ title: 'You are enrolled in “1”' }], pageInfo: { hasNextPage: false } },
    });
  });

  test('shows messages of other versions of the product by their kind', async () => {
    await notify(student, 'x', { kind: 'future_message', payload: {} });
    await notify(student, 'x', { payload: { courseId: 'no number' } });
    expect((await executeAs(student, list)).data).toMatchObject({
      myNotifications: {
        nodes: [
          { title: 'enrolled', text: '', path: '/notifications' },
          { title: 'future_message', text: '', path: '/notifications' },
        ],
      },
    });
  });

  test('counts up to a hundred unread notifications', async () => {
    const rows = Array.from({ length: 120 }, (_, number) => ({
      userId: student.id,
      messageId: `00000000-0000-4000-9000-${String(student.id * 1000 + number).padStart(12, '0')}`,
      kind: 'enrolled',
      payload: {},
    }));
    await db.notification.createMany({ data: rows });
    expect((await executeAs(student, '{ unreadNotificationCount }')).data).toEqual({ unreadNotificationCount: 100 });
  });

  test('marks chosen or all own notifications as read, and keeps the first time', async () => {
    const mark = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }';
    const [first, foreign] = [await notify(student, '1'), await notify(other, '2')];
    await notify(student, '3');
    const ids = [String(first.id), String(foreign.id), 'x'];
    expect((await executeAs(student, mark, { ids })).data).toEqual({ markNotificationsRead: 1 });
    const { readAt } = await db.notification.findUniqueOrThrow({ where: { id: first.id } });
    expect((await executeAs(student, mark)).data).toEqual({ markNotificationsRead: 0 });
    expect(await db.notification.findUnique({ where: { id: first.id } })).toMatchObject({ readAt });
    expect(await db.notification.findUnique({ where: { id: foreign.id } })).toMatchObject({ readAt: null });
    const tooMany = executeAs(student, mark, { ids: Array.from({ length: 101 }, () => '1') });
    expect(await problemOf(tooMany)).toMatchObject({ code: 'invalidInput', fields: { ids: 'tooMany' } });
  });

  test('marks what a visited page is about, but nothing that is read in the inbox alone', async () => {
    const mark = 'mutation ($path: String!) { markNotificationsRead(path: $path) }';
    await notify(student, 'course');
    await notify(student, 'another', { payload: { courseId: 8, title: 'x', titleAr: 'x' } });
    await notify(student, 'newStudent', { kind: 'new_student' });
    await notify(student, 'future', { kind: 'future_message' });
    await notify(student, 'office', {
      kind: 'office_message',
      payload: { subject: null, subjectAr: 'x', text: null, textAr: 'y' },
    });
    const foreign = await notify(other, 'foreign');
    const unreadAfter = async (path: string) =>
      (await executeAs(student, mark, { path })).data?.['markNotificationsRead'];
    expect(await unreadAfter('/notifications')).toBe(5);
    expect(await unreadAfter('//[')).toBe(5);
    expect(await unreadAfter('/courses/7?lesson=3#notes')).toBe(4);
    expect(await unreadAfter('/dashboard/trainer?tab=students&course=8')).toBe(4);
    expect(await unreadAfter('/dashboard/trainer?page=2&course=7&tab=students')).toBe(3);
    expect(await db.notification.findUnique({ where: { id: foreign.id } })).toMatchObject({ readAt: null });
    expect(await problemOf(executeAs(student, mark, { path: `/${'x'.repeat(10_000)}` }))).toMatchObject({
      code: 'invalidInput',
      fields: { path: 'tooLong' },
    });
  });

  test('deletes own notifications only', async () => {
    const remove = 'mutation ($id: ID!) { deleteNotification(id: $id) }';
    const [own, foreign] = [await notify(student, '1'), await notify(other, '2')];
    expect((await executeAs(student, remove, { id: own.id })).data).toEqual({ deleteNotification: true });
    expect(await problemOf(executeAs(student, remove, { id: foreign.id }))).toMatchObject({ code: 'notFound' });
    expect(await db.notification.count({ where: { id: { in: [own.id, foreign.id] } } })).toBe(1);
  });
});

describe('preferences', () => {
  const read = '{ myNotificationPreferences { kind inApp byEmail canChooseInApp canChooseEmail } }';
  const save =
    'mutation ($kind: String!, $inApp: Boolean!, $byEmail: Boolean!) {' +
    ' updateNotificationPreference(kind: $kind, inApp: $inApp, byEmail: $byEmail) { inApp byEmail } }';
  const enrolledOf = async (user: User) => {
    const { data } = await executeAs(user, read);
    return (data as { myNotificationPreferences: { kind: string }[] }).myNotificationPreferences.find(
      ({ kind }) => kind === 'enrolled',
    );
  };

  test('begin with the defaults and keep what was chosen', async () => {
    const channels = { canChooseInApp: true, canChooseEmail: true };
    expect(await enrolledOf(student)).toMatchObject({ inApp: true, byEmail: true, ...channels });
    const choice = { kind: 'enrolled', inApp: false, byEmail: true };
    await executeAs(student, save, choice);
    expect((await executeAs(student, save, { ...choice, byEmail: false })).data).toEqual({
      updateNotificationPreference: { inApp: false, byEmail: false },
    });
    expect(await enrolledOf(student)).toMatchObject({ inApp: false, byEmail: false });
    expect(await enrolledOf(other)).toMatchObject({ inApp: true, byEmail: true });
  });

  test('refuse kinds of other roles and unknown kinds', async () => {
    const trainer = await createFixtures(db).createUser({ role: 'trainer' });
    expect(await enrolledOf(trainer)).toBeUndefined();
    for (const [user, kind] of [
      [trainer, 'enrolled'],
      [student, 'nothing'],
    ] as const)
      expect(await problemOf(executeAs(user, save, { kind, inApp: true, byEmail: true }))).toMatchObject({
        code: 'notFound',
      });
  });
});

describe('stopping mails', () => {
  const stop = 'mutation ($token: String!) { stopMails(token: $token) }';
  const sign = (subject: string) => stubServices.linkTokens.sign('unsubscribe', subject);

  test('works without sign-in, for one kind, and keeps the notifications', async () => {
    const token = sign(`${student.id}:enrolled`);
    expect((await executeAs(null, stop, { token })).data).toEqual({ stopMails: 'Enrollment in a course' });
    expect((await executeAs(null, stop, { token }, 'ar')).data).toEqual({ stopMails: 'التسجيل في دورة' });
    expect(await db.notificationPreference.findMany({ where: { userId: student.id } })).toEqual([
      { userId: student.id, kind: 'enrolled', inApp: true, byEmail: false },
    ]);
  });

  test('keeps the choice of the other channel', async () => {
    const key = { userId: student.id, kind: 'enrolled' };
    await db.notificationPreference.create({ data: { ...key, inApp: false, byEmail: true } });
    await executeAs(null, stop, { token: sign(`${student.id}:enrolled`) });
    expect(await db.notificationPreference.findUnique({ where: { userId_kind: key } })).toMatchObject({
      inApp: false,
      byEmail: false,
    });
  });

  test('refuses tokens that are changed, of another purpose, of no user or of no kind', async () => {
    const subject = `${student.id}:enrolled`;
    const tokens = [
      '',
      subject,
      sign(subject).replace(/^./, 'X'),
      `${sign(subject)}x`,
      stubServices.linkTokens.sign('account', subject),
      sign('999999:enrolled'),
      sign(`${student.id}:nothing`),
    ];
    for (const token of tokens)
      expect(await problemOf(executeAs(null, stop, { token })), token).toMatchObject({ code: 'linkNotValid' });
    expect(await db.notificationPreference.count({ where: { userId: student.id } })).toBe(0);
  });
});

test('mails wait for other jobs, so that a slow mail server delays nothing else; links for accounts go first', async () => {
  const { id, email } = await createFixtures(db).createUser({ emailConfirmedAt: new Date() });
  const recipients = { userIds: [id] };
  const course = { courseId: 7, title: 'Sun', titleAr: 'الشمس' };
  const address = { address: email, language: 'en' as const };
  const linkId = randomUUID();
  await deliverNotifications(db, [
    { messageId: randomUUID(), kind: 'enrolled', payload: course, recipients },
    { messageId: randomUUID(), kind: 'welcome', payload: { role: 'student' }, recipients },
    { messageId: randomUUID(), kind: 'reset_password', payload: { linkId }, recipients: address },
  ]);
  const jobs = await db.$queryRaw`
    SELECT payload ->> 'kind' AS kind, priority::int FROM graphile_worker._private_jobs ORDER BY id`;
  expect(jobs).toEqual([
    { kind: 'enrolled', priority: 2 },
    { kind: 'welcome', priority: 1 },
    { kind: 'reset_password', priority: 1 },
  ]);
});

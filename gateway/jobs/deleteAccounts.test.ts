import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../prisma/generated/client';
import { auditedTransaction } from '../../schema/audit/auditedTransaction';
import { addJob } from '../../schema/core/jobs';
import { hoursFromNow } from '../../schema/testing/factories';
import { viewerFor } from '../../schema/testing/fixtures';
import { createTestGatewayWithJobs } from '../testing/jobQueue';
import { sendGraphql, sendRequest, sessionCookieHeader } from '../testing/testGateway';
import { createPng } from '../testing/testImages';

let gateway: Awaited<ReturnType<typeof createTestGatewayWithJobs>>;
beforeAll(async () => {
  gateway = await createTestGatewayWithJobs();
});
afterAll(() => gateway.close());

const person = {
  ...{ firstName: 'Zoubeida', lastName: 'Tamanrassia', username: 'zouzou-1962' },
  ...{ email: 'zoubeida.t@example.dz', phone: '+213 661 98 76 54' },
  ...{ certificateName: 'Zubayda Tamanghasti', certificateNameAr: 'زبيدة التمنراستية' },
};
const texts = [...Object.values(person), '0661987654'];
const fullName = `${person.firstName} ${person.lastName}`;

const signIn = async ({ id }: Pick<User, 'id'>) => ({ cookie: sessionCookieHeader(await gateway.createToken(id)) });

async function send(document: string, headers: Record<string, string>, variables: object = {}) {
  const { body } = await sendGraphql(gateway.app, document, variables, headers);
  const { data, errors } = body as { data: unknown; errors?: { extensions: { problem: string } }[] };
  return errors?.[0]?.extensions.problem ?? data;
}

const requestDeletion = (headers: Record<string, string>, currentPassword = 'secret-1') =>
  send('mutation ($input: AccountDeletionInput!) { requestAccountDeletion(input: $input) { deleteAfter } }', headers, {
    input: { currentPassword },
  });

/** All rows of all tables as JSON text, by table. */
async function dumpDatabase(): Promise<Map<string, string>> {
  const { pool } = gateway.database;
  const { rows: tables } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker')`);
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(
      `SELECT string_agg(to_jsonb(t)::text, E'\\n') AS text FROM ${name} t`,
    );
    dump.set(name, rows[0]?.text ?? '');
  }
  return dump;
}

/** "table: text" for each text of the person that a table contains. */
const findPersonalTexts = (dump: Map<string, string>): string[] =>
  [...dump].flatMap(([table, content]) =>
    texts.filter((text) => content.toLowerCase().includes(text.toLowerCase())).map((text) => `${table}: ${text}`),
  );

/** The rows that a student leaves everywhere, and what admins did to them. */
async function createStudentWithTraces() {
  const { db, createUser, createCourse, createLesson, createEnrollment, createEvent, createPoll } = gateway;
  const admin = await createUser({ role: 'admin' });
  const user = await createUser({ ...person, bio: `I am ${fullName}.`, preferredLanguage: 'en' });
  const [userId, course] = [user.id, await createCourse()];
  const lesson = await createLesson(course.id);
  const enrollment = await createEnrollment(userId, course.id);
  await db.lessonProgress.create({ data: { enrollmentId: enrollment.id, lessonId: lesson.id } });
  const certificate = await db.certificate.create({
    data: {
      ...{ enrollmentId: enrollment.id, userId, courseId: course.id, status: 'valid', issuedAt: new Date() },
      ...{ holderName: person.certificateName, holderNameAr: person.certificateNameAr, trainerName: 'T' },
      ...{ courseTitle: 'C', courseTitleAr: 'C', level: 'beginner', duration: 60, lessonCount: 1 },
      completedAt: new Date(),
    },
  });
  const review = { userId, courseId: course.id, trainerId: course.trainerId, rating: 5, isApproved: true };
  await db.review.create({ data: { ...review, comment: `Great! ${fullName}, ${person.phone}` } });
  await db.payment.create({
    data: {
      ...{ userId, courseId: course.id, amount: 1500, listPrice: 1500, method: 'ccp', notes: fullName },
      ...{ refundMethod: 'ccp', refundAccount: '0021453687 33', refundHolder: fullName },
      expiresAt: hoursFromNow(72),
    },
  });
  const pastEvent = await createEvent({ startDate: hoursFromNow(-48), capacity: 5 });
  const comingEvent = await createEvent({ capacity: 5 });
  for (const { id: eventId } of [pastEvent, comingEvent])
    await db.eventRegistration.create({ data: { eventId, userId } });
  const poll = await createPoll();
  await db.pollVote.create({
    data: {
      ...{ pollId: poll.id, userId, voterKey: `u:${userId}`, visitorId: 'v' },
      choices: { create: { optionId: poll.options[0]?.id ?? 0 } },
    },
  });
  const { email, phone } = person;
  const message = { name: fullName, email, phone, subject: 'S', message: 'M', dedupeHash: 'x' };
  const contactMessage = await db.contactMessage.create({ data: message });
  await db.newsletterSubscriber.create({ data: { email } });
  await db.accountLink.create({
    data: { id: randomUUID(), userId: admin.id, purpose: 'change_email', email, expiresAt: hoursFromNow(1) },
  });
  await db.notificationPreference.create({ data: { userId, kind: 'enrolled', inApp: true, byEmail: true } });
  await db.notification.create({
    data: {
      userId: admin.id,
      messageId: randomUUID(),
      kind: 'x',
      payload: { studentName: fullName, address: email, name: person.certificateName },
    },
  });
  const names = { studentFirstName: person.firstName, studentLastName: person.lastName };
  await addJob(
    db,
    'send_mail',
    { messageId: randomUUID(), kind: 'x', payload: names, to: { userId: 0 } },
    {
      runAt: hoursFromNow(100),
    },
  );
  await addJob(
    db,
    'send_mail',
    { messageId: randomUUID(), kind: 'x', payload: {}, to: { address: email, language: 'ar' } },
    {
      runAt: hoursFromNow(100),
    },
  );
  await auditedTransaction({ db, viewer: viewerFor(admin) }, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { lastName: 'X', phone: null } });
    await tx.user.update({ where: { id: userId }, data: { lastName: person.lastName, phone } });
    await tx.user.update({ where: { id: userId }, data: { certificateNameAr: 'X' } });
    await tx.user.update({ where: { id: userId }, data: { certificateNameAr: person.certificateNameAr } });
    await tx.certificate.update({
      where: { id: certificate.id },
      data: {
        ...{ status: 'revoked', revokedAt: new Date(), revocationCause: 'admin' },
        revocationReason: `Not ${person.certificateNameAr}`,
      },
    });
    await tx.enrollment.update({ where: { id: enrollment.id }, data: { progress: 10 } });
    await tx.contactMessage.update({ where: { id: contactMessage.id }, data: { handledAt: new Date() } });
    await tx.newsletterSubscriber.update({ where: { email }, data: { language: 'en' } });
    await tx.newsletterSubscriber.delete({ where: { email } });
    await tx.course.update({ where: { id: course.id }, data: { description: `With ${fullName}` } });
    await tx.course.update({ where: { id: course.id }, data: { description: 'Alone' } });
  });
  await db.newsletterSubscriber.create({ data: { email } });
  return { user, course, pastEvent, comingEvent, poll };
}

test(
  'after a deletion no table but payments names the person, and counters are unchanged',
  { timeout: 180_000 },
  async () => {
    const { db, app } = gateway;
    const { user, course, pastEvent, comingEvent, poll } = await createStudentWithTraces();
    const headers = await signIn(user);
    const upload = await sendRequest(app, 'post', '/api/uploads?kind=avatar&name=zoubeida.png', {
      ...headers,
      'content-type': 'application/octet-stream',
    }).send(createPng(300, 300));
    expect(upload.status).toBe(201);
    const avatar = (upload.body as { url: string }).url;
    await db.user.update({ where: { id: user.id }, data: { avatar } });
    await send('mutation { requestDataExport { id } }', headers);
    await requestDeletion(headers);
    await expect.poll(() => db.dataExport.count({ where: { state: 'ready' } }), { timeout: 30_000 }).toBe(1);
    expect(findPersonalTexts(await dumpDatabase()).length).toBeGreaterThan(20);
    const counters = () => db.courseCounters.findUnique({ where: { courseId: course.id } });
    const before = await counters();

    await db.user.update({ where: { id: user.id }, data: { deleteAfter: new Date(Date.now() - 1000) } });
    await addJob(db, 'delete_accounts', {});
    await expect.poll(async () => (await sendRequest(app, 'get', avatar)).status, { timeout: 30_000 }).toBe(404);
    await expect
      .poll(async () => (await gateway.readMails()).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain('Your account is deleted');
    // Of the jobs of the test only the one that names no address remains.
    await expect
      .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs`, { timeout: 30_000 })
      .toHaveLength(1);

    expect(findPersonalTexts(await dumpDatabase())).toEqual([
      `public.payments: ${person.firstName}`,
      `public.payments: ${person.lastName}`,
    ]);
    expect(await counters()).toEqual(before);
    expect(before).toMatchObject({ enrollmentCount: 1, ratingCount: 1 });
    expect(await db.poll.findUnique({ where: { id: poll.id } })).toMatchObject({ voterCount: 1 });
    const registered = async (id: number) => (await db.event.findUnique({ where: { id } }))?.registeredCount;
    expect([await registered(pastEvent.id), await registered(comingEvent.id)]).toEqual([1, 0]);
    expect(await db.payment.findFirst({ where: { userId: user.id } })).toMatchObject({
      ...{ method: 'ccp', status: 'cancelled', refundAccount: null, refundHolder: null },
    });
    expect(await db.review.findFirst({ where: { userId: user.id } })).toMatchObject({
      comment: 'Great! Deleted user, –',
      isApproved: true,
    });
    const audited = await db.auditEntry.findMany({ where: { entity: 'enrollments' }, select: { entityName: true } });
    expect(audited).toEqual([{ entityName: `Deleted user – ${course.titleAr}` }]);
    const exports = await readdir(join(gateway.dataDir, 'exports'));
    expect(exports.filter((name) => name.endsWith('.zip'))).toEqual([]);
    expect((await sendRequest(app, 'get', '/api/user', headers)).status).toBe(401);

    const { username, email, firstName, lastName } = person;
    const again = await sendRequest(app, 'post', '/api/register').send({
      ...{ username, email, firstName, lastName, password: 'secret-9' },
    });
    expect(again.status).toBe(201);
  },
);

test(
  'a requested deletion ends other sessions, is announced, and can be cancelled after a new sign-in',
  { timeout: 120_000 },
  async () => {
    const { db, app } = gateway;
    const user = await gateway.createUser({ email: 'amel.keeps@example.dz', password: 'secret-1' });
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    expect(await requestDeletion(here, 'secret-2')).toBe('wrongPassword');
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ deleteAfter: null });
    const requested = await requestDeletion(here);
    expect(await requestDeletion(here)).toEqual(requested);
    expect((await sendRequest(app, 'get', '/api/user', elsewhere)).status).toBe(401);
    const isAnnounced = async () =>
      (await gateway.readMails()).filter(({ to }) => to && 'text' in to && to.text === user.email);
    await expect.poll(async () => (await isAnnounced()).length, { timeout: 30_000 }).toBe(1);
    expect((await isAnnounced())[0]?.text).toContain('https://tayyar.example/account?lang=en#delete');

    const signedIn = await sendRequest(app, 'post', '/api/login').send({ email: user.email, password: 'secret-1' });
    expect(signedIn.status).toBe(200);
    expect(await send('mutation { cancelAccountDeletion { deleteAfter } }', here)).toEqual({
      cancelAccountDeletion: { deleteAfter: null },
    });
    await addJob(db, 'delete_accounts', {});
    await expect
      .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE run_at < now()`)
      .toHaveLength(0);
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ isActive: true, deletedAt: null });
  },
);

test(
  'trainers with courses and the last admin keep their accounts, also when the time has come',
  { timeout: 120_000 },
  async () => {
    const { db } = gateway;
    const trainer = await gateway.createUser({ role: 'trainer' });
    expect(await requestDeletion(await signIn(trainer))).toMatchObject({ requestAccountDeletion: {} });
    const course = await gateway.createCourse({ trainerId: trainer.id });
    expect(await requestDeletion(await signIn(trainer))).toBe('ownCoursesRemain');
    await db.user.updateMany({ where: { role: 'admin' }, data: { isActive: false } });
    const admin = await gateway.createUser({ role: 'admin' });
    expect(await requestDeletion(await signIn(admin))).toBe('lastAdmin');

    const due = { deleteAfter: new Date(Date.now() - 1000) };
    await db.user.updateMany({ where: { id: { in: [trainer.id, admin.id] } }, data: due });
    await addJob(db, 'delete_accounts', {});
    await expect
      .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE run_at < now()`)
      .toHaveLength(0);
    expect(await db.user.count({ where: { id: { in: [trainer.id, admin.id] }, deletedAt: null } })).toBe(2);
    await db.course.delete({ where: { id: course.id } });
    await addJob(db, 'delete_accounts', {});
    await expect.poll(() => db.user.count({ where: { id: trainer.id, deletedAt: null } }), { timeout: 30_000 }).toBe(0);
  },
);

test('leaves messages and the subscription of an address that the account never confirmed', async () => {
  const { db, createUser } = gateway;
  const email = 'owner-of-the-address@example.dz';
  const user = await createUser({ email, emailConfirmedAt: null, deleteAfter: hoursFromNow(-1) });
  const message = { email, name: 'Owner', subject: 'Question', message: 'Text', dedupeHash: randomUUID() };
  await db.contactMessage.create({ data: message });
  await db.newsletterSubscriber.create({ data: { email, language: 'en', confirmedAt: new Date() } });
  await addJob(db, 'delete_accounts', {});
  await expect.poll(() => db.user.count({ where: { id: user.id, deletedAt: null } }), { timeout: 30_000 }).toBe(0);
  expect(await db.contactMessage.findMany({ where: { email } })).toMatchObject([{ subject: 'Question' }]);
  expect(await db.newsletterSubscriber.count({ where: { email } })).toBe(1);
});

test('of an address that was never confirmed, deletes messages with the same name or phone, and a waiting subscription', async () => {
  const { db, createUser } = gateway;
  const names = { firstName: 'Tassadit', lastName: 'Unconfirmed', phone: '+213 770 11 22 33' };
  const email = 'tassadit.unconfirmed@example.dz';
  const user = await createUser({ ...names, email, emailConfirmedAt: null, deleteAfter: hoursFromNow(-1) });
  const message = { email, subject: 'Question', message: 'Text' };
  await db.contactMessage.createMany({
    data: [
      { ...message, name: 'tassadit unconfirmed', dedupeHash: randomUUID() },
      { ...message, name: 'T.', phone: names.phone, dedupeHash: randomUUID() },
    ],
  });
  await db.newsletterSubscriber.create({ data: { email, language: 'en', confirmedAt: null } });
  await addJob(db, 'delete_accounts', {});
  await expect.poll(() => db.user.count({ where: { id: user.id, deletedAt: null } }), { timeout: 30_000 }).toBe(0);
  await expect
    .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE payload::text LIKE '%tassadit%'`)
    .toEqual([]);
  const found = [...(await dumpDatabase())].filter(([, content]) => /tassadit|770 11 22 33/i.test(content));
  expect(found.map(([table]) => table)).toEqual([]);
});

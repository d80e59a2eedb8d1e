import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../prisma/generated/client';
import { auditedTransaction } from '../../schema/audit/auditedTransaction';
import { addJob } from '../../schema/core/jobs';
import { proofsPath } from '../../schema/contract/urls';
import { hoursFromNow } from '../../schema/testing/factories';
import { viewerFor } from '../../schema/testing/fixtures';
import { dumpDatabase } from '../testing/dumpDatabase';
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

/** "table: text" for each text of the person that a table contains. */
const findPersonalTexts = (dump: Map<string, string>): string[] =>
  [...dump].flatMap(([table, content]) =>
    texts.filter((text) => content.toLowerCase().includes(text.toLowerCase())).map((text) => `${table}: ${text}`),
  );

/** A file that is stored as the proof of a transfer. */
async function uploadProof(userId: number): Promise<{ uploadKey: string; fileHash: string }> {
  const headers = { ...(await signIn({ id: userId })), 'content-type': 'application/octet-stream' };
  const path = '/api/uploads?kind=proof&name=zoubeida.png';
  const { body } = await sendRequest(gateway.app, 'post', path, headers).send(createPng(300, 300));
  return { uploadKey: (body as { url: string }).url.split('/').at(-1) ?? '', fileHash: randomUUID() };
}

/** Orders with words, numbers and proofs of a payer: refused, given up, paid and under review. */
async function createOrders({ id: userId }: Pick<User, 'id'>, decidedBy: number) {
  const orders = [];
  for (const status of ['rejected', 'expired', 'confirmed', 'submitted'] as const) {
    const transactionId = `TRX ${person.lastName} ${status}`;
    const { id: courseId } = await gateway.createCourse({ price: 1500 });
    const proof = { ...(await uploadProof(userId)), transactionId, transactionKey: transactionId };
    const confirmedAt = status === 'confirmed' ? new Date() : null;
    const data = {
      ...{ userId, courseId, amount: 1500, listPrice: 1500, method: 'ccp' as const, expiresAt: hoursFromNow(72) },
      ...{ status, confirmedAt, transactionId, decidedBy, notes: fullName, proofs: { create: proof } },
      ...{ refundMethod: 'ccp' as const, refundAccount: '0021453687 33', refundHolder: fullName },
    };
    orders.push(await gateway.db.payment.create({ data, include: { proofs: true } }));
  }
  return orders;
}

/** A waiver with a reason about the student, which the audit log has too. */
async function waiveWithdrawnLesson(adminId: number, courseId: number, enrollmentId: number) {
  const { db, createLesson } = gateway;
  const { id: lessonId } = await createLesson(courseId);
  await db.lesson.update({ where: { id: lessonId }, data: { isPublished: false } });
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('tayyar.actor', ${String(adminId)}, true)`;
    await tx.lessonWaiver.create({ data: { lessonId, enrollmentId, reason: `${fullName} was ill` } });
  });
}

/** The rows that a student leaves everywhere, and what admins did to them. */
async function createStudentWithTraces() {
  const { db, createUser, createCourse, createLesson, createEnrollment, createEvent, createPoll } = gateway;
  const admin = await createUser({ role: 'admin' });
  const user = await createUser({ ...person, bio: `I am ${fullName}.`, preferredLanguage: 'en' });
  const [userId, course] = [user.id, await createCourse()];
  const lesson = await createLesson(course.id);
  const enrollment = await createEnrollment(userId, course.id);
  await db.lessonProgress.create({ data: { enrollmentId: enrollment.id, lessonId: lesson.id } });
  await waiveWithdrawnLesson(admin.id, course.id, enrollment.id);
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
  const orders = await createOrders(user, admin.id);
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
  await db.contactMessage.create({
    data: { ...message, name: 'Z.', email: 'work@example.dz', message: person.lastName, userId, dedupeHash: 'y' },
  });
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
    for (const { id } of orders)
      await tx.payment.update({
        where: { id },
        data: {
          decisionReason: `${person.firstName} sent a picture of a cat`,
          refundReason: `CCP of ${person.lastName}`,
        },
      });
    await tx.payment.update({ where: { id: orders[0]?.id }, data: { decisionReason: null, refundReason: null } });
    await tx.payment.update({
      where: { id: orders[2]?.id },
      data: { decisionReason: `${person.firstName} has paid`, refundReason: null },
    });
    await tx.contactMessage.update({ where: { id: contactMessage.id }, data: { handledAt: new Date() } });
    await tx.newsletterSubscriber.update({ where: { email }, data: { language: 'en' } });
    await tx.newsletterSubscriber.delete({ where: { email } });
    await tx.course.update({
      where: { id: course.id },
      data: { description: `With ${fullName}, ${person.lastName} ${person.firstName}, 0661987654` },
    });
    await tx.course.update({ where: { id: course.id }, data: { description: 'Alone' } });
  });
  await db.newsletterSubscriber.create({ data: { email } });
  return { user, course, pastEvent, comingEvent, poll, orders };
}

test(
  'after a deletion only documents of paid orders name the person, and counters are unchanged',
  { timeout: 180_000 },
  async () => {
    const { db, app } = gateway;
    const { user, course, pastEvent, comingEvent, poll, orders } = await createStudentWithTraces();
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
    expect(findPersonalTexts(await dumpDatabase(gateway.database)).length).toBeGreaterThan(20);
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

    const admin = await signIn(await gateway.createUser({ role: 'admin' }));
    const proofStates = () =>
      Promise.all(
        orders.map(
          async ({ proofs }) => (await sendRequest(app, 'get', `${proofsPath}/${proofs[0]?.uploadKey}`, admin)).status,
        ),
      );
    const ordersWithWords = async () =>
      (await db.payment.findMany({ where: { userId: user.id, notes: { not: null } }, orderBy: { id: 'asc' } })).map(
        ({ status, transactionId }) => [status, transactionId],
      );
    // A transfer may have been sent for the order under review.
    const documents = [
      `public.payment_proofs: ${person.lastName}`,
      ...[`public.payments: ${person.lastName}`, `public.payments: ${person.firstName}`],
    ];
    expect(findPersonalTexts(await dumpDatabase(gateway.database)).toSorted()).toEqual(documents);
    expect(await ordersWithWords()).toEqual([
      ['confirmed', orders[2]?.transactionId],
      ['submitted', orders[3]?.transactionId],
    ]);
    await expect.poll(proofStates, { timeout: 30_000 }).toEqual([404, 404, 200, 200]);
    expect(await db.payment.findUnique({ where: { id: orders[0]?.id } })).toMatchObject({ status: 'cancelled' });

    await db.payment.update({ where: { id: orders[3]?.id }, data: { status: 'rejected' } });
    await addJob(db, 'clean_up', {});
    await expect.poll(proofStates, { timeout: 30_000 }).toEqual([404, 404, 200, 404]);
    expect(await ordersWithWords()).toEqual([['confirmed', orders[2]?.transactionId]]);
    expect(findPersonalTexts(await dumpDatabase(gateway.database)).toSorted()).toEqual(documents);
    expect(await counters()).toEqual(before);
    expect(before).toMatchObject({ enrollmentCount: 1, ratingCount: 1 });
    expect(await db.poll.findUnique({ where: { id: poll.id } })).toMatchObject({ voterCount: 1 });
    const registered = async (id: number) => (await db.event.findUnique({ where: { id } }))?.registeredCount;
    expect([await registered(pastEvent.id), await registered(comingEvent.id)]).toEqual([1, 0]);
    expect(await db.payment.count({ where: { userId: user.id, refundAccount: { not: null } } })).toBe(0);
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

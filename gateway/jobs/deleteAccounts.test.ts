import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../prisma/generated/client';
import { addJob, cleanUpJob } from '../../schema/core/jobs';
import { deleteAccountsJob } from '../../schema/accounts/privacy/deleteAccount';
import { privateUploadsPath } from '../../schema/contract/site/urls';
import { createStudentWithTraces, person, signInTo, texts } from '../testing/studentTraces';
import { dumpDatabase } from '../testing/dumpDatabase';
import { createTestGatewayWithJobs } from '../testing/jobQueue';
import { sendGraphql, sendRequest } from '../testing/testGateway';
import { createPng } from '../testing/documents/testImages';

let gateway: Awaited<ReturnType<typeof createTestGatewayWithJobs>>;
beforeAll(async () => {
  gateway = await createTestGatewayWithJobs();
});
afterAll(() => gateway.close());

const signIn = (user: Pick<User, 'id'>) => signInTo(gateway, user);

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

test(
  'after a deletion only documents of paid orders name the person, and counters are unchanged',
  { timeout: 180_000 },
  async () => {
    const { db, app } = gateway;
    const { user, course, pastEvent, comingEvent, poll, orders } = await createStudentWithTraces(gateway);
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
    await addJob(db, deleteAccountsJob, {});
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
          async ({ proofs }) =>
            (await sendRequest(app, 'get', `${privateUploadsPath}/${proofs[0]?.uploadKey}`, admin)).status,
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
      ['refund_requested', orders[4]?.transactionId],
    ]);
    await expect.poll(proofStates, { timeout: 30_000 }).toEqual([404, 404, 200, 200, 200]);
    expect(await db.payment.findUnique({ where: { id: orders[0]?.id } })).toMatchObject({ status: 'cancelled' });

    await db.payment.update({ where: { id: orders[3]?.id }, data: { status: 'rejected' } });
    await addJob(db, cleanUpJob, {});
    await expect.poll(proofStates, { timeout: 30_000 }).toEqual([404, 404, 200, 404, 200]);
    expect(await ordersWithWords()).toEqual([
      ['confirmed', orders[2]?.transactionId],
      ['refund_requested', orders[4]?.transactionId],
    ]);
    expect(findPersonalTexts(await dumpDatabase(gateway.database)).toSorted()).toEqual(documents);
    expect(await counters()).toEqual(before);
    expect(before).toMatchObject({ enrollmentCount: 1, ratingCount: 1 });
    expect(await db.poll.findUnique({ where: { id: poll.id } })).toMatchObject({ voterCount: 1 });
    const registered = async (id: number) => (await db.event.findUnique({ where: { id } }))?.registeredCount;
    expect([await registered(pastEvent.id), await registered(comingEvent.id)]).toEqual([1, 0]);
    // The office still has to pay there.
    const accounts = await db.payment.findMany({ where: { userId: user.id, refundAccount: { not: null } } });
    expect(accounts.map(({ status, refundHolder }) => [status, refundHolder])).toEqual([
      ['refund_requested', `${person.firstName} ${person.lastName}`],
    ]);
    expect(await db.review.findFirst({ where: { userId: user.id } })).toMatchObject({
      comment: 'Great! Deleted user, –',
      isApproved: true,
    });
    const audited = await db.auditEntry.findMany({ where: { entity: 'enrollments' }, select: { entityName: true } });
    expect(audited).toEqual([{ entityName: `Deleted user – ${course.titleAr}` }]);
    expect(await db.userNote.findMany({ select: { text: true } })).toEqual([
      { text: expect.stringMatching(/^Paid by Deleted user, deleted-\S+@deleted\.invalid, –$/) as string },
    ]);
    expect(await db.savedView.findMany({ select: { name: true } })).toEqual([{ name: 'Other' }]);
    const exports = await readdir(join(gateway.dataDir, 'exports'));
    expect(exports.filter((name) => name.endsWith('.zip'))).toEqual([]);
    expect((await sendRequest(app, 'get', '/api/user', headers)).status).toBe(401);

    const { username, email, firstName, lastName } = person;
    const again = await sendRequest(app, 'post', '/api/register').send({
      username,
      email,
      firstName,
      lastName,
      password: 'secret-9',
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
    expect((await isAnnounced())[0]?.text).toContain('https://tayyar.example/account/data?lang=en#delete');

    const signedIn = await sendRequest(app, 'post', '/api/login').send({ email: user.email, password: 'secret-1' });
    expect(signedIn.status).toBe(200);
    expect(await send('mutation { cancelAccountDeletion { deleteAfter } }', here)).toEqual({
      cancelAccountDeletion: { deleteAfter: null },
    });
    await addJob(db, deleteAccountsJob, {});
    await expect
      .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE run_at < now()`, { timeout: 30_000 })
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
    await addJob(db, deleteAccountsJob, {});
    await expect
      .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE run_at < now()`, { timeout: 30_000 })
      .toHaveLength(0);
    expect(await db.user.count({ where: { id: { in: [trainer.id, admin.id] }, deletedAt: null } })).toBe(2);
    await db.course.delete({ where: { id: course.id } });
    await addJob(db, deleteAccountsJob, {});
    await expect.poll(() => db.user.count({ where: { id: trainer.id, deletedAt: null } }), { timeout: 30_000 }).toBe(0);
  },
);

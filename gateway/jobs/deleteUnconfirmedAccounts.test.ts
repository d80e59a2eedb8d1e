import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '../../schema/core/jobs';
import { deleteAccountsJob } from '../../schema/accounts/privacy/deleteAccount';
import { hoursFromNow } from '../../schema/testing/factories';
import { dumpDatabase } from '../testing/dumpDatabase';
import { createTestGatewayWithJobs } from '../testing/jobQueue';
import { sendGraphql, sessionCookieHeader } from '../testing/testGateway';

/* The address may be another person's: what only has the address is not the account's. */

let gateway: Awaited<ReturnType<typeof createTestGatewayWithJobs>>;
beforeAll(async () => {
  gateway = await createTestGatewayWithJobs();
});
afterAll(() => gateway.close());

test('leaves messages and the subscription of an address that the account never confirmed', async () => {
  const { db, createUser } = gateway;
  const email = 'owner-of-the-address@example.dz';
  const user = await createUser({ email, emailConfirmedAt: null, deleteAfter: hoursFromNow(-1) });
  const message = { email, name: 'Owner', subject: 'Question', message: 'Text', dedupeHash: randomUUID() };
  await db.contactMessage.create({ data: message });
  await db.newsletterSubscriber.create({ data: { email, language: 'en', confirmedAt: new Date() } });
  await addJob(db, deleteAccountsJob, {});
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
  await addJob(db, deleteAccountsJob, {});
  await expect.poll(() => db.user.count({ where: { id: user.id, deletedAt: null } }), { timeout: 30_000 }).toBe(0);
  await expect
    .poll(() => db.$queryRaw`SELECT 1 FROM graphile_worker._private_jobs WHERE payload::text LIKE '%tassadit%'`)
    .toEqual([]);
  const found = [...(await dumpDatabase(gateway.database))].filter(([, content]) =>
    /tassadit|770 11 22 33/i.test(content),
  );
  expect(found.map(([table]) => table)).toEqual([]);
});

test('of an address that was never confirmed, deletes messages that were sent while signed in', async () => {
  const { db, createUser } = gateway;
  const email = 'ghania.signed@example.dz';
  const user = await createUser({ email, emailConfirmedAt: null });
  const headers = { cookie: sessionCookieHeader(await gateway.createToken(user.id)) };
  const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
  const input = { name: 'Another name', subject: 'Question', message: 'Text' };
  for (const address of [email, 'work-of-ghania@example.dz'])
    await sendGraphql(gateway.app, send, { input: { ...input, email: address } }, headers);
  await sendGraphql(gateway.app, send, { input: { ...input, email, subject: 'Of the owner' } });
  await db.user.update({ where: { id: user.id }, data: { deleteAfter: hoursFromNow(-1) } });
  await addJob(db, deleteAccountsJob, {});
  await expect.poll(() => db.user.count({ where: { id: user.id, deletedAt: null } }), { timeout: 30_000 }).toBe(0);
  const left = await db.contactMessage.findMany({ where: { email: { contains: 'ghania' } } });
  expect(left.map(({ subject }) => subject)).toEqual(['Of the owner']);
});

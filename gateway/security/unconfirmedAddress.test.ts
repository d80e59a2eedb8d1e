import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPasswordReset, sendPasswordResetJob } from '../../schema/accounts/links/passwordReset';
import { deleteDueAccounts } from '../../schema/accounts/privacy/deleteAccount';
import { expirePayments } from '../../schema/payments/orders/expirePayments';
import { viewerFor } from '../../schema/testing/fixtures';
import { createPaymentScene } from '../../schema/testing/payments/paymentFixtures';
import { mailLimits } from '../../schema/contract/mailLimits';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import { collectMessages, deliverNotifications, sendMailJob } from '../../schema/notifications/deliverNotifications';
import { deliverNotificationsJob } from '../../schema/notifications/sendNotification';
import { hoursFromNow } from '../../schema/testing/factories';
import { defaultLimits } from '../limits';
import { sendMail, type MailSender } from '../mail/sendMail';
import { refuseToRender } from '../testing/certificates/sampleCertificate';
import { createTestGateway, sendGraphql, testSessionSecret, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
});
afterAll(() => gateway.close());

const linkTokens = createLinkTokens(testSessionSecret);
const transport = createTransport({ streamTransport: true, buffer: true });
const mails: { to: string; subject: string | undefined }[] = [];
const sender = (): MailSender => ({
  db: gateway.db,
  linkTokens,
  siteUrl: 'https://tayyar.example',
  from: 'Tayyar <no-reply@tayyar.example>',
  renderCertificate: refuseToRender,
  transport: {
    async send(mail) {
      const { subject, to } = await simpleParser((await transport.sendMail(mail)).message);
      mails.push({ to: [to ?? []].flat()[0]?.text ?? '', subject });
    },
    close: () => undefined,
  },
});
beforeEach(() => (mails.length = 0));

/** Runs the waiting jobs of messages until there are none; returns the addresses and subjects of all mails. */
async function runJobs(): Promise<typeof mails> {
  await collectMessages(gateway.db);
  const { rows } = await gateway.database.pool.query<{ name: string; payload: unknown }>(
    `WITH taken AS (DELETE FROM graphile_worker._private_jobs RETURNING id, task_id, payload)
     SELECT t.identifier AS name, taken.payload FROM taken JOIN graphile_worker._private_tasks t ON t.id = taken.task_id
     ORDER BY taken.id`,
  );
  for (const { name, payload } of rows) {
    if (name === 'deliver_message')
      await deliverNotifications(gateway.db, deliverNotificationsJob.payload.parse(payload));
    if (name === 'send_password_reset')
      await sendPasswordReset(gateway.db, sendPasswordResetJob.payload.parse(payload));
    if (name === 'send_mail') await sendMail(sender(), sendMailJob.payload.parse(payload));
  }
  return rows.length > 0 ? runJobs() : mails;
}

let network = 0;
const execute = async (query: string, variables: object = {}, token = '') => {
  const headers = { 'x-forwarded-for': `10.1.0.${(network += 1)}`, ...(token && { authorization: `Bearer ${token}` }) };
  const { body } = await sendGraphql(gateway.app, query, variables, headers);
  return body as { data: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };
};

/** An account whose address belongs to another person. */
async function register() {
  const username = `u${crypto.randomUUID().slice(0, 12)}`;
  const email = `${username}@example.dz`;
  const { data } = await execute(
    `mutation ($username: String!, $email: String!) {
      register(withToken: true, input: { firstName: "A", lastName: "B", username: $username, email: $email, password: "secret-1" }) {
        token user { id }
      }
    }`,
    { username, email },
  );
  const { token, user } = data?.register as { token: string; user: { id: string } };
  return { email, token, id: Number(user.id) };
}

/** Ends the limits that would end within an hour. */
const letAnHourPass = () =>
  gateway.database.pool.query('DELETE FROM "rate_limits" WHERE "expire" < $1', [hoursFromNow(1).getTime() + 1000]);

const confirm = async (userId: number, token: string) => {
  const link = await gateway.db.accountLink.findFirstOrThrow({ where: { userId, purpose: 'confirm_email' } });
  const variables = { token: linkTokens.sign('account', link.id) };
  return execute('mutation ($token: String!) { confirmEmail(token: $token) }', variables, token);
};

test('whatever an account does, its unconfirmed address gets the confirmation only; the inbox gets all', async () => {
  const { email, token, id } = await register();
  const [course, event] = [
    await gateway.createCourse(),
    await gateway.createEvent({ startDate: hoursFromNow(100), endDate: hoursFromNow(101) }),
  ];
  const act = (mutation: string) => execute(`mutation { ${mutation} }`, {}, token);
  await act(`enrollInCourse(courseId: ${course.id}) { courseId }`);
  for (let n = 0; n < 3; n += 1) {
    await act(`registerForEvent(eventId: ${event.id}) { id }`);
    await act(`cancelEventRegistration(eventId: ${event.id}) { id }`);
  }
  await act('changePassword(input: { currentPassword: "secret-1", newPassword: "secret-2" })');
  await act('requestAccountDeletion(input: { currentPassword: "secret-2" }) { id }');
  expect((await runJobs()).filter(({ to }) => to === email)).toEqual([
    { to: email, subject: 'Confirm your email address' },
  ]);
  const kinds = (await gateway.db.notification.findMany({ where: { userId: id } })).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([
    ...['account_deletion_requested', 'enrolled', 'event_registered', 'password_changed', 'welcome'],
  ]);
});

test('a payer gets what concerns the money, at an address that is not confirmed too', async () => {
  const { email, id } = await register();
  const { order, submit, decide } = await createPaymentScene(gateway.db);
  const payer = viewerFor({ id, role: 'student' });
  await runJobs();
  mails.length = 0;
  const { id: paymentId } = await order(payer);
  await submit(paymentId, payer);
  await decide('reject', paymentId);
  await submit(paymentId, payer);
  for (const action of ['confirm', 'requestRefund', 'declineRefund', 'requestRefund', 'refund'] as const)
    await decide(action, paymentId);
  const subjects = (await runJobs()).filter(({ to }) => to === email).map(({ subject }) => subject?.split(' “')[0]);
  expect(subjects).toEqual([
    ...['Your order', 'The proof of payment for', 'Your payment for', 'The refund for', 'Your payment for'],
  ]);
});

test('of orders that nobody pays, an unconfirmed address gets a few mails a day', async () => {
  const { email, id } = await register();
  await runJobs();
  mails.length = 0;
  const count = mailLimits.unconfirmedOrderMailsPerDay + 2;
  for (let n = 0; n < count; n += 1) {
    const { order } = await createPaymentScene(gateway.db);
    await order(viewerFor({ id, role: 'student' }));
    await runJobs();
  }
  expect(mails.filter(({ to }) => to === email)).toHaveLength(mailLimits.unconfirmedOrderMailsPerDay);
  const inInbox = { userId: id, kind: 'payment_opened' };
  expect(await gateway.db.notification.count({ where: inInbox })).toBe(count);
  await gateway.db.payment.updateMany({ where: { userId: id }, data: { expiresAt: hoursFromNow(-1) } });
  mails.length = 0;
  await expirePayments(gateway.db);
  await runJobs();
  expect(mails.filter(({ to }) => to === email)).toHaveLength(mailLimits.unconfirmedOrderMailsPerDay);
  const confirmed = await gateway.createUser();
  mails.length = 0;
  for (let n = 0; n < count; n += 1) await (await createPaymentScene(gateway.db)).order(viewerFor(confirmed));
  expect((await runJobs()).filter(({ to }) => to === confirmed.email)).toHaveLength(count);
});

test('once it is confirmed, the address gets the welcome and further mails', async () => {
  const { email, token, id } = await register();
  await runJobs();
  await confirm(id, token);
  await execute(
    'mutation ($id: ID!) { enrollInCourse(courseId: $id) { courseId } }',
    {
      id: (await gateway.createCourse({ title: 'Home solar' })).id,
    },
    token,
  );
  expect((await runJobs()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    ...['Confirm your email address', 'Welcome to Tayyar', 'You are enrolled in “Home solar”'],
  ]);
});

test('a mail that waits in the queue is not sent to an address that was changed to an unconfirmed one', async () => {
  const { id } = await gateway.createUser();
  const waiting = { messageId: crypto.randomUUID(), kind: 'password_changed', payload: {}, to: { userId: id } };
  await gateway.db.user.update({ where: { id }, data: { email: `other-${id}@example.dz`, emailConfirmedAt: null } });
  await sendMail(sender(), waiting);
  expect(mails).toEqual([]);
});

test('an unconfirmed address gets the link for a new password', async () => {
  const { email } = await register();
  await execute('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  const subjects = (await runJobs()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toContain('A new password for your account');
});

test('an unconfirmed address gets a limited number of those links in a day, a confirmed one does not', async () => {
  const addresses = [(await register()).email, (await gateway.createUser()).email];
  const rounds = mailLimits.unconfirmedResetsPerDay + 2;
  for (let n = 0; n < rounds; n += 1) {
    for (const email of addresses)
      await execute('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    await letAnHourPass();
    await runJobs();
  }
  const count = (address?: string) =>
    mails.filter(({ to, subject }) => to === address && subject === 'A new password for your account').length;
  expect(addresses.map(count)).toEqual([mailLimits.unconfirmedResetsPerDay, rounds]);
});

test('a deleted account with an unconfirmed address gets no last mail', async () => {
  const { email, id } = await register();
  await runJobs();
  mails.length = 0;
  await gateway.db.user.update({ where: { id }, data: { deleteAfter: hoursFromNow(-1) } });
  await deleteDueAccounts(gateway.db, null);
  expect((await runJobs()).filter(({ to }) => to === email)).toEqual([]);
});

test('mails to the address of another person are limited by that address, over all accounts', async () => {
  const victim = 'someone.else@example.dz';
  const { points } = defaultLimits.rateLimits.emailChangeMail;
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < points + 2; n += 1) {
    const token = await gateway.createToken((await gateway.createUser()).id);
    const mutation = `mutation { changeEmail(input: { newEmail: "${victim}", currentPassword: "secret-1" }) }`;
    codes.push((await execute(mutation, {}, token)).errors?.[0]?.extensions.code);
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(points);
  expect((await runJobs()).filter(({ to }) => to === victim)).toHaveLength(points);
});

test('the own address gets a limited number of announcements of changes, and of confirmations, in a day', async () => {
  const { email, token } = await register();
  const { emailChangeMail, confirmationMail } = defaultLimits.rateLimits;
  for (let n = 0; n < emailChangeMail.points + confirmationMail.points + 4; n += 1) {
    await execute(
      `mutation { changeEmail(input: { newEmail: "target-${n}@example.dz", currentPassword: "secret-1" }) }`,
      {},
      token,
    );
    await execute('mutation { resendConfirmation }', {}, token);
    await letAnHourPass();
  }
  const subjects = (await runJobs()).filter(({ to }) => to === email).map(({ subject }) => subject);
  const count = (subject: string) => subjects.filter((each) => each === subject).length;
  expect(count('A new email address was requested for your account')).toBe(emailChangeMail.points);
  // The first one is that of the registration.
  expect(count('Confirm your email address')).toBe(confirmationMail.points + 1);
  expect(subjects).toHaveLength(emailChangeMail.points + confirmationMail.points + 1);
});

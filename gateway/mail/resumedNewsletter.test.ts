import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addJob } from '../../schema/core/jobs';
import { sendPasswordResetJob } from '../../schema/accounts/links/passwordReset';
import { queueNewsletterBatch, stopAbandonedIssues } from '../../schema/newsletter/issueDeliveries';
import { createNewsletterGateway, type NewsletterGateway } from '../testing/newsletterGateway';
import { sendNewsletter } from './sendNewsletter';

let gateway: NewsletterGateway;
beforeAll(async () => {
  gateway = await createNewsletterGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.reset());

const resume = async (id: number) => {
  const { errors } = await gateway.execute('mutation ($id: ID!) { resumeNewsletterIssue(id: $id) { state } }', { id });
  return errors?.[0]?.originalError;
};

/** Runs the jobs of an issue that have attempts left, each of them twice, until there are none. */
async function sendAll(): Promise<void> {
  const jobs = await gateway.takeDeliveries();
  for (const delivery of [...jobs, ...jobs]) await sendNewsletter(gateway.sender(), delivery);
  await gateway.queueAll(2);
  if (jobs.length > 0) await sendAll();
}

test('an issue whose last jobs have failed for good is stopped, and is resumed for those who did not get it', async () => {
  const issue = await gateway.createIssue();
  const subscribers = await gateway.createSubscribers(5);
  await gateway.send(issue.id);
  await gateway.queueAll(200);
  const failed = subscribers[1]!;
  const delivered = await gateway.db.$queryRaw<{ payload: { issueId: number; subscriberId: number } }[]>`
    DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'subscriberId' <> ${String(failed.id)} RETURNING payload`;
  for (const { payload } of delivered) await sendNewsletter(gateway.sender(), payload);
  await stopAbandonedIssues(gateway.db);
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sending', sentCount: 4 });

  await gateway.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;
  await stopAbandonedIssues(gateway.db);
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'stopped', sentCount: 4, recipientCount: 5 });

  expect(await resume(issue.id)).toBeUndefined();
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sending', sentAt: null });
  const jobs = await gateway.db.$queryRaw<object[]>`
    SELECT attempts::int, payload ->> 'subscriberId' AS subscriber FROM graphile_worker._private_jobs`;
  expect(jobs).toEqual([{ attempts: 0, subscriber: String(failed.id) }]);
  await sendAll();
  expect(gateway.addresses()).toEqual(subscribers.map(({ email }) => email));
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sent', sentCount: 5 });
});

test('an issue whose next batch is lost is stopped, and continues there', async () => {
  const issue = await gateway.createIssue();
  const subscribers = await gateway.createSubscribers(5);
  await gateway.send(issue.id);
  await queueNewsletterBatch(gateway.db, (await gateway.takeBatches())[0]!, 2);
  await gateway.takeBatches();
  for (const delivery of await gateway.takeDeliveries()) await sendNewsletter(gateway.sender(), delivery);
  await stopAbandonedIssues(gateway.db);
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'stopped', sentCount: 2 });
  await resume(issue.id);
  await gateway.queueAll(2);
  await sendAll();
  expect(gateway.addresses()).toEqual(subscribers.map(({ email }) => email));
  expect(await gateway.readIssue(issue.id)).toMatchObject({ state: 'sent', sentCount: 5, recipientCount: 5 });
});

test('an issue that an admin stopped and resumes has no second job for anyone', async () => {
  const issue = await gateway.createIssue();
  const subscribers = await gateway.createSubscribers(3);
  await gateway.send(issue.id);
  await gateway.queueAll(200);
  await gateway.execute('mutation ($id: ID!) { stopNewsletterIssue(id: $id) { state } }', { id: issue.id });
  const results = await Promise.all([resume(issue.id), resume(issue.id)]);
  expect(results.filter((error) => error === undefined)).toHaveLength(1);
  const deliveries = await gateway.takeDeliveries();
  expect(deliveries).toHaveLength(3);
  for (const delivery of deliveries) await sendNewsletter(gateway.sender(), delivery);
  expect(gateway.addresses()).toEqual(subscribers.map(({ email }) => email));
});

test('only an issue that stopped within 30 days is resumed', async () => {
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  const states = [
    { state: 'draft' },
    { state: 'sending' },
    { state: 'sent' },
    { state: 'stopped', sentAt: longAgo },
  ] as const;
  for (const data of states)
    expect(await resume((await gateway.createIssue(data)).id)).toMatchObject({ code: 'newsletterIssueNotStopped' });
  expect(await resume(999_999)).toMatchObject({ code: 'notFound' });
});

test('other jobs start before those of an issue, also if they are added later', async () => {
  const issue = await gateway.createIssue();
  await gateway.createSubscribers(4);
  await gateway.send(issue.id);
  const [batch] = await gateway.takeBatches();
  await queueNewsletterBatch(gateway.db, batch!, 3);
  await addJob(gateway.db, sendPasswordResetJob, { email: 'a@example.dz', linkId: crypto.randomUUID() });
  const order: string[] = [];
  const record = (_payload: unknown, { job }: { job: { task_identifier: string } }) =>
    void order.push(job.task_identifier);
  const names = ['send_password_reset', 'queue_newsletter', 'send_newsletter'];
  await runOnce({
    pgPool: gateway.database.pool,
    noPreparedStatements: true,
    concurrency: 1,
    noHandleSignals: true,
    taskList: Object.fromEntries(names.map((name) => [name, record])),
    logger: new Logger(() => () => undefined),
  });
  expect(order[0]).toBe('send_password_reset');
  expect(order).toHaveLength(5);
});

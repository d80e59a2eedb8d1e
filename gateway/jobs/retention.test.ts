import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { addJob, cleanUpJob } from '../../schema/core/jobs';
import { sendMailJob } from '../../schema/notifications/deliverNotifications';
import { createExecutor, createFixtures, viewerFor } from '../../schema/testing/fixtures';
import { openTestDatabase } from '../../schema/testing/testDatabase';
import { cleanUp } from './cleanUp';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const noFiles = { delete: () => Promise.resolve() };

const runCleanUp = async (storages: Partial<Parameters<typeof cleanUp>[0]> = {}) =>
  cleanUp({
    db,
    storage: noFiles,
    exportStorage: noFiles,
    ...storages,
    unfinishedExportFolder: await mkdtemp(join(tmpdir(), 'tayyar-exports-')),
    retention: { contactMessageDays: 10, notificationDays: 20, unconfirmedSubscriberDays: 30 },
  });

test('deletes handled messages, notifications and unconfirmed addresses after their days', async () => {
  const { id: userId } = await createFixtures(db).createUser();
  const message = { name: 'N', email: 'n@example.dz', message: 'M' };
  await db.contactMessage.createMany({
    data: [
      { ...message, subject: 'handled long ago', dedupeHash: '1', handledAt: daysAgo(11) },
      { ...message, subject: 'handled', dedupeHash: '2', handledAt: daysAgo(9) },
      { ...message, subject: 'waiting', dedupeHash: '3', createdAt: daysAgo(100) },
    ],
  });
  await db.notification.createMany({
    data: [21, 19].map((days) => ({
      userId,
      messageId: crypto.randomUUID(),
      kind: `${days} days`,
      payload: {},
      createdAt: daysAgo(days),
    })),
  });
  await db.newsletterSubscriber.createMany({
    data: [
      { email: 'old@example.dz', confirmationSentAt: daysAgo(31) },
      { email: 'unasked@example.dz', createdAt: daysAgo(400) },
      { email: 'new@example.dz', confirmationSentAt: daysAgo(29) },
      {
        email: 'confirmed@example.dz',
        createdAt: daysAgo(31),
        confirmationSentAt: daysAgo(31),
        confirmedAt: daysAgo(31),
      },
    ],
  });
  await runCleanUp();
  const messages = await db.contactMessage.findMany({ orderBy: { id: 'asc' } });
  expect(messages.map(({ subject }) => subject)).toEqual(['handled', 'waiting']);
  expect((await db.notification.findMany()).map(({ kind }) => kind)).toEqual(['19 days']);
  const subscribers = await db.newsletterSubscriber.findMany({ orderBy: { id: 'asc' } });
  expect(subscribers.map(({ email }) => email)).toEqual([
    'unasked@example.dz',
    'new@example.dz',
    'confirmed@example.dz',
  ]);
});

test('deletes the job of a final mail that was given up, and no other job', async () => {
  const to = { address: 'gone@example.dz', language: 'ar' } as const;
  for (const kind of ['account_deleted', 'welcome'])
    await addJob(db, sendMailJob, { messageId: crypto.randomUUID(), kind, payload: {}, to }, { maxAttempts: 1 });
  await addJob(db, sendMailJob, { messageId: crypto.randomUUID(), kind: 'account_deleted', payload: {}, to });
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 1`;
  await runCleanUp();
  const jobs = await db.$queryRaw<{ kind: string }[]>`
    SELECT payload ->> 'kind' AS "kind" FROM graphile_worker._private_jobs ORDER BY 1`;
  expect(jobs).toEqual([{ kind: 'account_deleted' }, { kind: 'welcome' }]);
});

test('deletes jobs that failed long ago; later ones and waiting ones stay', async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  for (let count = 0; count < 3; count += 1) await addJob(db, cleanUpJob, {});
  const [old, recent, waiting] = await db.$queryRaw<{ id: bigint }[]>`SELECT id FROM graphile_worker.jobs ORDER BY id`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET updated_at = now() - interval '31 days' WHERE id IN (${old?.id}, ${waiting?.id})`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id IN (${old?.id}, ${recent?.id})`;
  await runCleanUp();
  expect(await db.$queryRaw`SELECT id FROM graphile_worker.jobs ORDER BY id`).toEqual([recent, waiting]);
});

test('an error of a step does not skip the others, and the job fails with all errors', async () => {
  const { id: userId } = await createFixtures(db).createUser();
  const [expiresAt, createdAt] = [daysAgo(1), daysAgo(400)];
  await db.dataExport.create({ data: { id: crypto.randomUUID(), userId, state: 'ready', expiresAt } });
  await db.upload.create({
    data: { key: 'unused', kind: 'attachment', name: 'a', type: 'b', bytes: 1, createdAt },
  });
  await db.contactMessage.create({
    data: { name: 'N', email: 'n@example.dz', message: 'M', subject: 'S', dedupeHash: '9', handledAt: daysAgo(11) },
  });
  await db.$executeRawUnsafe('ALTER TABLE "sessions" RENAME TO "sessions_away"');
  const refusing = (text: string) => ({ delete: () => Promise.reject(new Error(text)) });
  const failure = await runCleanUp({
    storage: refusing('the bucket refuses'),
    exportStorage: refusing('the disk refuses'),
  }).catch((error: unknown) => error as AggregateError);
  await db.$executeRawUnsafe('ALTER TABLE "sessions_away" RENAME TO "sessions"');
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({
    message: expect.stringMatching(
      /^sessions: .+; expiredExports: the disk refuses; unusedUploads: the bucket refuses$/,
    ) as string,
    errors: [{}, {}, {}],
  });
  expect(await db.contactMessage.count({ where: { dedupeHash: '9' } })).toBe(0);
  // What was not deleted is tried again.
  await runCleanUp();
  expect([await db.dataExport.count({ where: { state: 'ready' } }), await db.upload.count()]).toEqual([0, 0]);
});

describe('an export whose job is gone', () => {
  const createExecutorFor = async () => {
    const user = await createFixtures(db).createUser();
    const document = 'mutation { requestDataExport { id state } }';
    return async () => {
      const { data, errors } = await createExecutor(db).execute(document, {}, viewerFor(user));
      expect(errors).toBeUndefined();
      return (data as { requestDataExport: { id: string; state: string } }).requestDataExport;
    };
  };
  const stateOf = async (id: string) => (await db.dataExport.findUniqueOrThrow({ where: { id } })).state;
  beforeEach(() => db.$executeRaw`DELETE FROM graphile_worker._private_jobs`);

  test.each([
    ['was lost', () => db.$executeRaw`DELETE FROM graphile_worker._private_jobs`],
    ['was given up', () => db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`],
  ])('because it %s has failed, and its owner can ask again', async (_why, endJob) => {
    const requestExport = await createExecutorFor();
    const { id } = await requestExport();
    await endJob();
    expect((await requestExport()).id).toBe(id);
    await runCleanUp();
    expect(await stateOf(id)).toBe('failed');
    const next = await requestExport();
    expect(next).toMatchObject({ state: 'waiting' });
    expect(next.id).not.toBe(id);
  });

  test.each([
    ['waits', () => db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3`],
    [
      'runs its last attempt',
      () => db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_at = now()`,
    ],
  ])('goes on while its job %s', async (_what, change) => {
    const { id } = await (await createExecutorFor())();
    await change();
    await runCleanUp();
    expect(await stateOf(id)).toBe('waiting');
  });
});

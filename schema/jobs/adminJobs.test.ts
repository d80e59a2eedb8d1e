import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { addJob, cleanUpJob } from '../core/jobs';
import type { Viewer } from '../core/context';
import { enrolledNotification } from '../notifications/kinds/courses';
import { sendNotification } from '../notifications/sendNotification';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());
beforeEach(() => db.$executeRaw`DELETE FROM graphile_worker._private_jobs`);

interface JobRow {
  id: string;
  name: string;
  label: string;
  state: string;
  attempts: number;
  lastError: string | null;
}

const listJobs = async (filter: object = {}) => {
  const document = `query ($filter: AdminJobFilter) {
    adminJobs(filter: $filter) { totalCount rows { id name label state attempts lastError } } }`;
  const { data, errors } = await createExecutor(db).execute<{ adminJobs: { totalCount: number; rows: JobRow[] } }>(
    document,
    { filter },
    admin,
  );
  expect(errors).toBeUndefined();
  return data?.adminJobs ?? { totalCount: -1, rows: [] };
};

type Change = Record<string, { succeeded: string[]; failed: { id: string; message: string }[] }>;
const change = (mutation: 'retryJobs' | 'deleteJobs', ids: string[]) =>
  createExecutor(db, { language: 'en' }).execute<Change>(
    `mutation ($ids: [ID!]!) { ${mutation}(ids: $ids) { succeeded failed { id message } } }`,
    { ids },
    admin,
  );

/** A job of each state; the message belongs to a person. */
async function addJobs(): Promise<void> {
  const recipient = { address: 'amel@example.dz', language: 'ar' } as const;
  const course = { courseId: 7, title: 'Amel secret', titleAr: 'سر أمل' };
  await sendNotification(db, enrolledNotification, recipient, course);
  await addJob(db, cleanUpJob, {});
  await addJob(db, cleanUpJob, {}, { runAt: new Date(Date.now() + 60_000) });
  await sendNotification(db, enrolledNotification, recipient, course);
  const ids = await db.$queryRaw<{ id: bigint }[]>`SELECT id FROM graphile_worker.jobs ORDER BY id`;
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w' WHERE id = ${ids[1]?.id}`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = 25, last_error = '451 try later' WHERE id = ${ids[3]?.id}`;
}

test('lists failed jobs first, with Arabic names, without their data', async () => {
  await addJobs();
  const { totalCount, rows } = await listJobs();
  expect(totalCount).toBe(4);
  expect(rows).toMatchObject([
    { label: 'توزيع الرسائل: التسجيل في دورة', state: 'failed', attempts: 25, lastError: '451 try later' },
    { name: 'deliver_message', state: 'waiting', attempts: 0, lastError: null },
    { name: 'clean_up', label: 'حذف ما لم يعد لازمًا', state: 'scheduled' },
    { name: 'clean_up', state: 'running' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/amel|أمل/);
  expect(await listJobs({ state: 'running' })).toMatchObject({ totalCount: 1, rows: [{ name: 'clean_up' }] });
});

test('failed and scheduled jobs run again at once, a running job does not; the audit log names the admin', async () => {
  await addJobs();
  const { rows } = await listJobs();
  const idOf = (state: string) => rows.find((row) => row.state === state)?.id ?? '';
  const [failed, scheduled, running] = ['failed', 'scheduled', 'running'].map(idOf);
  const { data } = await change('retryJobs', [failed, scheduled, running, '999999'] as string[]);
  expect(data?.retryJobs).toEqual({
    succeeded: [failed, scheduled],
    failed: [
      { id: running, message: 'The job is running' },
      { id: '999999', message: 'Not found' },
    ],
  });
  expect((await listJobs({ state: 'waiting' })).rows).toMatchObject([
    { attempts: 0 },
    { attempts: 0 },
    { attempts: 0 },
  ]);
  const entries = await db.auditEntry.findMany({ where: { entity: 'jobs', action: 'update' }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { actorId: admin.id, entityId: Number(failed), entityName: 'deliver_message', before: null, after: null },
    { actorId: admin.id, entityId: Number(scheduled), entityName: 'clean_up' },
  ]);
});

test('jobs are deleted, except running ones', async () => {
  await addJobs();
  const { rows } = await listJobs();
  const { data } = await change(
    'deleteJobs',
    rows.map(({ id }) => id),
  );
  expect(data?.deleteJobs?.succeeded).toHaveLength(3);
  expect((await listJobs()).rows).toMatchObject([{ state: 'running' }]);
});

import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addJob } from '../../schema/core/jobs';
import { sendMailJob } from '../../schema/notifications/deliverNotifications';
import { sendNotification } from '../../schema/notifications/sendNotification';
import { enrolledNotification } from '../../schema/notifications/kinds/courses';
import { viewerFor, createExecutor } from '../../schema/testing/fixtures';
import { readConfig, type Config } from '../config';
import { mailFolder } from '../mail/mailTransport';
import { createTestGateway, type TestGateway } from '../testing/testGateway';
import type { JobWorker } from './jobWorker';
import { startJobWorker } from './startJobWorker';

let gateway: TestGateway;
let config: Config;
let worker: JobWorker;
beforeAll(async () => {
  gateway = await createTestGateway();
  config = {
    ...readConfig({ NODE_ENV: 'test' }),
    dataDir: await mkdtemp(join(tmpdir(), 'tayyar-mail-')),
    publicUrl: 'https://tayyar.example',
  };
  worker = startJobWorker(config, gateway.database, 'a secret for tests', pino({ level: 'silent' }));
});
afterAll(async () => {
  await worker.close();
  await gateway.close();
});

const readMails = async () => {
  const files = await readdir(mailFolder(config)).catch(() => []);
  return Promise.all(files.map(async (file) => simpleParser(await readFile(join(mailFolder(config), file)))));
};

const countJobs = async () =>
  (
    await gateway.database.pool.query<{ n: number }>(
      `SELECT ((SELECT count(*) FROM graphile_worker._private_jobs) + (SELECT count(*) FROM outgoing_messages))::int AS n`,
    )
  ).rows[0]?.n;

const queueIsEmpty = () =>
  vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 15_000, interval: 100 });

const course = { courseId: 7, title: 'Home solar', titleAr: 'الطاقة الشمسية المنزلية' };

describe('a message', () => {
  test('of a committed write arrives as notification and as mail in the language of the recipient', async () => {
    const user = await gateway.createUser({ email: 'amel@example.dz', preferredLanguage: 'ar' });
    await gateway.db.$transaction((tx) => sendNotification(tx, enrolledNotification, { userIds: [user.id] }, course));
    await queueIsEmpty();
    const { data } = await createExecutor(gateway.db, { language: 'ar' }).execute(
      '{ unreadNotificationCount myNotifications { nodes { kind title path readAt } } }',
      {},
      viewerFor(user),
    );
    const title = 'سُجّل اسمك في دورة «الطاقة الشمسية المنزلية»';
    expect(data).toEqual({
      unreadNotificationCount: 1,
      myNotifications: { nodes: [{ kind: 'enrolled', title, path: '/courses/7', readAt: null }] },
    });
    const [mail] = await readMails();
    expect(mail).toMatchObject({ subject: title, to: { text: 'amel@example.dz' } });
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain('https://tayyar.example/courses/7');
    expect(mail?.messageId).toMatch(new RegExp(`^<[\\da-f-]{36}\\.${user.id}@tayyar\\.example>$`));
  });

  test('of a write that was rolled back is not sent', async () => {
    const user = await gateway.createUser();
    const failed = gateway.db.$transaction(async (tx) => {
      await sendNotification(tx, enrolledNotification, { userIds: [user.id] }, course);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await queueIsEmpty();
    expect(await gateway.db.notification.count({ where: { userId: user.id } })).toBe(0);
  });

  test('is sent once by an enrollment', async () => {
    const [student, { id }] = [await gateway.createUser(), await gateway.createCourse({ title: 'Batteries' })];
    const enroll = () =>
      createExecutor(gateway.db).execute(
        'mutation ($id: ID!) { enrollInCourse(courseId: $id) { courseId } }',
        { id },
        viewerFor(student),
      );
    expect((await enroll()).errors).toBeUndefined();
    await enroll();
    await queueIsEmpty();
    const rows = await gateway.db.notification.findMany({ where: { userId: student.id } });
    expect(rows).toMatchObject([{ kind: 'enrolled', payload: { courseId: id, title: 'Batteries' } }]);
  });
});

test('the error of a payload that is not valid names the field', async () => {
  const delivery = { messageId: 'x', kind: 'enrolled', payload: { courseId: 'seven' } };
  const to = { address: 'amel@example.dz', language: 'en' as const };
  await addJob(gateway.db, sendMailJob, { ...delivery, to }, { maxAttempts: 1 });
  const readErrors = async () =>
    (
      await gateway.database.pool.query<{ text: string }>(
        'SELECT last_error AS text FROM graphile_worker._private_jobs',
      )
    ).rows;
  await vi.waitFor(async () => expect((await readErrors())[0]?.text).toMatch(/^courseId: .+; title: /), {
    timeout: 15_000,
  });
  await gateway.database.pool.query('DELETE FROM graphile_worker._private_jobs');
});

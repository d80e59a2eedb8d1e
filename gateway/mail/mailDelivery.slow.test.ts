import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { enrolledNotification } from '../../schema/notifications/kinds/courses';
import { sendNotification } from '../../schema/notifications/sendNotification';
import { createExecutor, viewerFor } from '../../schema/testing/fixtures';
import { readConfig } from '../config';
import { startJobWorker } from '../jobs/startJobWorker';
import { refusal, startMailServer } from '../testing/servers/mailServer';
import { createTestGateway, type TestGateway } from '../testing/testGateway';
import type { MailResult } from './sendMail';

let gateway: TestGateway;
let server: Awaited<ReturnType<typeof startMailServer>>;
let worker: ReturnType<typeof startJobWorker>;
const results: MailResult[] = [];

const startWorker = (smtpUrl = server.url) =>
  startJobWorker(
    { ...readConfig({ NODE_ENV: 'test' }), smtpUrl, publicUrl: 'https://tayyar.example' },
    gateway.database,
    'a secret for tests',
    pino({ level: 'silent' }),
    (result) => results.push(result),
  );

beforeAll(async () => {
  gateway = await createTestGateway();
  server = await startMailServer();
  worker = startWorker();
});
afterAll(async () => {
  await worker.close();
  await server.close();
  await gateway.close();
});
beforeEach(() => {
  server.accepted.length = 0;
  results.length = 0;
  Object.assign(server.behavior, { onRecipient: undefined, onMail: undefined, greeting: undefined });
});

const course = { courseId: 7, title: 'Home solar', titleAr: 'الطاقة الشمسية المنزلية' };
const send = (userId: number) =>
  gateway.db.$transaction((tx) => sendNotification(tx, enrolledNotification, { userIds: [userId] }, course));

const countJobs = async (): Promise<number> => {
  const { rowCount } = await gateway.database.pool.query(
    'SELECT 1 FROM graphile_worker._private_jobs UNION ALL SELECT 1 FROM outgoing_messages',
  );
  return rowCount ?? 0;
};

/** Waits until no job is left. Retries do not wait for their time. */
const finishJobs = () =>
  vi.waitFor(
    async () => {
      await gateway.database.pool.query(
        `WITH jobs AS (UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now() RETURNING 1)
           SELECT pg_notify('jobs:insert', '{"count": 1}') FROM jobs`,
      );
      expect(await countJobs()).toBe(0);
    },
    { timeout: 20_000, interval: 100 },
  );

test('mails arrive in the language of each recipient, complete and without a tracker', async () => {
  const amel = await gateway.createUser({ email: 'amel@example.dz', preferredLanguage: 'ar' });
  const sara = await gateway.createUser({ email: 'sara@example.dz', preferredLanguage: 'en' });
  await send(amel.id);
  await send(sara.id);
  await finishJobs();
  const mailTo = (address: string) => server.accepted.find(({ to }) => to === address)?.mail;
  expect(mailTo('amel@example.dz')).toMatchObject({
    subject: 'سُجّل اسمك في دورة «الطاقة الشمسية المنزلية»',
    html: expect.stringContaining('<html lang="ar" dir="rtl">') as string,
  });
  expect(mailTo('sara@example.dz')).toMatchObject({
    subject: 'You are enrolled in “Home solar”',
    html: expect.stringContaining('<html lang="en" dir="ltr">') as string,
    text: expect.stringContaining('https://tayyar.example/courses/7') as string,
  });
  const headerLines = mailTo('sara@example.dz')?.headerLines.map(({ line }) => line);
  expect(headerLines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  for (const { mail } of server.accepted) expect(mail.html).not.toMatch(/<img|url\(/);
  expect(results).toEqual(['sent', 'sent']);
});

test('a mail that was refused for now, or whose connection broke, is repeated with its Message-ID', async () => {
  const attempts: string[] = [];
  server.behavior.onMail = ({ mail }) => {
    attempts.push(mail.messageId ?? '');
    if (attempts.length === 1) return refusal(451, '4.3.0 try again later');
    if (attempts.length === 2) server.dropConnections();
    return attempts.length === 3 ? refusal(554, '5.6.0 message refused') : undefined;
  };
  await send((await gateway.createUser()).id);
  await finishJobs();
  expect(attempts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(attempts).size).toBe(1);
  expect(server.accepted.at(-1)?.mail.messageId).toBe(attempts[0]);
  expect(results.at(-1)).toBe('sent');
});

test('notes when a mail was last sent and when an attempt last failed', async () => {
  await gateway.db.systemEvent.deleteMany();
  let attempts = 0;
  server.behavior.onMail = () => ((attempts += 1) === 1 ? refusal(451, '4.3.0 try again later') : undefined);
  await send((await gateway.createUser()).id);
  await finishJobs();
  await vi.waitFor(async () => {
    const events = await gateway.db.systemEvent.findMany({ orderBy: { at: 'asc' } });
    expect(events.map(({ kind }) => kind)).toEqual(['mail_failed', 'mail_sent']);
  });
});

describe('a refused recipient', () => {
  const readUser = (id: number) => gateway.db.user.findUniqueOrThrow({ where: { id } });

  test('is marked and gets no further mails', async () => {
    const user = await gateway.createUser();
    server.behavior.onRecipient = () => refusal(550, '5.1.1 unknown user');
    await send(user.id);
    await finishJobs();
    expect(results).toEqual(['refused']);
    expect((await readUser(user.id)).emailBouncedAt).toBeInstanceOf(Date);
    server.behavior.onRecipient = undefined;
    await send(user.id);
    await finishJobs();
    expect(server.accepted).toEqual([]);
  });

  test.each([
    ['by the policy of the server', 550, '5.7.1 relaying denied'],
    ['because of a missing password', 530, '5.7.0 authentication required'],
    ['for now', 450, '4.2.1 mailbox busy'],
  ])('is not marked if it was refused %s; its address is not in the queue', async (_why, code, text) => {
    const user = await gateway.createUser();
    let attempts = 0;
    server.behavior.onRecipient = (address) => (attempts++ === 0 ? refusal(code, `${text} <${address}>`) : undefined);
    await send(user.id);
    await vi.waitFor(() => expect(results).toContain('failed'), { timeout: 10_000 });
    const lastError = await vi.waitFor(async () => {
      const { rows } = await gateway.database.pool.query<{ text: string }>(
        'SELECT last_error AS text FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL',
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.text;
    });
    expect(lastError).toContain(text);
    expect(lastError).not.toContain(user.email);
    await finishJobs();
    expect(server.accepted.map(({ to }) => to)).toEqual([user.email]);
    expect((await readUser(user.id)).emailBouncedAt).toBeNull();
  });
});

test('a server that does not answer delays no request, and loses no mail when the worker is closed', async () => {
  let greet = (): void => undefined;
  server.behavior.greeting = new Promise((resolve) => (greet = resolve));
  onTestFinished(() => greet());
  server.dropConnections();
  const [student, { id }] = [await gateway.createUser(), await gateway.createCourse()];
  const { errors } = await createExecutor(gateway.db).execute(
    'mutation ($id: ID!) { enrollInCourse(courseId: $id) { courseId } }',
    { id },
    viewerFor(student),
  );
  expect(errors).toBeUndefined();
  await vi.waitFor(async () => {
    const { rowCount } = await gateway.database.pool.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send_mail' AND locked_at IS NOT NULL`,
    );
    expect(rowCount).toBe(1);
  });
  await worker.close();
  await nextTurn();
  expect(await countJobs()).toBe(1);
  expect(server.accepted).toEqual([]);
  greet();
  worker = startWorker();
  await finishJobs();
  expect(server.accepted.map(({ to }) => to)).toContain(student.email);
});

test('a server that is down is tried again', async () => {
  await worker.close();
  const down = startWorker('smtp://127.0.0.1:1');
  const user = await gateway.createUser();
  await send(user.id);
  await vi.waitFor(() => expect(results).toContain('failed'), { timeout: 10_000 });
  await down.close();
  worker = startWorker();
  await finishJobs();
  expect(server.accepted.map(({ to }) => to)).toEqual([user.email]);
});

test('a password is not sent without TLS', async () => {
  const onAuth = vi.fn();
  const plain = await startMailServer({}, { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth });
  onTestFinished(plain.close);
  await worker.close();
  const withPassword = startWorker(plain.url.replace('://', '://tayyar:secret@'));
  await send((await gateway.createUser()).id);
  await vi.waitFor(() => expect(results).toContain('failed'), { timeout: 10_000 });
  await withPassword.close();
  expect(onAuth).not.toHaveBeenCalled();
  worker = startWorker();
  await finishJobs();
});

test.runIf(process.env.TEST_DATABASE_URL)('a worker continues after it lost its database', async () => {
  await gateway.database.pool
    .query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()`)
    .catch(() => undefined);
  // The pool replaces the connections as it learns of their end.
  const user = await vi.waitFor(() => gateway.createUser());
  await vi.waitFor(() => send(user.id));
  await finishJobs();
  expect(server.accepted.map(({ to }) => to)).toEqual([user.email]);
});

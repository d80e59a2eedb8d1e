import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGatewayWithJobs } from '../testing/jobQueue';
import { readZip } from '../testing/documents/readZip';
import { sendGraphql, sendRequest, sessionCookieHeader } from '../testing/testGateway';
import { addJob, cleanUpJob } from '../../schema/core/jobs';
import { exportDataJob } from '../../schema/accounts/privacy/dataExport';

let gateway: Awaited<ReturnType<typeof createTestGatewayWithJobs>>;
beforeAll(async () => {
  gateway = await createTestGatewayWithJobs();
});
afterAll(() => gateway.close());

const signIn = async (userId: number) => ({ cookie: sessionCookieHeader(await gateway.createToken(userId)) });

async function requestExport(headers: Record<string, string>) {
  const mutation = 'mutation { requestDataExport { id state url } }';
  const response = await sendGraphql(gateway.app, mutation, {}, headers);
  const { data, errors } = response.body as {
    data: { requestDataExport: { id: string; state: string; url: string | null } } | null;
    errors?: { extensions: { problem: string } }[];
  };
  return { id: data?.requestDataExport.id, problem: errors?.[0]?.extensions.problem };
}

const download = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'get', path, headers)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

const readJson = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(String(files.get(`${name}.json`))) as unknown;

/** A trainer with a course, an uploaded file, a message, a subscription and a vote. */
async function createTrainerWithData() {
  const { db, createUser, createCourse, createLesson, createGlossaryTerm, createPoll } = gateway;
  const trainer = await createUser({
    role: 'trainer',
    firstName: 'Zoubeida',
    email: 'zoubeida@example.dz',
    emailConfirmedAt: new Date(),
  });
  const course = await createCourse({ trainerId: trainer.id, title: 'Wind turbines' });
  await createLesson(course.id, { title: 'Blades' });
  await createGlossaryTerm({ createdBy: trainer.id, term: 'Nacelle' });
  const { body } = await sendRequest(gateway.app, 'post', '/api/uploads?kind=attachment&name=plan.txt', {
    ...(await signIn(trainer.id)),
    'content-type': 'application/octet-stream',
  }).send('Mast first.\n');
  const { email } = trainer;
  const message = { name: 'Z', subject: 'Question', message: 'When?', dedupeHash: 'a' };
  await db.contactMessage.create({ data: { ...message, email } });
  await db.contactMessage.create({ data: { ...message, email: 'other@example.dz', dedupeHash: 'b' } });
  await db.newsletterSubscriber.create({ data: { email } });
  const poll = await createPoll({ question: 'Which mast?' });
  const [option] = poll.options;
  await db.pollVote.create({
    data: {
      pollId: poll.id,
      userId: trainer.id,
      voterKey: `u:${trainer.id}`,
      visitorId: 'visitor-secret',
      choices: { create: { optionId: option?.id ?? 0 } },
    },
  });
  return { trainer, upload: body as { url: string } };
}

test('an export contains the data and files of its owner and no secrets', { timeout: 120_000 }, async () => {
  const { trainer, upload } = await createTrainerWithData();
  const headers = await signIn(trainer.id);
  const { id } = await requestExport(headers);
  await gateway.queueIsEmpty();
  const response = await download(`/api/account/exports/${id}.zip`, headers);
  expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ]);
  const files = readZip(response.body as Buffer);
  expect(readJson(files, 'profile')).toMatchObject([{ firstName: 'Zoubeida', email: 'zoubeida@example.dz' }]);
  expect(readJson(files, 'courses')).toMatchObject([{ title: 'Wind turbines', lessons: [{ title: 'Blades' }] }]);
  expect(readJson(files, 'glossary-terms')).toMatchObject([{ term: 'Nacelle' }]);
  expect(readJson(files, 'contact-messages')).toMatchObject([{ subject: 'Question' }]);
  expect(readJson(files, 'newsletter')).toHaveLength(1);
  expect(readJson(files, 'poll-votes')).toMatchObject([{ choices: [{ option: { optionText: 'Answer 1' } }] }]);
  expect(readJson(files, 'enrollments')).toEqual([]);
  expect(readJson(files, 'uploads')).toMatchObject([{ name: 'plan.txt', key: upload.url.split('/').at(-1) }]);
  expect(String(files.get('files/1-plan.txt'))).toBe('Mast first.\n');
  expect([...files.keys()]).not.toContain('blog-posts.json');
  const text = [...files.values()].join('\n');
  const sessions = await gateway.db.session.findMany({ where: { userId: trainer.id } });
  for (const secret of [
    'argon2',
    'passwordHash',
    'visitor-secret',
    'other@example.dz',
    ...sessions.map((row) => row.id),
  ])
    expect(text).not.toContain(secret);

  const [mail] = await gateway.readMails();
  expect(mail).toMatchObject({ to: { text: 'zoubeida@example.dz' }, subject: 'The copy of your data is ready' });
  expect(mail?.text).toContain('https://tayyar.example/account/data?lang=en#export');
  expect(await readdir(join(gateway.dataDir, 'exports', '.unfinished'))).toEqual([]);
});

test('messages and subscriptions of an address that was not confirmed are left out', { timeout: 120_000 }, async () => {
  const user = await gateway.createUser({ email: 'not.mine@example.dz', emailConfirmedAt: null });
  const message = { name: 'N', subject: 'Private', message: 'M', dedupeHash: 'c' };
  await gateway.db.contactMessage.create({ data: { ...message, email: user.email } });
  await gateway.db.newsletterSubscriber.create({ data: { email: user.email } });
  const headers = await signIn(user.id);
  const { id } = await requestExport(headers);
  await gateway.queueIsEmpty();
  const files = readZip((await download(`/api/account/exports/${id}.zip`, headers)).body as Buffer);
  expect([readJson(files, 'contact-messages'), readJson(files, 'newsletter')]).toEqual([[], []]);
});

test('others, visitors and expired links get no file', { timeout: 120_000 }, async () => {
  const owner = await gateway.createUser();
  const headers = await signIn(owner.id);
  const { id = '' } = await requestExport(headers);
  await gateway.queueIsEmpty();
  const path = `/api/account/exports/${id}.zip`;
  const statusFor = async (asked: string, sent: Record<string, string> = {}) => (await download(asked, sent)).status;
  expect(await statusFor(path, headers)).toBe(200);
  expect(await statusFor(path)).toBe(401);
  expect(await statusFor(path, await signIn((await gateway.createUser()).id))).toBe(404);
  expect(await statusFor(path, await signIn((await gateway.createUser({ role: 'admin' })).id))).toBe(404);
  expect(await statusFor(`/media/uploads/${id}.zip`, headers)).toBe(404);
  for (const wrong of ['nothing.zip', `${id}.tar`, '..%2fuploads%2fx.zip'])
    expect(await statusFor(`/api/account/exports/${wrong}`, headers)).toBe(404);

  await gateway.db.dataExport.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect(await statusFor(path, headers)).toBe(410);
  await addJob(gateway.db, cleanUpJob, {});
  await gateway.queueIsEmpty();
  expect(await gateway.db.dataExport.findUnique({ where: { id } })).toMatchObject({ state: 'expired' });
  expect(await readdir(join(gateway.dataDir, 'exports'))).not.toContain(`${id}.zip`);
  const { text } = await sendRequest(gateway.app, 'get', path, headers);
  expect(text).toMatch(/^This file was deleted after its 7 days/);
});

test('a user has one waiting export, one stored file, and three a day', { timeout: 120_000 }, async () => {
  const user = await gateway.createUser();
  const headers = await signIn(user.id);
  const ids: (string | undefined)[] = [];
  for (let round = 0; round < 3; round += 1) {
    ids.push((await requestExport(headers)).id);
    await gateway.queueIsEmpty();
  }
  expect(await requestExport(headers)).toMatchObject({ problem: 'tooManyAttempts' });
  expect(new Set(ids).size).toBe(3);
  const states = await gateway.db.dataExport.findMany({ where: { userId: user.id }, orderBy: { createdAt: 'asc' } });
  expect(states.map(({ state }) => state)).toEqual(['expired', 'expired', 'ready']);
  const stored = await readdir(join(gateway.dataDir, 'exports'));
  expect(stored.filter((name) => ids.includes(name.replace('.zip', '')))).toEqual([`${ids[2]}.zip`]);
});

test('a repeated job of an account that was deleted meanwhile leaves no file', { timeout: 120_000 }, async () => {
  const user = await gateway.createUser();
  const { id = '' } = await requestExport(await signIn(user.id));
  await gateway.queueIsEmpty();
  const isStored = async () => (await readdir(join(gateway.dataDir, 'exports'))).includes(`${id}.zip`);
  expect(await isStored()).toBe(true);
  // The process ended after it had stored the file.
  await addJob(gateway.db, exportDataJob, { exportId: id });
  await gateway.queueIsEmpty();
  expect(await isStored()).toBe(true);
  await gateway.db.dataExport.delete({ where: { id } });
  await addJob(gateway.db, exportDataJob, { exportId: id });
  await gateway.queueIsEmpty();
  expect(await isStored()).toBe(false);
});

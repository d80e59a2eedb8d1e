import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UploadedFile } from '../../schema/contract/uploads/uploads';
import { createLinkTokens } from '../../schema/core/services/linkTokens';
import { addressWindowMs } from '../../schema/uploads/lessonFiles';
import { createPng } from '../testing/documents/testImages';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  testSessionSecret,
  type TestGateway,
} from '../testing/testGateway';

type Persona = 'visitor' | 'otherStudent' | 'student' | 'unpaid' | 'refunded' | 'trainer' | 'otherTrainer' | 'admin';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-lesson-files-'));
const logLines: string[] = [];
const fileText = 'The sheet of the lesson';
const headersOf = {} as Record<Persona, Record<string, string>>;
const idOf = {} as Record<Persona, number>;
let gateway: TestGateway;
let sheet: string;
let picture: string;
/** Paths of the files in other widths and formats. */
let variants: string[];
let courseId: number;
let lessonId: number;
/** Made while the enrollment was active. */
let refundedAddress: string;

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  gateway = await createTestGateway({ config: { dataDir }, limits: { rateLimits: null }, log });
  const roles = { trainer: 'trainer', otherTrainer: 'trainer', admin: 'admin' } as const;
  headersOf.visitor = {};
  idOf.visitor = -1;
  for (const persona of [
    'otherStudent',
    'student',
    'unpaid',
    'refunded',
    'trainer',
    'otherTrainer',
    'admin',
  ] as const) {
    const role = persona in roles ? roles[persona as keyof typeof roles] : 'student';
    idOf[persona] = (await gateway.createUser({ role })).id;
    headersOf[persona] = { cookie: sessionCookieHeader(await gateway.createToken(idOf[persona])) };
  }
  sheet = await upload('sheet.txt', fileText);
  picture = await upload('cells.png', createPng(600, 300));
  variants = ['480.avif', 'full.avif', '480.webp'].map((name) => `${picture}/${name}`);
  courseId = (await gateway.createCourse({ trainerId: idOf.trainer })).id;
  const files = { attachments: [{ name: 'Sheet', url: sheet }], videoUrl: sheet };
  lessonId = (await gateway.createLesson(courseId, { content: lessonText(), contentAr: lessonText(), ...files })).id;
  await gateway.createEnrollment(idOf.student, courseId);
  await gateway.createEnrollment(idOf.unpaid, courseId, { status: 'pending_payment' });
  const { id } = await gateway.createEnrollment(idOf.refunded, courseId);
  refundedAddress = await addressFor('refunded');
  await gateway.db.enrollment.update({ where: { id }, data: { status: 'ended' } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

/** REST has no parsed texts. */
const hasBlocks = (lesson: SeenLesson): boolean => Boolean(lesson.contentBlocks);

const lessonText = () => `![Cells](${picture})\n\n[Sheet](${sheet})`;

async function upload(name: string, bytes: Buffer | string, persona: Persona = 'trainer'): Promise<string> {
  const headers = { ...headersOf[persona], 'content-type': 'application/octet-stream' };
  const { body } = await sendRequest(gateway.app, 'post', `/api/uploads?kind=attachment&name=${name}`, headers)
    .serialize((sent: unknown) => sent as string)
    .send(bytes);
  return (body as UploadedFile).url;
}

interface SeenLesson {
  id: string;
  content: string | null;
  contentBlocks: unknown;
  videoUrl: string | null;
  attachments: { url: string }[] | null;
}

const lessonsQuery =
  'query ($id: ID!) { course(id: $id) { lessons { id content contentBlocks videoUrl attachments { url } } } }';

async function seenByGraphql(persona: Persona, id = courseId): Promise<SeenLesson> {
  const { body } = await sendGraphql(gateway.app, lessonsQuery, { id }, headersOf[persona]);
  const [lesson] = (body as { data: { course: { lessons: SeenLesson[] } } }).data.course.lessons;
  if (!lesson) throw new Error('The course has no lesson');
  return lesson;
}

async function seenByRest(persona: Persona, id = courseId): Promise<SeenLesson> {
  const { body } = await sendRequest(gateway.app, 'get', `/api/courses/${id}/lessons`, headersOf[persona]);
  const [lesson] = body as SeenLesson[];
  if (!lesson) throw new Error('The course has no lesson');
  return lesson;
}

async function addressFor(persona: Persona): Promise<string> {
  const url = (await seenByGraphql(persona)).attachments?.[0]?.url;
  if (!url) throw new Error('The lesson is closed');
  return url;
}

const open = (url: string, persona: Persona = 'visitor', headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'get', url, { ...headersOf[persona], ...headers });

const addressesIn = (lesson: SeenLesson): string[] => [
  ...new Set(JSON.stringify(lesson).match(/\/media\/uploads\/[^\s"\\)]+/g) ?? []),
];

const keyOf = (path: string): string => path.split('/').at(-1) ?? '';
const tokenFor = (path: string, reader: number, expiresAt: number, secret = testSessionSecret): string =>
  `${path}?token=${createLinkTokens(secret).sign('lesson_file', `${keyOf(path)} ${reader} ${expiresAt}`)}`;

const readers: [persona: Persona, mayRead: boolean][] = [
  ['visitor', false],
  ['otherStudent', false],
  ['student', true],
  ['unpaid', false],
  ['refunded', false],
  ['trainer', true],
  ['otherTrainer', false],
  ['admin', true],
];

describe.each(readers)('files of a lesson for the persona %s', (persona, mayRead) => {
  test(`have ${mayRead ? '' : 'no '}addresses in answers of GraphQL and REST`, async () => {
    for (const lesson of [await seenByGraphql(persona), await seenByRest(persona)]) {
      const addresses = addressesIn(lesson);
      const stored = [sheet, picture, ...(hasBlocks(lesson) ? variants : [])];
      expect(addresses.map((address) => address.split('?')[0]).sort()).toEqual(mayRead ? stored.sort() : []);
      for (const address of addresses) {
        const { status, headers } = await open(address, persona);
        expect(status).toBe(200);
        expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable/);
        expect(headers.vary).toContain('Cookie');
      }
    }
  });

  test('open for the reader of the address only, while the reader has access', async () => {
    const expiresAt = Date.now() + 60_000;
    const expected = (address: string, status: number) =>
      open(address, persona).then((response) => {
        expect(response.status).toBe(status);
        if (status === 404) expect(response.text).not.toContain(fileText);
      });
    await expected(sheet, 404);
    await expected(`${picture}/preview.jpg`, 404);
    for (const variant of variants) {
      await expected(variant, 404);
      await expected(variant + tokenFor(picture, idOf[persona], expiresAt).slice(picture.length), mayRead ? 200 : 404);
      await expected(variant + tokenFor(sheet, idOf[persona], expiresAt).slice(sheet.length), 404);
    }
    await expected(tokenFor(sheet, idOf[persona], expiresAt), mayRead ? 200 : 404);
    await expected(tokenFor(sheet, idOf[persona], Date.now()), 404);
    await expected(tokenFor(sheet, idOf[persona], expiresAt, 'another secret'), 404);
    for (const other of ['student', 'trainer', 'admin'] as const)
      if (other !== persona) await expected(tokenFor(sheet, idOf[other], expiresAt), 404);
    await expected(refundedAddress, 404);
  });

  test(`are ${mayRead ? '' : 'not '}redirected to from the stored path`, async () => {
    const { status, headers } = await open(`/api/uploads/${keyOf(sheet)}`, persona);
    expect(status).toBe(mayRead ? 302 : 404);
    if (mayRead) expect((await open(String(headers.location), persona)).text).toBe(fileText);
  });

  test(`are ${mayRead ? '' : 'not '}shown by the preview of a text that is being written`, async () => {
    if (persona === 'visitor') return;
    const query = 'query ($text: String!) { richTextPreview(text: $text) }';
    const text = `![Cells](https://tayyar.example${tokenFor(picture, 1, Date.now())})`;
    const { body } = await sendGraphql(gateway.app, query, { text }, headersOf[persona]);
    const [address = ''] = /\/media\/uploads\/[^"]+/.exec(JSON.stringify(body)) ?? [];
    expect((await open(address, persona)).status).toBe(mayRead ? 200 : 404);
  });
});

test('a changed address opens nothing', async () => {
  const address = await addressFor('student');
  const [path = '', token = ''] = address.split('?token=');
  const changed = [
    `${picture}?token=${token}`,
    `${path}?token=${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    `${path}?token=`,
    `${path}?token=a&token=${token}`,
    `${path}/preview.jpg`,
    `${picture}/480.avif?token=${token}`,
  ];
  for (const each of changed) expect((await open(each, 'student')).status).toBe(404);
});

test('ranges and HEAD need the address as well', async () => {
  const address = await addressFor('student');
  const range = { range: 'bytes=4-8' };
  const part = await open(address, 'student', range);
  expect([part.status, part.text]).toEqual([206, fileText.slice(4, 9)]);
  for (const [url, persona] of [
    [address, 'visitor'],
    [address, 'otherStudent'],
    [sheet, 'student'],
  ] as const) {
    expect((await open(url, persona, range)).status).toBe(404);
    expect((await sendRequest(gateway.app, 'head', url, headersOf[persona])).status).toBe(404);
  }
});

test('an address ends with the session of its reader', async () => {
  const cookie = sessionCookieHeader(await gateway.createToken(idOf.student));
  const address = await addressFor('student');
  expect((await sendRequest(gateway.app, 'get', address, { cookie })).status).toBe(200);
  await sendGraphql(gateway.app, 'mutation { logout }', {}, { cookie });
  expect((await sendRequest(gateway.app, 'get', address, { cookie })).status).toBe(404);
});

test('the free preview has the same address for everybody, which is cached no longer than it is new', async () => {
  const course = await gateway.createCourse({ trainerId: idOf.trainer });
  const lesson = await gateway.createLesson(course.id, { content: lessonText(), contentAr: null });
  await gateway.db.course.update({ where: { id: course.id }, data: { previewLessonId: lesson.id } });
  const addresses = addressesIn(await seenByRest('visitor', course.id));
  expect(addresses).toHaveLength(2);
  for (const persona of ['visitor', 'student', 'trainer'] as const)
    expect(addressesIn(await seenByRest(persona, course.id))).toEqual(addresses);
  for (const address of addresses) {
    expect((await open(address)).status).toBe(200);
    const [, token = ''] = address.split('?token=');
    const subject = createLinkTokens(testSessionSecret).verify('lesson_file', token);
    const remaining = Number(subject?.split(' ')[2]) - Date.now();
    expect(remaining).toBeGreaterThan(addressWindowMs);
    expect(remaining).toBeLessThanOrEqual(2 * addressWindowMs);
  }
});

test('a lesson that names a file of another trainer gives no right to it', async () => {
  const course = await gateway.createCourse({ trainerId: idOf.otherTrainer });
  const lesson = await gateway.createLesson(course.id, { content: lessonText(), contentAr: null });
  await gateway.db.course.update({ where: { id: course.id }, data: { previewLessonId: lesson.id } });
  for (const persona of ['otherTrainer', 'visitor'] as const) {
    const addresses = addressesIn(await seenByRest(persona, course.id));
    expect(addresses.sort()).toEqual([sheet, picture].sort());
    for (const address of addresses) expect((await open(address, persona)).status).toBe(404);
  }
  expect(await gateway.db.courseUpload.count({ where: { courseId: course.id } })).toBe(0);
});

test('editors read and store the path, whatever address was copied', async () => {
  const update = `mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) {
    content(signed: false) contentAr(signed: false) videoUrl(signed: false) attachments(signed: false) { name url } } }`;
  const seen = await seenByGraphql('trainer');
  const input = {
    content: seen.content,
    contentAr: seen.content?.replace('](/', '](https://tayyar.example/'),
    videoUrl: seen.videoUrl,
    attachments: [{ name: 'Sheet', url: seen.attachments?.[0]?.url }],
  };
  expect(JSON.stringify(input)).toContain('?token=');
  const { body } = await sendGraphql(gateway.app, update, { id: lessonId, input }, headersOf.trainer);
  const stored = {
    content: lessonText(),
    contentAr: lessonText(),
    videoUrl: sheet,
    attachments: [{ name: 'Sheet', url: sheet }],
  };
  expect(body).toEqual({ data: { updateLesson: stored } });
  expect(await gateway.db.lesson.findUnique({ where: { id: lessonId } })).toMatchObject(stored);
});

test('the log contains no signed address', () => {
  expect(logLines.length).toBeGreaterThan(50);
  expect(logLines.filter((line) => line.includes('token'))).toEqual([]);
});

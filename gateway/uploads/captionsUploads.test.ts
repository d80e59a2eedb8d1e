import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUnusedUploads } from '../../schema/uploads/uploads';
import { toStoredFilePaths, uploadRedirectPath, type UploadedFile } from '../../schema/contract/uploads/uploads';
import { createTestGateway, locateUpload, sendGraphql, sendRequest, type TestGateway } from '../testing/testGateway';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-captions-'));
let gateway: TestGateway;
const tokens: Record<'trainer' | 'otherTrainer' | 'student' | 'otherStudent' | 'admin', string> = {} as never;
let lesson: { id: number; courseId: number };
beforeAll(async () => {
  gateway = await createTestGateway({ config: { dataDir }, limits: { rateLimits: null } });
  const createUser = async (name: keyof typeof tokens, role: 'trainer' | 'student' | 'admin') => {
    const user = await gateway.createUser({ role });
    tokens[name] = await gateway.createToken(user.id);
    return user;
  };
  const trainer = await createUser('trainer', 'trainer');
  await createUser('otherTrainer', 'trainer');
  await createUser('admin', 'admin');
  await createUser('otherStudent', 'student');
  const course = await gateway.createCourse({ trainerId: trainer.id });
  lesson = await gateway.createLesson(course.id);
  await gateway.createEnrollment((await createUser('student', 'student')).id, course.id);
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const authorization = (name: keyof typeof tokens) => ({ authorization: `Bearer ${tokens[name]}` });
const upload = (bytes: Buffer, name = 'درس.srt', sender: keyof typeof tokens = 'trainer') =>
  sendRequest(gateway.app, 'post', `/api/uploads?${new URLSearchParams({ kind: 'captions', name })}`, {
    'content-type': 'application/octet-stream',
    'accept-language': 'ar',
    ...authorization(sender),
  })
    .serialize((body: unknown) => body as string)
    .send(bytes as unknown as string);

/** "مرحبا" in Windows-1256. */
const arabicBytes = Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]);
const srt = Buffer.concat([Buffer.from('1\r\n00:00:01,000 --> 00:00:02,500\r\n'), arabicBytes]);
const uploadedUrl = async (bytes = srt) => ((await upload(bytes)).body as UploadedFile).url;

const save = (captions: object[], as: keyof typeof tokens = 'trainer', updatedAt?: string) =>
  sendGraphql(
    gateway.app,
    `mutation ($id: ID!, $input: UpdateLessonInput!, $updatedAt: DateTime) {
      updateLesson(id: $id, input: $input, updatedAt: $updatedAt) { updatedAt captions { language url } } }`,
    { id: lesson.id, input: { captions }, updatedAt },
    authorization(as),
  );
const readLesson = async (as?: keyof typeof tokens) => {
  const { body } = await sendRequest(
    gateway.app,
    'get',
    `/api/courses/${lesson.courseId}/lessons`,
    as ? authorization(as) : {},
  );
  const captions = (body as { captions: { language: string; url: string }[] | null }[])[0]?.captions ?? null;
  return captions?.map(({ language, url }) => ({ language, url: toStoredFilePaths(url) })) ?? null;
};

test.each([
  ['Windows-1256', srt],
  ['UTF-16 with a mark', Buffer.from('\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nمرحبا', 'utf16le')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF1\n00:00:01,000 --> 00:00:02,500\nمرحبا')],
])('SRT in %s is stored as WebVTT', async (_name, bytes) => {
  const { status, body } = await upload(bytes);
  expect([status, body]).toMatchObject([201, { name: 'درس.vtt', type: 'text/vtt' }]);
  const headers = authorization('trainer');
  const url = await locateUpload(gateway.app, (body as UploadedFile).url, headers);
  const file = await sendRequest(gateway.app, 'get', url, headers);
  expect(file.text).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nمرحبا\n');
  expect(file.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private/) as unknown,
  });
});

test('files that are no captions are refused, malformed ones with the line', async () => {
  expect((await upload(Buffer.from('\x89PNG\r\n\x1a\n\0\0'))).status).toBe(415);
  expect((await upload(Buffer.alloc(1024 * 1024 + 1, 'a'))).status).toBe(413);
  expect((await upload(srt, 'a.srt', 'student')).status).toBe(403);
  const { status, text } = await upload(Buffer.from('1\n00:00:01,000 --> soon\nHi'));
  expect([status, text]).toEqual([400, expect.stringContaining('السطر 2: توقيت غير مقروء')]);
});

test('a save of captions whose answer was lost is repeated, and one of an older version with others is refused', async () => {
  const versionOf = async (response: ReturnType<typeof save>) =>
    ((await response).body as { data: { updateLesson: { updatedAt: string } | null } }).data.updateLesson?.updatedAt;
  const [url, other] = [await uploadedUrl(), await uploadedUrl()];
  const read = await versionOf(save([]));
  const saved = await versionOf(save([{ language: 'ar', url }], 'trainer', read));
  expect(saved).not.toBe(read);
  expect(await versionOf(save([{ language: 'ar', url }], 'trainer', read))).toBe(saved);
  const { body } = await save([{ language: 'ar', url: other }], 'trainer', read);
  expect(body).toMatchObject({ errors: [{ extensions: { problem: 'changedMeanwhile' } }] });
});

test('captions are added, replaced and removed, and only those with access read them', async () => {
  const [arabic, english, other] = [await uploadedUrl(), await uploadedUrl(), await uploadedUrl()];
  await save([
    { language: 'en', url: english },
    { language: 'ar', url: arabic },
  ]);
  const stored = [
    { language: 'ar', url: arabic },
    { language: 'en', url: english },
  ];
  for (const reader of ['student', 'trainer', 'admin'] as const) expect(await readLesson(reader)).toEqual(stored);
  for (const reader of ['otherStudent', 'otherTrainer', undefined] as const) {
    expect(await readLesson(reader)).toBeNull();
    const headers = reader ? authorization(reader) : {};
    expect((await sendRequest(gateway.app, 'get', arabic, headers)).status).toBe(404);
    expect((await sendRequest(gateway.app, 'get', uploadRedirectPath(arabic), headers)).status).not.toBe(302);
  }
  const address = await locateUpload(gateway.app, arabic, authorization('student'));
  expect((await sendRequest(gateway.app, 'get', address, authorization('student'))).text).toContain('مرحبا');
  expect((await sendRequest(gateway.app, 'get', address, authorization('otherStudent'))).status).toBe(404);
  const before = await gateway.db.lesson.findUniqueOrThrow({ where: { id: lesson.id } });
  await save([{ language: 'ar', url: other }], 'admin');
  expect(await readLesson('student')).toEqual([{ language: 'ar', url: other }]);
  const after = await gateway.db.lesson.findUniqueOrThrow({ where: { id: lesson.id } });
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
  const entries = await gateway.db.auditEntry.findMany({ where: { entity: 'lessons', entityId: lesson.id } });
  const keyOf = (url: string) => url.split('/').at(-1);
  expect(entries.map(({ before: from, after: to }) => [from, to])).toEqual(
    expect.arrayContaining([
      [{ captions: { en: keyOf(english) } }, { captions: null }],
      [{ captions: { ar: keyOf(arabic) } }, { captions: { ar: keyOf(other) } }],
    ]),
  );
});

test('other files, languages twice and strangers are refused', async () => {
  const url = await uploadedUrl();
  const messages = async (captions: object[], as?: keyof typeof tokens) =>
    ((await save(captions, as)).body as { errors: { extensions: object }[] }).errors[0]?.extensions;
  expect(await messages([{ language: 'ar', url }], 'otherTrainer')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await messages([{ language: 'ar', url: `/media/uploads/${'0'.repeat(32)}.vtt` }])).toMatchObject({
    fields: { 'captions.0.url': 'This file of captions does not exist. Upload it here' },
  });
  expect(await messages([{ language: 'ar', url: 'https://example.dz/a.vtt' }])).toMatchObject({
    fields: { 'captions.0.url': 'This file of captions does not exist. Upload it here' },
  });
  expect(
    await messages([
      { language: 'ar', url },
      { language: 'ar', url },
    ]),
  ).toMatchObject({ fields: { captions: 'Captions can have one file for each language' } });
});

test('a copied course has the captions, a file in use is kept, and a deleted lesson has none', async () => {
  const [url, unused] = [await uploadedUrl(), await uploadedUrl()];
  await save([{ language: 'fr', url }]);
  const { body } = await sendGraphql(
    gateway.app,
    'mutation ($id: ID!) { duplicateCourse(id: $id) { lessons { id captions(signed: false) { language url } } } }',
    { id: lesson.courseId },
    authorization('trainer'),
  );
  const copy = (body as { data: { duplicateCourse: { lessons: { id: string; captions: object[] }[] } } }).data;
  expect(copy.duplicateCourse.lessons[0]?.captions).toEqual([{ language: 'fr', url }]);
  await gateway.db.upload.updateMany({ where: { kind: 'captions' }, data: { createdAt: new Date(0) } });
  const deleted = await deleteUnusedUploads(gateway.db, () => Promise.resolve());
  expect(deleted).toContain(unused.split('/').at(-1));
  expect(deleted).not.toContain(url.split('/').at(-1));
  await gateway.db.lesson.delete({ where: { id: Number(copy.duplicateCourse.lessons[0]?.id) } });
  expect(await gateway.db.lessonCaptions.count()).toBe(1);
});

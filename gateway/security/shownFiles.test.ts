import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadKind } from '../../schema/contract/uploads/uploads';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';

/* Which saves of a lesson make a file readable, and what ends it. */

type Persona = 'visitor' | 'owner' | 'trainer' | 'student' | 'admin';

let gateway: TestGateway;
const idOf = {} as Record<Persona, number>;
const headersOf = { visitor: {} } as Record<Persona, Record<string, string>>;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
  for (const [persona, role] of [
    ['owner', 'trainer'],
    ['trainer', 'trainer'],
    ['student', 'student'],
    ['admin', 'admin'],
  ] as const) {
    idOf[persona] = (await gateway.createUser({ role })).id;
    headersOf[persona] = { cookie: sessionCookieHeader(await gateway.createToken(idOf[persona])) };
  }
});
afterAll(() => gateway.close());

async function createUpload(persona: Persona, kind: UploadKind = 'attachment'): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}.${kind === 'captions' ? 'vtt' : 'pdf'}`;
  const file = { key, kind, name: 'a.pdf', type: 'application/pdf', bytes: 1, ownerId: idOf[persona] };
  await gateway.db.upload.create({ data: file });
  return key;
}

const pathOf = (key: string): string => `/media/uploads/${key}`;

async function createCourse(persona: Persona = 'trainer', content = 'Text') {
  const course = await gateway.createCourse({ trainerId: idOf[persona] });
  const lesson = await gateway.createLesson(course.id, { content, contentAr: null });
  return { course, lesson };
}

async function execute(persona: Persona, mutation: string, variables: object): Promise<unknown> {
  const { body } = await sendGraphql(gateway.app, mutation, variables, headersOf[persona]);
  const { errors, data } = body as { data: object; errors?: { extensions: { fields?: object } }[] };
  return errors ? (errors[0]?.extensions.fields ?? errors) : data;
}

async function saveLesson(persona: Persona, id: number, input: object): Promise<void> {
  const mutation = 'mutation ($id: ID!, $input: UpdateLessonInput!) { updateLesson(id: $id, input: $input) { id } }';
  expect(await execute(persona, mutation, { id, input })).toEqual({ updateLesson: { id: String(id) } });
}

const mayRead = async (persona: Persona, key: string): Promise<boolean> =>
  (await sendRequest(gateway.app, 'get', `/api/uploads/${key}`, headersOf[persona])).status === 302;

test('a correction by an admin grants the files that it adds, not those that were refused', async () => {
  const [foreign, added] = [await createUpload('owner'), await createUpload('owner')];
  const { course, lesson } = await createCourse('trainer', pathOf(foreign));
  await saveLesson('trainer', lesson.id, { videoUrl: pathOf(foreign) });
  await saveLesson('admin', lesson.id, { content: `A corrected text: ${pathOf(foreign)} ${pathOf(added)}` });
  await saveLesson('admin', lesson.id, { contentAr: pathOf(foreign), videoUrl: pathOf(foreign) });
  expect(await mayRead('trainer', added)).toBe(true);
  expect(await mayRead('trainer', foreign)).toBe(false);
  await gateway.db.course.update({ where: { id: course.id }, data: { previewLessonId: lesson.id } });
  expect(await mayRead('student', foreign)).toBe(false);
  await execute('admin', 'mutation ($id: ID!) { duplicateCourse(id: $id) { id } }', { id: course.id });
  expect(await mayRead('trainer', foreign)).toBe(false);
});

test('a correction by an admin grants no captions that were refused', async () => {
  const foreign = await createUpload('owner', 'captions');
  const { lesson } = await createCourse();
  const captions = [{ language: 'ar', url: pathOf(foreign) }];
  await saveLesson('trainer', lesson.id, { captions });
  await saveLesson('admin', lesson.id, { title: 'Corrected', captions });
  await saveLesson('admin', lesson.id, { captions: [{ language: 'fr', url: pathOf(foreign) }] });
  expect(await mayRead('trainer', foreign)).toBe(false);
});

test('students read a file while a lesson that they may read shows it', async () => {
  const [sheet, captions] = [await createUpload('trainer'), await createUpload('trainer', 'captions')];
  const { course, lesson } = await createCourse();
  const [first, second] = [lesson.id, (await gateway.createLesson(course.id, { content: null })).id];
  // Later than the withdrawals, so that nothing is owed.
  await gateway.createEnrollment(idOf.student, course.id, { enrolledAt: new Date(Date.now() + 3_600_000) });
  const read = async () => [await mayRead('student', sheet), await mayRead('student', captions)];
  const withFiles = { contentAr: pathOf(sheet), captions: [{ language: 'ar', url: pathOf(captions) }] };
  const setPublished = (isPublished: boolean, id = first) => saveLesson('trainer', id, { isPublished });

  await saveLesson('trainer', first, withFiles);
  expect(await read()).toEqual([true, true]);
  await saveLesson('trainer', first, { contentAr: 'No file', captions: [] });
  expect(await read()).toEqual([false, false]);
  await saveLesson('trainer', first, withFiles);
  expect(await read()).toEqual([true, true]);
  await setPublished(false);
  expect(await read()).toEqual([false, false]);
  expect(await mayRead('trainer', sheet)).toBe(true);
  expect(await mayRead('admin', sheet)).toBe(true);
  await saveLesson('trainer', second, { videoUrl: pathOf(sheet) });
  expect(await read()).toEqual([true, false]);
  await execute('trainer', 'mutation ($id: ID!) { deleteLesson(id: $id) }', { id: second });
  expect(await read()).toEqual([false, false]);
});

test('a withdrawn lesson that a student owes keeps its files open', async () => {
  const sheet = await createUpload('trainer');
  const { course, lesson } = await createCourse('trainer', pathOf(sheet));
  await gateway.createEnrollment(idOf.student, course.id);
  await execute('trainer', 'mutation ($id: ID!) { deleteLesson(id: $id) }', { id: lesson.id });
  expect(await gateway.db.lesson.findUnique({ where: { id: lesson.id } })).toMatchObject({
    archivedAt: expect.any(Date) as Date,
  });
  expect(await mayRead('student', sheet)).toBe(true);
});

test('a trainer puts back a removed file of another course of theirs', async () => {
  const granted = await createUpload('owner');
  const { lesson } = await createCourse();
  const { lesson: other } = await createCourse();
  await saveLesson('admin', lesson.id, { content: pathOf(granted) });
  await saveLesson('trainer', lesson.id, { content: 'Removed' });
  await saveLesson('trainer', lesson.id, { content: pathOf(granted) });
  await saveLesson('trainer', other.id, { content: pathOf(granted) });
  const shown = await gateway.db.lessonUpload.findMany({ where: { uploadKey: granted }, orderBy: { lessonId: 'asc' } });
  expect(shown.map(({ lessonId }) => lessonId)).toEqual([lesson.id, other.id]);
});

test('an address for everybody opens while a published free preview shows the file', async () => {
  const sheet = await createUpload('trainer');
  const { course, lesson } = await createCourse('trainer', pathOf(sheet));
  const change = (data: object) => gateway.db.course.update({ where: { id: course.id }, data });
  await change({ previewLessonId: lesson.id });
  const query = 'query ($id: ID!) { course(id: $id) { lessons { content } } }';
  const { body } = await sendGraphql(gateway.app, query, { id: course.id });
  const [{ content: address } = { content: '' }] = (body as { data: { course: { lessons: { content: string }[] } } })
    .data.course.lessons;
  const open = async () => (await sendRequest(gateway.app, 'head', address)).status;
  expect(address).toContain('?token=');
  expect(await open()).toBe(200);
  await change({ previewLessonId: null });
  expect(await open()).toBe(404);
  await change({ previewLessonId: lesson.id });
  expect(await open()).toBe(200);
  await change({ isPublished: false });
  expect(await open()).toBe(404);
  await change({ isPublished: true });
  await saveLesson('trainer', lesson.id, { content: 'No file' });
  expect(await open()).toBe(404);
});

test('a text names an upload by its stored path, whatever address was written', async () => {
  const key = await createUpload('trainer');
  const { course, lesson } = await createCourse();
  await saveLesson('trainer', lesson.id, { content: `[f](/api/uploads/${key})` });
  expect(await gateway.db.lesson.findUnique({ where: { id: lesson.id } })).toMatchObject({
    content: `[f](${pathOf(key)})`,
  });
  const mutation =
    'mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { description } }';
  const input = { description: `See ${pathOf(key)}?token=abc` };
  expect(await execute('trainer', mutation, { id: course.id, input })).toEqual({
    updateCourse: { description: `See ${pathOf(key)}` },
  });
});

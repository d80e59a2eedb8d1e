import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNoteScene } from '../../../schema/testing/noteFixtures';
import { anyNumber, anyTimestamp, createRestClient } from '../../testing/restClient';

const { gateway, get, post, put, del, request, sessionHeaders, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

let scene: Awaited<ReturnType<typeof createNoteScene>>;
let learner: Record<string, string>;
let admin: Record<string, string>;
beforeEach(async () => {
  scene = await createNoteScene(gateway().db);
  learner = await sessionHeaders(scene.learner);
  admin = await sessionHeaders(scene.admin);
});

const lessonPath = () => `/api/lessons/${scene.lesson.id}/notes`;
const idOf = (body: unknown) => (body as { id: number }).id;

test('POST /api/lessons/{id}/notes writes with 201, once for each clientKey', async () => {
  const clientKey = crypto.randomUUID();
  const response = await post(lessonPath(), { text: 'One end.', second: 75, clientKey }, learner);
  expect([response.status, response.body]).toEqual([
    201,
    {
      id: anyNumber,
      courseId: scene.course.id,
      courseTitle: scene.course.title,
      courseTitleAr: scene.course.titleAr,
      lessonId: scene.lesson.id,
      lessonTitle: scene.lesson.title,
      lessonTitleAr: scene.lesson.titleAr,
      isLessonInCourse: true,
      second: 75,
      text: 'One end.',
      createdAt: anyTimestamp,
      updatedAt: anyTimestamp,
    },
  ]);
  expect(idOf((await post(lessonPath(), { text: 'One end.', clientKey }, learner)).body)).toBe(idOf(response.body));
  for (const body of [
    {},
    { text: ' ' },
    { text: 'a'.repeat(5001) },
    { text: 'x', second: -1 },
    { text: 'x', clientKey: 'y' },
  ])
    expect((await post(lessonPath(), body, learner)).status).toBe(400);
  expect((await post(lessonPath(), { text: 'x' }, admin)).status).toBe(403);
  expect((await post('/api/lessons/999999/notes', { text: 'x' }, learner)).status).toBe(404);
});

test('notes are listed, changed and deleted by their owner', async () => {
  const id = idOf((await post(lessonPath(), { text: 'One end.' }, learner)).body);
  await post(lessonPath(), { text: 'Two ends.' }, learner);
  expect((await get(lessonPath(), learner)).body).toMatchObject([{ text: 'One end.' }, { text: 'Two ends.' }]);
  expect((await get('/api/my-notes?limit=1', learner)).body).toMatchObject([{ text: 'One end.' }]);
  expect((await get(`/api/my-notes?search=two&courseId=${scene.course.id}`, learner)).body).toMatchObject([
    { text: 'Two ends.' },
  ]);
  expect((await get('/api/my-notes', admin)).body).toEqual([]);
  expect((await put(`/api/notes/${id}`, { text: 'Mine' }, admin)).status).toBe(404);
  expect((await put(`/api/notes/${id}`, { text: 'At one end.' }, learner)).body).toMatchObject({ text: 'At one end.' });
  const stale = { text: 'At both ends.', updatedAt: '2026-01-01T00:00:00.000Z' };
  expect((await put(`/api/notes/${id}`, stale, learner)).status).toBe(409);
  expect((await del(`/api/notes/${id}`, admin)).status).toBe(404);
  expect((await del(`/api/notes/${id}`, learner)).body).toEqual({ deleted: true });
  expect((await del(`/api/notes/${id}`, learner)).status).toBe(404);
});

test('GET /api/my-notes.md is the notes of its reader alone, as a private file', async () => {
  await post(lessonPath(), { text: '# One | end', second: 5 }, learner);
  await post(lessonPath(), { text: 'Other' }, learner);
  const { status, headers, text } = await get('/api/my-notes.md?search=end&lang=en', learner);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'private, no-store',
  ]);
  expect(headers['content-disposition']).toMatch(/^attachment; filename=tayyar-notes-\d{4}-\d\d-\d\d\.md$/);
  expect(headers.vary).toContain('Cookie');
  expect(text).toContain('\n\\# One \\| end\n');
  expect(text).not.toContain('Other');
  expect((await get('/api/my-notes.md', admin)).text).not.toContain('One');
  expect((await get('/api/my-notes.md')).status).toBe(401);
  expect((await get('/api/my-notes.md?courseId=x', learner)).status).toBe(400);
  expect((await request('head', '/api/my-notes.md', learner)).status).toBe(200);
  expect((await post('/api/my-notes.md', {}, learner)).status).toBe(405);
});

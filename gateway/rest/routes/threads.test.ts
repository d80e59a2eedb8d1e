import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFixtures } from '../../../schema/testing/fixtures';
import { createThreadScene } from '../../../schema/testing/threadFixtures';
import { anyNumber, anyTimestamp, createRestClient } from '../../testing/restClient';

const { gateway, get, post, sessionHeaders, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

let scene: Awaited<ReturnType<typeof createThreadScene>>;
let learner: Record<string, string>;
let other: Record<string, string>;
let stranger: Record<string, string>;
beforeEach(async () => {
  scene = await createThreadScene(gateway().db);
  learner = await sessionHeaders(scene.learner);
  other = await sessionHeaders(scene.other);
  stranger = await sessionHeaders(scene.stranger);
});

const askPath = () => `/api/lessons/${scene.lesson.id}/threads`;
const listPath = () => `/api/courses/${scene.course.id}/threads`;
const idOf = (body: unknown) => (body as { id: number }).id;

test('POST /api/lessons/{id}/threads asks with 201', async () => {
  const response = await post(askPath(), { text: 'Why?', second: 75, isPrivate: true }, learner);
  expect([response.status, response.body]).toEqual([
    201,
    {
      id: anyNumber,
      courseId: scene.course.id,
      lessonId: scene.lesson.id,
      text: 'Why?',
      second: 75,
      isPrivate: true,
      authorName: 'أمينة Haddad',
      authorNameAr: 'أمينة Haddad',
      isMine: true,
      postCount: 0,
      waitingSince: anyTimestamp,
      isHidden: false,
      hiddenReason: null,
      createdAt: anyTimestamp,
      lastActivityAt: anyTimestamp,
      editedAt: null,
    },
  ]);
});

test('POST /api/lessons/{id}/threads refuses bad bodies, people outside the course, and lessons that are not there', async () => {
  for (const body of [
    {},
    { text: '?' },
    { text: 'a'.repeat(5001) },
    { text: 'Why?', second: -1 },
    { text: 'Why?', isPrivate: 'no' },
    { text: 'Why?', clientKey: 'no uuid' },
  ])
    expect((await post(askPath(), body, learner)).status).toBe(400);
  expect((await post(askPath(), { text: 'Why?' }, stranger)).status).toBe(403);
  expect((await post(askPath(), { text: 'Why?' })).status).toBe(401);
  const { createLesson } = createFixtures(gateway().db);
  const quiz = await createLesson(scene.course.id, { kind: 'quiz' });
  expect((await post(`/api/lessons/${quiz.id}/threads`, { text: 'Why?' }, learner)).status).toBe(404);
  for (const path of ['/api/lessons/999999/threads', '/api/lessons/abc/threads'])
    expect((await post(path, { text: 'Why?' }, learner)).status).toBe(404);
  expect(await gateway().db.thread.count({ where: { courseId: scene.course.id } })).toBe(0);
});

test('POST /api/threads/{id}/posts answers with 201; 403 outside the course, 404 for private questions of others', async () => {
  const shared = idOf((await post(askPath(), { text: 'Why?' }, learner)).body);
  const secret = idOf((await post(askPath(), { text: 'Why?', isPrivate: true }, learner)).body);
  const response = await post(`/api/threads/${shared}/posts`, { text: 'Because.' }, other);
  expect([response.status, response.body]).toEqual([
    201,
    {
      id: anyNumber,
      threadId: shared,
      text: 'Because.',
      authorName: 'أمينة Haddad',
      authorNameAr: 'أمينة Haddad',
      isMine: true,
      isTrainer: false,
      isAccepted: false,
      isHidden: false,
      hiddenReason: null,
      createdAt: anyTimestamp,
      editedAt: null,
    },
  ]);
  expect((await post(`/api/threads/${secret}/posts`, { text: 'Because.' }, other)).status).toBe(404);
  expect((await post(`/api/threads/${shared}/posts`, { text: 'Because.' }, stranger)).status).toBe(403);
  expect((await post(`/api/threads/${secret}/posts`, { text: 'Because.' }, stranger)).status).toBe(404);
  expect((await post(`/api/threads/${shared}/posts`, { text: '' }, other)).status).toBe(400);
});

test('a request sent again with its clientKey gives the first question or answer', async () => {
  const clientKey = crypto.randomUUID();
  const ask = async () => idOf((await post(askPath(), { text: 'Why?', clientKey }, learner)).body);
  const id = await ask();
  expect(await ask()).toBe(id);
  const answer = async () => idOf((await post(`/api/threads/${id}/posts`, { text: 'So.', clientKey }, other)).body);
  expect(await answer()).toBe(await answer());
});

test('a hidden answer has its reason, for its author', async () => {
  const id = idOf((await post(askPath(), { text: 'Why?' }, learner)).body);
  const postId = idOf((await post(`/api/threads/${id}/posts`, { text: 'Buy this.' }, other)).body);
  await scene.run('hide', { threadId: id, postId, reason: 'Advertising' }, scene.trainer);
  const { body } = await get(`/api/threads/${id}`, other);
  expect(body).toMatchObject({ isHidden: false, posts: [{ isHidden: true, hiddenReason: 'Advertising' }] });
});

test('GET /api/threads/{id} has the answers; 404 for those who do not see it', async () => {
  const id = idOf((await post(askPath(), { text: 'Why?' }, learner)).body);
  await post(`/api/threads/${id}/posts`, { text: 'Because.' }, other);
  const response = await get(`/api/threads/${id}`, learner);
  expect(response.body).toMatchObject({ id, postCount: 1, posts: [{ threadId: id, text: 'Because.', isMine: false }] });
  expect((await get(`/api/threads/${id}`, stranger)).status).toBe(404);
});

test('GET /api/courses/{id}/threads lists the newest first, up to a limit, also of one lesson', async () => {
  const first = idOf((await post(askPath(), { text: 'First' }, learner)).body);
  const secret = idOf((await post(askPath(), { text: 'Secret', isPrivate: true }, learner)).body);
  const last = idOf((await post(askPath(), { text: 'Last' }, other)).body);
  await post(`/api/threads/${first}/posts`, { text: 'Because.' }, other);
  const idsFor = async (query: string, headers: Record<string, string>) =>
    ((await get(`${listPath()}${query}`, headers)).body as { id: number }[]).map(({ id }) => id);
  expect(await idsFor('', learner)).toEqual([last, secret, first]);
  expect(await idsFor('', other)).toEqual([last, first]);
  expect(await idsFor('?limit=1', other)).toEqual([last]);
  expect(await idsFor(`?lessonId=${scene.lesson.id}`, other)).toEqual([last, first]);
  expect(await idsFor('?lessonId=999999', other)).toEqual([]);
  expect((await get(listPath(), stranger)).status).toBe(403);
  expect((await get('/api/courses/999999/threads', learner)).status).toBe(404);
  expect((await get(`${listPath()}?limit=0`, learner)).status).toBe(400);
});

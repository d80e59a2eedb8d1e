import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { defaultLimits } from '../limits';
import { createTestGateway, sessionCookieHeader, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
let courseId: string;
let studentToken: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  const course = await gateway.createCourse();
  courseId = String(course.id);
  const student = await gateway.createUser();
  await gateway.createEnrollment(student.id, course.id);
  studentToken = await gateway.createToken(student.id);
});
afterAll(() => gateway.close());

type Headers = Record<string, string>;

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const get = (path: string, headers: Headers) =>
  request(gateway.app)
    .get(path)
    .set({ 'accept-language': 'en', ...headers });

/** Express ignores the case of a path. */
const inUpperCase = (path: string): string =>
  path.replace(/^\/api\/(\w+)/, (_start, resource: string) => `/api/${resource.toUpperCase()}`);

const differentHeaders = new Set(['date', 'connection', 'x-request-id', 'vary']);

const comparable = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => ({
  status,
  text,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !differentHeaders.has(name))),
  vary: headers.vary?.split(/, ?/).toSorted(),
});

const cases: [string, () => [path: string, headers?: Headers]][] = [
  ['a course', () => [`/api/courses/${courseId}`]],
  ['a list', () => ['/api/courses?limit=1&level=beginner']],
  ['a language', () => [`/api/notifications?lang=ar`, bearer(studentToken)]],
  ['a cookie', () => ['/api/user', { cookie: sessionCookieHeader(studentToken) }]],
  ['a bad cookie, which is cleared', () => ['/api/courses', { cookie: sessionCookieHeader('a.b.c') }]],
  ['a bad token', () => ['/api/courses', bearer('a.b.c')]],
  ['a problem 401', () => ['/api/my-enrollments']],
  ['a problem 404', () => ['/api/courses/999999999']],
  ['a number that is too large', () => ['/api/courses/99999999999999999999']],
  ['the pattern of a route', () => ['/api/courses/:id']],
  ['the pattern of a longer route', () => [`/api/courses/:id/lessons?id=${courseId}`]],
  ['two numbers', () => [`/api/courses/${courseId}/1`]],
  ['a calendar file', () => ['/api/events/1.ics']],
  ['a slug that is a number', () => ['/api/blog/12']],
];

test.each(cases)('answers %s as Express does', async (_name, createRequest) => {
  const [path, headers = {}] = createRequest();
  const expected = comparable(await get(inUpperCase(path), headers));
  expect(comparable(await get(path, headers))).toEqual(expected);
});

test('answers with a compressed body as Express does', async () => {
  for (let at = 0; at < 20; at += 1) await gateway.createFaq({ question: `A question that is quite long ${at}` });
  const headers = { 'accept-encoding': 'gzip', ...bearer(studentToken) };
  const expected = comparable(await get(inUpperCase('/api/faqs'), headers));
  expect(expected.headers['content-encoding']).toBe('gzip');
  expect(comparable(await get('/api/faqs', headers))).toEqual(expected);
});

const writes: [string, () => [method: 'post' | 'delete', path: string, headers?: Headers]][] = [
  ['a repeated enrollment', () => ['post', `/api/courses/${courseId}/enroll`, bearer(studentToken)]],
  [
    'a length of 0',
    () => ['post', `/api/courses/${courseId}/enroll`, { ...bearer(studentToken), 'content-length': '0' }],
  ],
  ['a request of another site', () => ['post', `/api/courses/${courseId}/enroll`, { 'sec-fetch-site': 'cross-site' }]],
  ['a missing body', () => ['post', '/api/login']],
  ['a method that the path does not have', () => ['delete', '/api/categories', bearer(studentToken)]],
];

test.each(writes)('answers %s as Express does', async (_name, createRequest) => {
  const [method, path, headers = {}] = createRequest();
  const send = (to: string) =>
    request(gateway.app)
      [method](to)
      .set({ 'accept-language': 'en', ...headers });
  const expected = comparable(await send(inUpperCase(path)));
  expect(comparable(await send(path))).toEqual(expected);
});

test('an enrollment without a body is stored once', async () => {
  const course = await gateway.createCourse();
  const path = `/api/courses/${course.id}/enroll`;
  const enroll = () => request(gateway.app).post(path).set(bearer(studentToken));
  const first = await enroll();
  expect([first.status, (await enroll()).body]).toEqual([200, first.body]);
  expect(first.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await gateway.db.enrollment.count({ where: { courseId: course.id } })).toBe(1);
});

test('a sign-out without a body ends the session', async () => {
  const { id } = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(id));
  const response = await request(gateway.app).post('/api/logout').set({ cookie });
  expect(response.headers['set-cookie']?.toString()).toContain('Expires=Thu, 01 Jan 1970');
  expect((await get('/api/user', { cookie })).status).toBe(401);
});

test('a client that has the response gets 304', async () => {
  const path = `/api/courses/${courseId}`;
  const { headers } = await get(path, bearer(studentToken));
  const response = await get(path, { ...bearer(studentToken), 'if-none-match': headers.etag ?? '' });
  expect([response.status, response.text]).toEqual([304, '']);
});

test.each<[number, Parameters<typeof createTestGateway>[0]]>([
  [421, { config: { publicUrl: 'https://tayyar.example' } }],
  [429, { limits: { rateLimits: { ...defaultLimits.rateLimits, requests: { points: 0, seconds: 60 } } } }],
  [503, { limits: { maxConcurrentRequests: 0 } }],
])('refuses a request with %d as Express does', async (status, options) => {
  const limited = await createTestGateway(options);
  const getFrom = (path: string) => request(limited.app).get(path).set('accept-language', 'en');
  const expected = comparable(await getFrom('/api/CATEGORIES'));
  expect(expected.status).toBe(status);
  expect(comparable(await getFrom('/api/categories'))).toEqual(expected);
  await limited.close();
});

test('an error of the database is a masked 500', async () => {
  const failure = vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(new Error('SECRET'));
  const response = await get('/api/categories', {});
  failure.mockRestore();
  expect(response.status).toBe(500);
  expect(response.text).not.toContain('SECRET');
  expect((await get('/api/categories', {})).status).toBe(200);
});

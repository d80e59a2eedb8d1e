import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { schema } from '../../schema';
import { changeLogTables } from '../../prisma/tables';
import {
  createTestGateway,
  fetchVisitorCookie,
  findVisitorSetCookie,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';
import { hoursFromNow } from '../../schema/testing/factories';

let gateway: TestGateway;
let course: { id: number };
let postSlug: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  course = await gateway.createCourse({ title: 'First title' });
  ({ slug: postSlug } = await gateway.createBlogPost());
});
afterAll(() => gateway.close());

/** Executions of the schema: a hit has none. */
const execution = vi.fn();
beforeEach(() => {
  execution.mockClear();
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const { resolve } = field;
    vi.spyOn(field, 'resolve').mockImplementation((...args) => {
      execution(field.name);
      return resolve?.(...args);
    });
  }
});

const courseList = '{ courses { nodes { title enrollmentCount trainer { firstName } } } }';
/** Each request of a test goes to another port, which would be another site. */
const host = 'tayyar.example';
const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'get', path, { host, ...headers });
const post = (query: string, headers: Record<string, string> = {}) =>
  sendGraphql(gateway.app, query, {}, { host, ...headers });

/** A response is stored when it is asked for again. */
const store = async <Response>(send: () => Promise<Response>): Promise<Response> => {
  await send();
  return send();
};

/** Headers that differ between any two responses. */
const comparable = ({ headers }: { headers: Record<string, string> }) => {
  const { date, 'x-request-id': id, ...others } = headers;
  delete others['content-length'];
  delete others['transfer-encoding'];
  return { ...others, isIdentified: /^[\w.-]+$/.test(id ?? ''), isDated: !!date };
};

test.each([
  ['GraphQL', () => post(courseList)],
  ['REST', () => get('/api/courses')],
  ['a long REST response', () => get('/api/glossary/categories?x=1')],
  ['a REST route that only Express serves', () => get(`/api/blog/${postSlug}`, { 'sec-purpose': 'prefetch' })],
])('a hit of %s equals the response of a miss', async (_name, send) => {
  const [first, miss, hit] = [await send(), await send(), await send()];
  expect(execution).toHaveBeenCalledTimes(2);
  expect([first.text, hit.text]).toEqual([miss.text, miss.text]);
  expect([hit.status, comparable(hit)]).toEqual([miss.status, comparable(miss)]);
  expect([first.status, comparable(first)]).toEqual([miss.status, comparable(miss)]);
});

test('answers with the compressed body, 304 and HEAD without an execution', async () => {
  for (let at = 0; at < 20; at += 1) await gateway.createFaq({ question: `A question that is quite long ${at}` });
  const first = await store(() => get('/api/faqs', { 'accept-encoding': 'gzip, br' }));
  expect(first.headers['content-encoding']).toBe('br');
  execution.mockClear();
  const compressed = await get('/api/faqs', { 'accept-encoding': 'gzip;q=0.5, br' });
  expect(compressed.headers['content-encoding']).toBe(first.headers['content-encoding']);
  const gzipped = await get('/api/faqs', { 'accept-encoding': 'br;q=0, gzip' });
  expect([gzipped.headers['content-encoding'], gzipped.body]).toEqual(['gzip', first.body]);
  const etag = first.headers.etag ?? '';
  const unchanged = await get('/api/faqs', { 'if-none-match': `"x", ${etag}` });
  expect([unchanged.status, unchanged.text, unchanged.headers['content-type']]).toEqual([304, '', undefined]);
  const head = await sendRequest(gateway.app, 'head', '/api/faqs', { host });
  expect([head.status, head.headers.etag, Boolean(head.text)]).toEqual([200, etag, false]);
  expect(execution).not.toHaveBeenCalled();
});

test('a response is recorded when it is asked for again', async () => {
  const send = (n: number) => get(`/api/categories?mark=${n}`);
  const queries = vi.spyOn(gateway.database.controlPool, 'query');
  for (let n = 0; n < 3; n += 1) await send(n);
  const checks = queries.mock.calls.filter((args) => JSON.stringify(args).includes('content_changes'));
  expect(checks).toEqual([]);
  queries.mockRestore();
  await send(0);
  execution.mockClear();
  await send(0);
  expect(execution).not.toHaveBeenCalled();
});

test('a write of any process is in the next response', async () => {
  for (const title of ['Second title', 'Third title']) {
    await gateway.db.course.update({ where: { id: course.id }, data: { title } });
    expect((await post(courseList)).text).toContain(title);
    expect((await get('/api/courses')).text).toContain(title);
  }
});

test('sign-ups, sessions, views and messages leave the course list cached', async () => {
  await store(() => post(courseList));
  execution.mockClear();
  const { id } = await gateway.createUser();
  await gateway.createToken(id);
  const { id: postId } = await gateway.createBlogPost();
  await gateway.db.blogPostView.create({ data: { postId, viewerKey: 'v:1', day: new Date() } });
  await gateway.createFaq();
  await post(courseList);
  expect(execution).not.toHaveBeenCalled();
});

test('caches by language, document, path and accepted type', async () => {
  const listed = async (headers: Record<string, string>) =>
    (await post('{ courses { nodes { id } } }', headers)).status;
  const variants: Record<string, string>[] = [
    {},
    { 'accept-language': 'ar' },
    { cookie: 'tayyar_language=ar' },
    { accept: 'application/json' },
  ];
  for (const headers of variants) expect(await store(() => listed(headers))).toBe(200);
  expect(execution.mock.calls.length).toBeGreaterThanOrEqual(3);
  execution.mockClear();
  await listed({ cookie: 'tayyar_language=ar' });
  expect(execution).not.toHaveBeenCalled();
});

test('signed-in users, other sites and failed operations pass the cache', async () => {
  const { id } = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(id));
  await post(courseList);
  execution.mockClear();
  expect((await post(courseList, { cookie })).headers['viewer-id']).toBe(String(id));
  expect((await post(courseList, { authorization: 'Bearer wrong' })).body).toHaveProperty('errors');
  expect((await post(courseList, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(courseList, { origin: 'https://evil.example' })).status).toBe(403);
  expect(execution).toHaveBeenCalledTimes(1);
  for (let again = 0; again < 2; again += 1) {
    expect((await post('{ absent }')).status).toBe(400);
    expect((await get('/api/courses/999999')).status).toBe(404);
    expect((await get('/api/my-enrollments')).status).toBe(401);
  }
});

test('fields of signed-in users do not prevent that visitors share a response', async () => {
  await gateway.createLesson(course.id);
  await gateway.createEvent();
  const document = `{ course(id: ${course.id}) { myEnrollment { id } myReview { id } lessons { content myProgress { position } } }
    events { nodes { meetingUrl myRegistration { id } } } }`;
  await store(() => post(document));
  execution.mockClear();
  await post(document);
  expect(execution).not.toHaveBeenCalled();
});

test('what an operation reads from a table without triggers is not cached', async () => {
  const document = '{ courses { nodes { id lessons { id } } } }';
  const loggedLessons = changeLogTables.lessons;
  Object.assign(changeLogTables, { lessons: undefined });
  for (let again = 0; again < 3; again += 1) await post(document);
  Object.assign(changeLogTables, { lessons: loggedLessons });
  expect(execution).toHaveBeenCalledTimes(3);
});

test('responses with a vote of the visitor are not shared', async () => {
  await gateway.createPoll();
  const cookies = [await fetchVisitorCookie(gateway.app), await fetchVisitorCookie(gateway.app)];
  expect(new Set(cookies).size).toBe(2);
});

test('counts a view of each reader of a cached post, and gives new ones an id', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const document = `{ blogPost(slug: "${slug}") { title } }`;
  await store(() => post(document));
  execution.mockClear();
  const reader = await post(document);
  const cookie = findVisitorSetCookie(reader)?.split(';')[0] ?? '';
  expect(cookie).not.toBe('');
  expect(findVisitorSetCookie(await post(document, { cookie }))).toBeUndefined();
  await post(document, { 'sec-purpose': 'prefetch', cookie: 'a=1' });
  expect(execution).not.toHaveBeenCalled();
  await gateway.viewBuffer.flush();
  expect((await gateway.db.blogPost.findUniqueOrThrow({ where: { id } })).views).toBe(3);
});

test('the views that a response shows are exact', async () => {
  const [one, other] = [await gateway.createBlogPost(), await gateway.createBlogPost()];
  const read = async (slug: string) => {
    const { body } = await post(`{ blogPost(slug: "${slug}") { views } }`, { 'sec-purpose': 'prefetch' });
    return (body as { data: { blogPost: { views: number } } }).data.blogPost.views;
  };
  await store(() => read(other.slug));
  await read(one.slug);
  for (let views = 0; views < 3; views += 1) {
    expect(await read(one.slug)).toBe(views);
    await gateway.db.blogPostView.create({ data: { postId: one.id, viewerKey: `v:${views}`, day: new Date() } });
  }
  execution.mockClear();
  await read(other.slug);
  expect(execution).not.toHaveBeenCalled();
});

test('an event starts and a poll ends in cached responses too', async () => {
  const upcoming = '{ events(filter: { when: upcoming }) { totalCount nodes { isUpcoming isOver } } }';
  const open = '{ polls(filter: { isExpired: false }) { totalCount nodes { isExpired } } }';
  await gateway.createEvent({ startDate: hoursFromNow(1) });
  const poll = await gateway.createPoll();
  await gateway.db.poll.update({ where: { id: poll.id }, data: { endsAt: hoursFromNow(1) } });
  const totals = async () =>
    [await post(upcoming), await post(open)].map(
      ({ body }) => Object.values((body as { data: Record<string, { totalCount: number }> }).data)[0]?.totalCount,
    );
  const before = await store(totals);
  execution.mockClear();
  expect(await totals()).toEqual(before);
  expect(execution).not.toHaveBeenCalled();
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(await totals()).toEqual(before.map((total) => (total ?? 0) - 1));
  vi.useRealTimers();
});

test('cached responses count for the rate limit', async () => {
  const requests = { points: 3, seconds: 60 };
  const { limits } = await import('../limits').then(({ defaultLimits }) => ({ limits: defaultLimits }));
  const limited = await createTestGateway({ limits: { rateLimits: { ...limits.rateLimits, requests } } });
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1)
    statuses.push((await sendRequest(limited.app, 'get', '/api/categories', { host })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await limited.close();
});

test('while the change log cannot be read, requests are executed', async () => {
  await store(() => get('/api/categories'));
  execution.mockClear();
  vi.spyOn(gateway.database.controlPool, 'query').mockImplementationOnce(() => {
    throw new Error('away');
  });
  expect((await get('/api/categories')).status).toBe(200);
  expect(execution).toHaveBeenCalledTimes(1);
});

test('triggers note every change of the tables that responses may depend on', async () => {
  const { rows } = await gateway.database.pool.query<{ table: string; events: number; columns: string | null }>(`
    SELECT c.relname AS table, bit_or(t.tgtype & 60)::int AS events, string_agg(a.attname, ' ') AS columns
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (t.tgattr)
    WHERE t.tgfoid IN ('log_content_change'::regproc, 'log_counter_change'::regproc, 'log_view_change'::regproc) GROUP BY 1`);
  // tgtype bits: insert 4, delete 8, update 16, truncate 32.
  expect(rows.filter(({ events }) => events !== 60)).toEqual([]);
  expect(rows.map(({ table }) => table).sort()).toEqual(Object.keys(changeLogTables).sort());
  const partial = rows.filter(({ columns }) => columns !== null).map(({ table }) => table);
  expect(partial.sort()).toEqual(['blog_posts', 'users']);
});

test('a session cookie in an unusual spelling leaves the responses of visitors alone', async () => {
  const token = await gateway.createToken((await gateway.createUser()).id);
  await get('/api/faqs', { cookie: `tayyar_session =${token}` });
  await store(() => get('/api/faqs'));
  execution.mockClear();
  await get('/api/faqs');
  expect(execution).not.toHaveBeenCalled();
});

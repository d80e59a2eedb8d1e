import { createServer, get as httpGet, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import express from 'express';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { schema } from '../../schema';
import { type ListPart, beginList, sendList } from './sendList';
import { createTestGateway, sendRequest, sessionCookieHeader, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
let viewer: Record<string, string>;
let longTrainerId: number;
const servers: Server[] = [];
beforeAll(async () => {
  gateway = await createTestGateway();
  viewer = { cookie: sessionCookieHeader(await gateway.createToken((await gateway.createUser()).id)) };
  await createCourses(250, null);
  longTrainerId = await createCourses(220, 'x'.repeat(20_000));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  return gateway.close();
});

/** @returns key of the trainer of these courses */
async function createCourses(count: number, thumbnail: string | null): Promise<number> {
  const { id: trainerId } = await gateway.createUser({ role: 'trainer' });
  const { id: categoryId } = await gateway.createCategory();
  const texts = { titleAr: 'دورة', description: 'A course', descriptionAr: 'و', searchText: '' };
  const course = { ...texts, thumbnail, isPublished: true, trainerId, categoryId };
  const rows = Array.from({ length: count }, (_, n) => ({ ...course, title: `C${n}`, slug: `c-${trainerId}-${n}` }));
  await gateway.db.course.createMany({ data: rows });
  return trainerId;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'get', path, { host: 'tayyar.example', ...headers });

/** Observes the pages of courses that are read; `failAt` is the number of the page that fails. */
function observePages(failAt = Infinity) {
  const field = schema.getQueryType()?.getFields().courses;
  const resolve = field?.resolve;
  if (!resolve) throw new Error('The field has no resolver');
  let count = 0;
  return vi.spyOn(field, 'resolve').mockImplementation((...args) => {
    count += 1;
    if (count === failAt) throw new Error('The database is away');
    return resolve(...args);
  });
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

const openResponse = (port: number, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => httpGet({ port, path, headers }, resolve).on('error', reject));

test('a list of several pages is the same for visitors and signed-in users', async () => {
  const expected = await gateway.db.course.findMany({
    select: { id: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  for (const headers of [{}, viewer]) {
    const { status, body, type } = await get('/api/courses', headers);
    expect([status, type]).toEqual([200, 'application/json']);
    expect((body as { id: number }[]).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
  expect((await get('/api/courses?limit=150', viewer)).body).toHaveLength(150);
  expect((await get('/api/courses?search=nothing', viewer)).body).toEqual([]);
});

test('a visitor gets a list of several pages from the cache, a longer list is computed each time', async () => {
  const pages = observePages();
  const list = () => get('/api/courses?categoryId=1');
  // The first visitor gets it in parts, the second one whole, the third one from the cache.
  const [streamed, first, second] = [await list(), await list(), await list()];
  expect(first.body).toHaveLength(250);
  expect(pages).toHaveBeenCalledTimes(3 + 3);
  expect([streamed.text, streamed.headers.etag]).toEqual([first.text, undefined]);
  expect([second.text, second.headers.etag]).toEqual([first.text, first.headers.etag]);
  expect(first.headers.etag).toBeDefined();
  const path = `/api/courses?trainerId=${longTrainerId}`;
  const long = await Promise.all([get(path), get(path), get(path)]);
  for (const { body } of long) expect(body).toHaveLength(220);
  expect(pages).toHaveBeenCalledTimes(3 + 3 + 3 * 3);
});

test('HEAD of a long list reads its first page only', async () => {
  const pages = observePages();
  const { status, text } = await sendRequest(gateway.app, 'head', '/api/courses', viewer);
  expect([status, Boolean(text)]).toEqual([200, false]);
  expect(pages).toHaveBeenCalledTimes(1);
});

test.each(['/api/courses', '/api/COURSES'])('a list in parts from %s is compressed', async (path) => {
  const response = await openResponse(await listen(gateway.app), path, { ...viewer, 'accept-encoding': 'gzip' });
  expect([response.headers['content-encoding'], response.headers['content-length']]).toEqual(['gzip', undefined]);
  expect(await json(response.pipe(createGunzip()))).toHaveLength(470);
});

test('an error on the first page has an error status, on a later one it ends the connection', async () => {
  const port = await listen(gateway.app);
  observePages(1);
  expect((await openResponse(port, '/api/courses', viewer)).statusCode).toBe(500);
  vi.restoreAllMocks();
  observePages(3);
  const response = await openResponse(port, '/api/courses', viewer);
  expect(response.statusCode).toBe(200);
  let text = '';
  await expect(
    (async () => {
      for await (const chunk of response) text += String(chunk);
    })(),
  ).rejects.toThrow('aborted');
  expect(() => JSON.parse(text) as unknown).toThrow();
});

test('reads no more after the reader left', async () => {
  const ended = vi.fn();
  async function* endless(): AsyncGenerator<ListPart, void> {
    try {
      for (;;) yield await Promise.resolve({ rows: ['x'.repeat(1_000_000)], isLast: false });
    } finally {
      ended();
    }
  }
  const app = express().get('/', async (request, response) => {
    await sendList(request, response, await beginList(request, response, endless()));
  });
  const response = await openResponse(await listen(app), '/');
  expect(ended).not.toHaveBeenCalled();
  response.destroy();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
});

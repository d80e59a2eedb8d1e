import { validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema';
import { createRestClient } from '../testing/restClient';
import { restRoutes } from './routeTable';

const { get, post, request, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('every document of the route table is valid', () => {
  for (const { document } of restRoutes) expect(validate(schema, document)).toEqual([]);
});

test('returns 405 with the allowed methods', async () => {
  const response = await request('delete', '/api/categories');
  expect([response.status, response.text, response.headers.allow]).toEqual([
    405,
    'This method is not available here',
    'GET, HEAD, OPTIONS',
  ]);
  expect((await get('/api/login')).headers.allow).toBe('POST, OPTIONS');
  const options = await request('options', '/api/courses');
  expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  expect((await request('head', '/api/courses')).status).toBe(200);
  expect((await request('head', '/api/login')).status).toBe(405);
});

test('returns 404 in plain text for an unknown route', async () => {
  for (const response of [await get('/api/nothing'), await post('/api/courses/1/nothing', {}), await get('/api')])
    expect([response.status, response.text, response.type]).toEqual([404, 'Not found', 'text/plain']);
});

import { validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../schema';
import { createRestClient } from '../testing/restClient';
import { restRoutes } from './routeTable';

const { get, post, call, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('every row of the table fits the schema', () => {
  for (const { document } of restRoutes) expect(validate(schema, document)).toEqual([]);
});

test('another method is told which ones there are', async () => {
  const answer = await call('delete', '/api/categories');
  expect([answer.status, answer.text, answer.headers.allow]).toEqual([
    405,
    'This method is not available here',
    'GET, HEAD, OPTIONS',
  ]);
  expect((await get('/api/login')).headers.allow).toBe('POST, OPTIONS');
  const options = await call('options', '/api/courses');
  expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  expect((await call('head', '/api/courses')).status).toBe(200);
  expect((await call('head', '/api/login')).status).toBe(405);
});

test('an unknown call is a 404 in plain text', async () => {
  for (const answer of [await get('/api/nothing'), await post('/api/courses/1/nothing', {}), await get('/api')])
    expect([answer.status, answer.text, answer.type]).toEqual([404, 'Not found', 'text/plain']);
});

import { validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { schema } from '../../schema';
import { createRestClient } from '../testing/restClient';
import { restRoutes } from './routeTable';

const { gateway, get, post, request, sessionHeaders, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('every document of the route table is valid', () => {
  for (const { document } of restRoutes) expect(validate(schema, document)).toEqual([]);
});

/** The parameters of a query schema, which may rename them afterwards. */
function parameterNames(schema: z.ZodType): string[] {
  const input = schema instanceof z.ZodPipe ? schema.in : schema;
  return input instanceof z.ZodObject ? Object.keys(input.shape) : [];
}

const queryCases = restRoutes.flatMap(({ method, path, query }) =>
  query && method === 'get' ? [{ path, names: parameterNames(query) }] : [],
);

test('all lists with a page size take a limit', () => {
  const limited = queryCases.filter(({ names }) => names.includes('limit')).map(({ path }) => path);
  expect(limited).toEqual(expect.arrayContaining(['/api/courses', '/api/blog', '/api/events', '/api/users']));
});

/** Values that a parameter cannot have; `search` and the category of a term are texts. */
function wrongValues(path: string, name: string): string[] {
  if (name === 'search' || (name === 'category' && path === '/api/glossary')) return ['%00'];
  return ['maybe', '', '-1', '1e3', '99999999999', ...(name === 'limit' ? ['0'] : [])];
}

test.each(queryCases)('GET $path rejects parameters that are wrong or repeated', async ({ path, names }) => {
  const { createUser } = gateway();
  const admin = await sessionHeaders(await createUser({ role: 'admin' }));
  for (const name of names)
    for (const value of [...wrongValues(path, name), `1&${name}=1`]) {
      const response = await get(`${path.replace(/:\w+/g, '1')}?${name}=${value}`, admin);
      expect([name, value, response.status, response.type]).toEqual([name, value, 400, 'text/plain']);
      expect(response.text).toMatch(new RegExp(`^(${name}: )?[A-Z]`));
    }
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

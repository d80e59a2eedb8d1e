import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  testFeedMetadata,
  type TestGateway,
} from '../testing/testGateway';

let gateway: TestGateway;
let renders = 0;
beforeAll(async () => {
  gateway = await createTestGateway({
    config: { trustProxy: 1 },
    limits: { rateLimits: { ...defaultLimits.rateLimits, requests: { points: 3, seconds: 600 } } },
    site: {
      staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
      assets: { scripts: [], preloads: [], styles: [] },
      render: () => Promise.resolve({ status: 200, html: String((renders += 1)) }),
      feedMetadata: testFeedMetadata,
    },
  });
});
afterAll(() => gateway.close());

/** The page cache keeps a page for each host. */
const from = (address: string) => ({ 'x-forwarded-for': address, host: 'tayyar.example' });

test('API calls of a network share one limit, and other networks have their own', async () => {
  const statuses = [];
  for (let n = 0; n < 2; n += 1) {
    statuses.push((await sendGraphql(gateway.app, '{ me { id } }', {}, from('203.0.113.1'))).status);
    statuses.push((await sendRequest(gateway.app, 'get', '/api/courses', from('203.0.113.1'))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await sendRequest(gateway.app, 'get', '/api/courses', from('203.0.113.1'));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await sendRequest(gateway.app, 'get', '/api/courses', from('203.0.113.2'))).status).toBe(200);
});

test('signed-in users of one network have a limit each', async () => {
  const tokens = [1, 2].map(async () => gateway.createToken((await gateway.createUser()).id));
  for (const token of await Promise.all(tokens)) {
    const headers = { ...from('203.0.113.1'), authorization: `Bearer ${token}` };
    expect((await sendRequest(gateway.app, 'get', '/api/user', headers)).status).toBe(200);
  }
});

test('pages count when they are rendered, not when they come from the cache', async () => {
  const getStatus = async (path: string) =>
    (await sendRequest(gateway.app, 'get', path, { ...from('203.0.113.3'), accept: 'text/html' })).status;
  for (let n = 0; n < 6; n += 1) expect(await getStatus('/about')).toBe(200);
  expect(await getStatus('/courses?search=a')).toBe(200);
  expect(await getStatus('/courses?search=b')).toBe(200);
  expect(await getStatus('/courses?search=c')).toBe(429);
  expect(renders).toBe(3);
});

test('longer bodies need a signed token', async () => {
  const variables = { text: 'a'.repeat(100_000) };
  const sender = from('203.0.113.4');
  expect((await sendGraphql(gateway.app, '{ me { id } }', variables, sender)).status).toBe(413);
  const forged = { ...sender, authorization: 'Bearer a.b.c' };
  expect((await sendGraphql(gateway.app, '{ me { id } }', variables, forged)).status).toBe(413);
  const token = await gateway.createToken((await gateway.createUser()).id);
  const signedIn = { ...sender, authorization: `Bearer ${token}` };
  expect((await sendGraphql(gateway.app, '{ me { id } }', variables, signedIn)).status).toBe(200);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, testFeedMetadata, type TestGateway } from '../testing/testGateway';

let gateway: TestGateway;
const pendingRenders: (() => void)[] = [];
beforeAll(async () => {
  const render = async () => {
    await new Promise<void>((resolve) => pendingRenders.push(resolve));
    return { status: 200, html: 'late' };
  };
  const site = { staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(), render };
  gateway = await createTestGateway({
    limits: { responseTimeoutMs: 1500, maxConcurrentRequests: 2 },
    site: {
      ...site,
      assets: { scripts: [], preloads: [], styles: [] },
      feedMetadata: testFeedMetadata,
      sitemapPaths: [],
    },
  });
});
afterAll(() => gateway.close());

const getPageStatus = async () => {
  const { status, headers } = await request(gateway.app).get('/').set('accept-language', 'en');
  return [status, headers['retry-after']];
};

test('returns 503 after the response timeout and beyond the concurrency limit', async () => {
  const accepted = [getPageStatus(), getPageStatus()];
  await expect.poll(() => pendingRenders.length).toBe(2);
  expect(await getPageStatus()).toEqual([503, '2']);
  expect(await Promise.all(accepted)).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
  // Finishes the handlers that timed out, which frees their places.
  pendingRenders.splice(0).forEach((finish) => finish());
  const next = getPageStatus();
  await expect.poll(() => pendingRenders.length).toBe(1);
  pendingRenders[0]?.();
  expect((await next)[0]).toBe(200);
});

test('a slow request body does not count as a concurrent request', async () => {
  const limitedGateway = await createTestGateway({ limits: { maxConcurrentRequests: 2 } });
  const server = createServer(limitedGateway.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
  const sockets = [1, 2, 3, 4].map(() => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.write(`${head}Expect: 100-continue\r\n\r\n`);
    // The server has read the headers and waits for the body.
    await once(socket, 'data');
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/categories`)).status).toBe(200);
  sockets.forEach((socket) => socket.destroy());
  server.close();
  await limitedGateway.close();
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGateway, testFeedMetadata } from '../testing/testGateway';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
let gateway: Gateway;
const pendingRenders: (() => void)[] = [];
beforeAll(async () => {
  const render = async () => {
    await new Promise<void>((resolve) => pendingRenders.push(resolve));
    return { status: 200, html: 'late' };
  };
  const site = { staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(), render };
  gateway = await createTestGateway({
    limits: { responseTimeoutMs: 1500, maxConcurrentRequests: 2 },
    site: { ...site, assets: { scripts: [], preloads: [], styles: [] }, feedMetadata: testFeedMetadata },
  });
});
afterAll(() => gateway.close());

const getPageStatus = async () => {
  const { status, headers } = await request(gateway.app).get('/').set('accept-language', 'en');
  return [status, headers['retry-after']];
};

test('what takes too long is answered without it, and what is too much is refused at once', async () => {
  const accepted = [getPageStatus(), getPageStatus()];
  await expect.poll(() => pendingRenders.length).toBe(2);
  expect(await getPageStatus()).toEqual([503, '2']);
  expect(await Promise.all(accepted)).toEqual([
    [503, '2'],
    [503, '2'],
  ]);
  // Their handlers come to an end later; nobody is hurt by it, and there is room again.
  pendingRenders.splice(0).forEach((finish) => finish());
  const next = getPageStatus();
  await expect.poll(() => pendingRenders.length).toBe(1);
  pendingRenders[0]?.();
  expect((await next)[0]).toBe(200);
});

test("who dawdles over a body takes up nobody's place", async () => {
  const patient = await createTestGateway({ limits: { maxConcurrentRequests: 2 } });
  const server = createServer(patient.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
  const dawdlers = [1, 2, 3, 4].map(() => connect(port, '127.0.0.1'));
  for (const dawdler of dawdlers) {
    dawdler.write(`${head}Expect: 100-continue\r\n\r\n`);
    // The server has read the head and waits for the body.
    await once(dawdler, 'data');
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/categories`)).status).toBe(200);
  dawdlers.forEach((dawdler) => dawdler.destroy());
  server.close();
  await patient.close();
});

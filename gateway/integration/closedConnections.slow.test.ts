import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageRequest } from '../pages/website';
import { createTestGateway, type TestGateway } from '../testing/testGateway';

/* Clients that leave before their response: neither places nor computations may stay behind. */

const maxConcurrentRequests = 4;
const passThrough = (_request: unknown, _response: unknown, next: () => void) => next();

/** Renders `/slow` after the test has opened the gate. */
let openGate: () => void = () => undefined;
const gate = new Promise<void>((resolve) => (openGate = resolve));
const render = async ({ url }: PageRequest) => {
  if (url === '/slow') await gate;
  return { status: 200, html: '<style>a{}</style></head>' };
};
const site = { staticFiles: passThrough, assets: { scripts: [], preloads: [], styles: [] }, render } as never;

let gateway: TestGateway;
let server: Server;
let port: number;
beforeAll(async () => {
  gateway = await createTestGateway({ site, limits: { maxConcurrentRequests, rateLimits: null } });
  server = createServer(gateway.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await gateway.close();
});

const origin = () => `http://127.0.0.1:${port}`;
const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: */*\r\n\r\n`;
const operationRequest = (query: string) => {
  const body = JSON.stringify({ query });
  return `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: */*\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** Sends bytes and closes the connection at once. */
const sendAndLeave = async (bytes: string, leave: (socket: Socket) => unknown): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  const closed = once(socket, 'close');
  leave(socket);
  await closed;
};

const ways: [string, (socket: Socket) => unknown][] = [
  ['a reset', (socket) => socket.resetAndDestroy()],
  ['an end', (socket) => socket.destroySoon()],
];

const getStatus = async (path: string) => (await fetch(origin() + path, { headers: { accept: '*/*' } })).status;

test.each(ways)('%s of one client leaves the answer of others', async (_name, leave) => {
  const query = '{ categories { id name } }';
  const post = () =>
    fetch(`${origin()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*' },
      body: JSON.stringify({ query }),
    });
  // The document is known after its first execution, and a write makes the cached answer invalid.
  expect((await post()).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await gateway.createCategory();
    await sendAndLeave(operationRequest(query), leave);
    await sendAndLeave(getRequest('/api/courses/77777'), leave);
    expect([(await post()).status, await getStatus('/api/courses/77777')]).toEqual([200, 404]);
  }
});

test.each(ways)('%s of many clients leaves no place taken', async (_name, leave) => {
  for (const path of ['/robots.txt', '/api/courses?limit=1', '/page'])
    await Promise.all(
      Array.from({ length: 3 * maxConcurrentRequests }, (_, index) =>
        sendAndLeave(getRequest(path === '/page' ? `/page${index}` : path), leave),
      ),
    );
  await vi.waitFor(async () =>
    expect(await Promise.all(['/robots.txt', '/api/courses', '/page'].map(getStatus))).toEqual([200, 200, 200]),
  );
});

test('responses behind one that is not read leave no place and no computation', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(['/slow', '/api/courses/88888', '/api/courses/88888'].map(getRequest).join(''));
  // Others do not wait for a response that is queued.
  expect(await getStatus('/api/courses/88888')).toBe(404);
  socket.write(getRequest('/robots.txt').repeat(maxConcurrentRequests));
  await vi.waitFor(async () => expect(await getStatus('/robots.txt')).toBe(503));
  const left = once(socket, 'close');
  socket.resetAndDestroy();
  await left;
  openGate();
  for (let index = 0; index < 2 * maxConcurrentRequests; index += 1) {
    expect(await getStatus('/robots.txt')).toBe(200);
    expect(await getStatus('/api/courses/88888')).toBe(404);
  }
});

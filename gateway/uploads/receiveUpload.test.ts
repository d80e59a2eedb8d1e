import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bounds } from '../../schema/contract/bounds';
import { createLogger } from '../observability/log';
import { createTestGateway, sessionCookieHeader, type TestGateway } from '../testing/testGateway';
import { removeStaleUploads } from './receiveUpload';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-receive-'));
const incomingFolder = join(dataDir, 'uploads', '.incoming');
const logLines: string[] = [];
const log = createLogger({ logLevel: 'warn' }, { write: (line) => void logLines.push(line) });
let gateway: TestGateway;
let server: Server;
let port: number;
beforeAll(async () => {
  gateway = await createTestGateway({
    config: { dataDir },
    limits: { maxConcurrentRequests: 2, rateLimits: null },
    log,
  });
  server = createServer(gateway.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const createTrainerCookie = async () =>
  sessionCookieHeader(await gateway.createToken((await gateway.createUser({ role: 'trainer' })).id));

/** Starts an upload of `length` bytes without sending any. */
function startUpload(cookie: string, length: number | 'chunked'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST /api/uploads?kind=attachment&name=a.txt HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n` +
      `Content-Type: application/octet-stream\r\n${size}\r\n\r\n`,
  );
  return socket;
}

/** Long enough for slow machines. */
const waitOptions = { timeout: 10_000 };

const readStatusLine = async (socket: Socket): Promise<string> =>
  String((await once(socket, 'data'))[0]).split('\r\n')[0] ?? '';
const countIncomingFiles = () => (existsSync(incomingFolder) ? readdirSync(incomingFolder).length : 0);

test('a full disk is 503, logged with its cause', async () => {
  const fullDisk = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const handle = await open(join(dataDir, 'handle'), 'w');
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const write = vi.spyOn(prototype, 'write').mockRejectedValueOnce(fullDisk);
  const socket = startUpload(await createTrainerCookie(), 1_000_000);
  socket.write('the first bytes');
  expect(await readStatusLine(socket)).toBe('HTTP/1.1 503 Service Unavailable');
  write.mockRestore();
  expect(logLines.join('')).toContain('ENOSPC');
  await expect.poll(countIncomingFiles, waitOptions).toBe(0);
});

test('slow uploads do not block other requests and are removed when they disconnect', async () => {
  const cookies = await Promise.all([1, 2, 3].map(createTrainerCookie));
  const sockets = cookies.flatMap((cookie) => [
    startUpload(cookie, 100),
    startUpload(cookie, 100),
    startUpload(cookie, 100),
  ]);
  sockets.forEach((socket) => socket.write('a few bytes'));
  await expect.poll(countIncomingFiles, waitOptions).toBe(sockets.length);
  expect((await fetch(`http://127.0.0.1:${port}/api/categories`)).status).toBe(200);
  sockets.forEach((socket) => socket.destroy());
  await expect.poll(countIncomingFiles, waitOptions).toBe(0);
});

test('limits concurrent uploads per user without delaying others', async () => {
  const [cookie, other] = [await createTrainerCookie(), await createTrainerCookie()];
  const first = [1, 2, 3, 4].map(() => startUpload(cookie, 100));
  await expect.poll(countIncomingFiles, waitOptions).toBe(first.length);
  expect(await readStatusLine(startUpload(cookie, 100))).toBe('HTTP/1.1 429 Too Many Requests');
  const otherUpload = startUpload(other, 5);
  otherUpload.write('hello');
  expect(await readStatusLine(otherUpload)).toBe('HTTP/1.1 201 Created');
  first.forEach((socket) => socket.destroy());
  await expect.poll(countIncomingFiles, waitOptions).toBe(0);
});

test('rejects a too large Content-Length before reading the body', async () => {
  const socket = startUpload(await createTrainerCookie(), bounds.uploads.attachment.bytes + 1);
  expect(await readStatusLine(socket)).toBe('HTTP/1.1 413 Payload Too Large');
  expect(countIncomingFiles()).toBe(0);
});

test('rejects a too large chunked body early and closes the connection', async () => {
  const socket = startUpload(await createTrainerCookie(), 'chunked');
  const response = readStatusLine(socket);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const chunk = `${(1024 * 1024).toString(16)}\r\n${'x'.repeat(1024 * 1024)}\r\n`;
  let sent = 0;
  const interval = setInterval(() => {
    socket.write(chunk);
    sent += 1;
  }, 5);
  expect(await response).toBe('HTTP/1.1 413 Payload Too Large');
  await closed;
  clearInterval(interval);
  expect(sent).toBeGreaterThan(0);
  expect(countIncomingFiles()).toBe(0);
});

test('removes incoming files older than a day and keeps newer ones', async () => {
  mkdirSync(incomingFolder, { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(incomingFolder, name), 'x');
  utimesSync(join(incomingFolder, 'old'), 0, 0);
  await removeStaleUploads(incomingFolder);
  expect(readdirSync(incomingFolder)).toEqual(['new']);
  await removeStaleUploads(join(dataDir, 'nowhere'));
  rmSync(join(incomingFolder, 'new'));
});

import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../schema/contract/limits';
import { createTestGateway, sessionCookieHeader } from '../testing/testGateway';
import { removeStaleUploads } from './receiveUpload';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-receive-'));
const incomingFolder = join(dataDir, 'uploads', '.incoming');
let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let server: Server;
let port: number;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { dataDir }, limits: { maxConcurrentRequests: 2, rateLimits: null } });
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
  sessionCookieHeader(await gateway.aToken((await gateway.createUser({ role: 'trainer' })).id));

/** Begins an upload of so many bytes, and sends none of them. */
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

/** Machines may be busy. */
const waitOptions = { timeout: 10_000 };

const readStatusLine = async (socket: Socket): Promise<string> =>
  String((await once(socket, 'data'))[0]).split('\r\n')[0] ?? '';
const countIncomingFiles = () => (existsSync(incomingFolder) ? readdirSync(incomingFolder).length : 0);

test("senders who dawdle take up nobody's place, and what they sent goes when they go", async () => {
  const cookies = await Promise.all([1, 2, 3].map(createTrainerCookie));
  const dawdlers = cookies.flatMap((cookie) => [
    startUpload(cookie, 100),
    startUpload(cookie, 100),
    startUpload(cookie, 100),
  ]);
  dawdlers.forEach((dawdler) => dawdler.write('a few bytes'));
  await expect.poll(countIncomingFiles, waitOptions).toBe(dawdlers.length);
  expect((await fetch(`http://127.0.0.1:${port}/api/categories`)).status).toBe(200);
  dawdlers.forEach((dawdler) => dawdler.destroy());
  await expect.poll(countIncomingFiles, waitOptions).toBe(0);
});

test('one person sends a few files at a time, and others are not kept waiting by them', async () => {
  const [greedy, other] = [await createTrainerCookie(), await createTrainerCookie()];
  const first = [1, 2, 3, 4].map(() => startUpload(greedy, 100));
  await expect.poll(countIncomingFiles, waitOptions).toBe(first.length);
  expect(await readStatusLine(startUpload(greedy, 100))).toBe('HTTP/1.1 429 Too Many Requests');
  const patient = startUpload(other, 5);
  patient.write('hello');
  expect(await readStatusLine(patient)).toBe('HTTP/1.1 201 Created');
  first.forEach((socket) => socket.destroy());
  await expect.poll(countIncomingFiles, waitOptions).toBe(0);
});

test('what says it is too large is refused before a byte is read', async () => {
  const socket = startUpload(await createTrainerCookie(), limits.uploads.attachment.bytes + 1);
  expect(await readStatusLine(socket)).toBe('HTTP/1.1 413 Payload Too Large');
  expect(countIncomingFiles()).toBe(0);
});

test('what turns out too large is refused as soon as it is, and its sender is not listened to for long', async () => {
  const socket = startUpload(await createTrainerCookie(), 'chunked');
  const answer = readStatusLine(socket);
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const piece = `${(1024 * 1024).toString(16)}\r\n${'x'.repeat(1024 * 1024)}\r\n`;
  let sent = 0;
  const more = setInterval(() => {
    socket.write(piece);
    sent += 1;
  }, 5);
  expect(await answer).toBe('HTTP/1.1 413 Payload Too Large');
  await gone;
  clearInterval(more);
  expect(sent).toBeGreaterThan(0);
  expect(countIncomingFiles()).toBe(0);
});

test('what a process left behind goes after a day, what is on its way stays', async () => {
  mkdirSync(incomingFolder, { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(incomingFolder, name), 'x');
  utimesSync(join(incomingFolder, 'old'), 0, 0);
  await removeStaleUploads(incomingFolder);
  expect(readdirSync(incomingFolder)).toEqual(['new']);
  await removeStaleUploads(join(dataDir, 'nowhere'));
  rmSync(join(incomingFolder, 'new'));
});

import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../schema/contract/limits';
import { aGateway, asCookie } from '../testing/gateway';
import { removeLeftOvers } from './receive';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-receive-'));
const incoming = join(dataDir, 'uploads', '.incoming');
let gateway: Awaited<ReturnType<typeof aGateway>>;
let server: Server;
let port: number;
beforeAll(async () => {
  gateway = await aGateway({ config: { dataDir }, limits: { concurrent: 2, attempts: null } });
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

const aCookie = async () => asCookie(await gateway.aToken((await gateway.aUser({ role: 'trainer' })).id));

/** Begins an upload of so many bytes, and sends none of them. */
function begun(cookie: string, length: number | 'chunked'): Socket {
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
const soon = { timeout: 10_000 };

const said = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]).split('\r\n')[0] ?? '';
const arriving = () => (existsSync(incoming) ? readdirSync(incoming).length : 0);

test("senders who dawdle take up nobody's place, and what they sent goes when they go", async () => {
  const cookies = await Promise.all([1, 2, 3].map(aCookie));
  const dawdlers = cookies.flatMap((cookie) => [begun(cookie, 100), begun(cookie, 100), begun(cookie, 100)]);
  dawdlers.forEach((dawdler) => dawdler.write('a few bytes'));
  await expect.poll(arriving, soon).toBe(dawdlers.length);
  expect((await fetch(`http://127.0.0.1:${port}/api/categories`)).status).toBe(200);
  dawdlers.forEach((dawdler) => dawdler.destroy());
  await expect.poll(arriving, soon).toBe(0);
});

test('one person sends a few files at a time, and others are not kept waiting by them', async () => {
  const [greedy, other] = [await aCookie(), await aCookie()];
  const first = [1, 2, 3, 4].map(() => begun(greedy, 100));
  await expect.poll(arriving, soon).toBe(first.length);
  expect(await said(begun(greedy, 100))).toBe('HTTP/1.1 429 Too Many Requests');
  const patient = begun(other, 5);
  patient.write('hello');
  expect(await said(patient)).toBe('HTTP/1.1 201 Created');
  first.forEach((socket) => socket.destroy());
  await expect.poll(arriving, soon).toBe(0);
});

test('what says it is too large is refused before a byte is read', async () => {
  const socket = begun(await aCookie(), limits.uploads.attachment.bytes + 1);
  expect(await said(socket)).toBe('HTTP/1.1 413 Payload Too Large');
  expect(arriving()).toBe(0);
});

test('what turns out too large is refused as soon as it is, and its sender is not listened to for long', async () => {
  const socket = begun(await aCookie(), 'chunked');
  const answer = said(socket);
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
  expect(arriving()).toBe(0);
});

test('what a process left behind goes after a day, what is on its way stays', async () => {
  mkdirSync(incoming, { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(incoming, name), 'x');
  utimesSync(join(incoming, 'old'), 0, 0);
  await removeLeftOvers(incoming);
  expect(readdirSync(incoming)).toEqual(['new']);
  await removeLeftOvers(join(dataDir, 'nowhere'));
  rmSync(join(incoming, 'new'));
});

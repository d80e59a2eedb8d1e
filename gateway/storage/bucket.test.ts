import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Uploaded } from '../../schema/contract/uploads';
import { aGateway, asCookie, call } from '../testing/gateway';

/** What an S3 server keeps: path → bytes and type; and what it was told with the last request of each method. */
const objects = new Map<string, { bytes: Buffer; type: string }>();
const heard = new Map<string, IncomingMessage['headers']>();
let isOut = false;

interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

interface Answered {
  status: number;
  bytes?: Buffer;
}

/** As an S3 server answers; only callers who sign, and say the truth of what they send. */
function answerTo({ method, url, headers, bytes }: Asked): Answered {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const isTrue = method !== 'PUT' || headers['x-amz-content-sha256'] === digest;
  if (isOut) return { status: 503 };
  if (!isTrue || !/^AWS4-HMAC-SHA256 /.test(headers.authorization ?? '')) return { status: 403 };
  if (method === 'PUT') objects.set(url, { bytes, type: headers['content-type'] ?? '' });
  if (method === 'DELETE') objects.delete(url);
  return method === 'GET' ? found(url, headers.range) : { status: 200 };
}

function found(url: string, range = ''): Answered {
  const known = objects.get(url);
  if (!known) return { status: 404 };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (!start) return { status: 200, bytes: known.bytes };
  return { status: 206, bytes: known.bytes.subarray(Number(start), Number(end) + 1) };
}

const server: Server = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  heard.set(method, headers);
  void buffer(request).then((sent) => {
    const { status, bytes } = answerTo({ method, url, headers, bytes: sent });
    response.writeHead(status).end(bytes);
  });
});

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-bucket-'));
let gateway: Awaited<ReturnType<typeof aGateway>>;
let cookie: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bucket = {
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-west-3',
    name: 'tayyar-files',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a secret that never travels',
  };
  gateway = await aGateway({ config: { dataDir, bucket } });
  cookie = asCookie(await gateway.aToken((await gateway.aUser({ role: 'trainer' })).id));
});
afterAll(async () => {
  await gateway.close();
  server.close();
  rmSync(dataDir, { recursive: true });
});

const text = 'Lesson one.\nBring a multimeter.\n';
const send = () =>
  call(gateway.app, 'post', '/api/uploads?kind=attachment&name=notes.txt', {
    cookie,
    'content-type': 'application/octet-stream',
  }).send(text);

test('a file is kept in the bucket, signed for, and comes back whole and in parts', async () => {
  const answer = await send();
  expect(answer.status).toBe(201);
  const { url } = answer.body as Uploaded;
  const key = url.split('/').at(-1) ?? '';
  expect([...objects]).toEqual([[`/tayyar-files/${key}`, { bytes: Buffer.from(text), type: 'text/plain' }]]);
  const { authorization } = heard.get('PUT') ?? {};
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-3\/s3\/aws4_request, ?SignedHeaders=[\w;-]*host[\w;-]*, ?Signature=[0-9a-f]{64}$/,
  );
  expect(JSON.stringify([...heard])).not.toContain('never travels');

  const whole = await call(gateway.app, 'get', url);
  expect([whole.status, whole.text, whole.type]).toEqual([200, text, 'text/plain']);
  const part = await call(gateway.app, 'get', url, { range: 'bytes=0-5' });
  expect([part.status, part.text, heard.get('GET')?.range]).toEqual([206, 'Lesson', 'bytes=0-5']);
});

test(
  'while the storage does not answer, nothing is kept, and the sender is told to come back',
  { timeout: 30_000 },
  async () => {
    const before = await gateway.db.upload.count();
    isOut = true;
    const answer = await send();
    isOut = false;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(await gateway.db.upload.count()).toBe(before);
  },
);

test('a file whose bytes are gone is not found', async () => {
  const { url } = (await send()).body as Uploaded;
  objects.clear();
  expect((await call(gateway.app, 'get', url)).status).toBe(404);
});

test('what the database refuses to note is taken out of the storage again', async () => {
  objects.clear();
  const blocked =
    "CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$";
  await gateway.db.$executeRawUnsafe(blocked);
  await gateway.db.$executeRawUnsafe('CREATE TRIGGER refused BEFORE INSERT ON "uploads" EXECUTE FUNCTION refused()');
  expect((await send()).status).toBe(500);
  expect(objects.size).toBe(0);
});

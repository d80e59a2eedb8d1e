import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadedFile } from '../../schema/contract/uploads/uploads';
import { createTestGateway, locateUpload, sendRequest, sessionCookieHeader } from '../testing/testGateway';

/** Objects of the S3 server by path, and the headers of the last request per method. */
const storedObjects = new Map<string, { bytes: Buffer; type: string }>();
const lastHeadersByMethod = new Map<string, IncomingMessage['headers']>();
let isUnavailable = false;

interface S3Request {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

interface S3Response {
  status: number;
  bytes?: Buffer;
}

/** A minimal S3 server that requires signatures and correct digests. */
function handleS3Request({ method, url, headers, bytes }: S3Request): S3Response {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const isTrue = method !== 'PUT' || headers['x-amz-content-sha256'] === digest;
  if (isUnavailable) return { status: 503 };
  if (!isTrue || !/^AWS4-HMAC-SHA256 /.test(headers.authorization ?? '')) return { status: 403 };
  if (method === 'PUT') storedObjects.set(url, { bytes, type: headers['content-type'] ?? '' });
  if (method === 'DELETE') storedObjects.delete(url);
  return method === 'GET' ? getObject(url, headers.range) : { status: 200 };
}

function getObject(url: string, range = ''): S3Response {
  const known = storedObjects.get(url);
  if (!known) return { status: 404 };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (!start) return { status: 200, bytes: known.bytes };
  return { status: 206, bytes: known.bytes.subarray(Number(start), Number(end) + 1) };
}

const s3Server: Server = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  lastHeadersByMethod.set(method, headers);
  void buffer(request).then((sent) => {
    const { status, bytes } = handleS3Request({ method, url, headers, bytes: sent });
    response.writeHead(status).end(bytes);
  });
});

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-bucket-'));
let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let cookie: string;
beforeAll(async () => {
  s3Server.listen(0, '127.0.0.1');
  await once(s3Server, 'listening');
  const { port } = s3Server.address() as AddressInfo;
  const bucket = {
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-west-3',
    name: 'tayyar-files',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a secret that never travels',
  };
  gateway = await createTestGateway({ config: { dataDir, bucket } });
  cookie = sessionCookieHeader(await gateway.createToken((await gateway.createUser({ role: 'trainer' })).id));
});
afterAll(async () => {
  await gateway.close();
  s3Server.close();
  rmSync(dataDir, { recursive: true });
});

const fileText = 'Lesson one.\nBring a multimeter.\n';
const uploadTextFile = () =>
  sendRequest(gateway.app, 'post', '/api/uploads?kind=attachment&name=notes.txt', {
    cookie,
    'content-type': 'application/octet-stream',
  }).send(fileText);

test('a file is kept in the bucket, signed for, and comes back whole and in parts', async () => {
  const answer = await uploadTextFile();
  expect(answer.status).toBe(201);
  const { url } = answer.body as UploadedFile;
  const key = url.split('/').at(-1) ?? '';
  expect([...storedObjects]).toEqual([[`/tayyar-files/${key}`, { bytes: Buffer.from(fileText), type: 'text/plain' }]]);
  const { authorization } = lastHeadersByMethod.get('PUT') ?? {};
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-3\/s3\/aws4_request, ?SignedHeaders=[\w;-]*host[\w;-]*, ?Signature=[0-9a-f]{64}$/,
  );
  expect(JSON.stringify([...lastHeadersByMethod])).not.toContain('never travels');

  const address = await locateUpload(gateway.app, url, { cookie });
  const whole = await sendRequest(gateway.app, 'get', address, { cookie });
  expect([whole.status, whole.text, whole.type]).toEqual([200, fileText, 'text/plain']);
  const part = await sendRequest(gateway.app, 'get', address, { cookie, range: 'bytes=0-5' });
  expect([part.status, part.text, lastHeadersByMethod.get('GET')?.range]).toEqual([206, 'Lesson', 'bytes=0-5']);
});

test(
  'while the storage does not answer, nothing is kept, and the sender is told to come back',
  { timeout: 30_000 },
  async () => {
    const before = await gateway.db.upload.count();
    isUnavailable = true;
    const answer = await uploadTextFile();
    isUnavailable = false;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(await gateway.db.upload.count()).toBe(before);
  },
);

test('a file whose bytes are gone is not found', async () => {
  const { url } = (await uploadTextFile()).body as UploadedFile;
  const address = await locateUpload(gateway.app, url, { cookie });
  const read = async () => (await sendRequest(gateway.app, 'get', address, { cookie })).status;
  expect(await read()).toBe(200);
  storedObjects.clear();
  expect(await read()).toBe(404);
});

test('what the database refuses to note is taken out of the storage again', async () => {
  storedObjects.clear();
  const blocked =
    "CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$";
  await gateway.db.$executeRawUnsafe(blocked);
  await gateway.db.$executeRawUnsafe('CREATE TRIGGER refused BEFORE INSERT ON "uploads" EXECUTE FUNCTION refused()');
  expect((await uploadTextFile()).status).toBe(500);
  expect(storedObjects.size).toBe(0);
});

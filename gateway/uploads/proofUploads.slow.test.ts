import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../limits';
import { bounds } from '../../schema/contract/bounds';
import type { UploadedFile } from '../../schema/contract/uploads/uploads';
import { deleteUnusedUploads } from '../../schema/uploads/uploads';
import { createEndlessPdf, createPdf } from '../testing/documents/testPdf';
import { createTestGateway, sendRequest, sessionCookieHeader, type TestGateway } from '../testing/testGateway';
import { createPng, createRotatedJpeg, describeImage } from '../testing/documents/testImages';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-proofs-'));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { dataDir }, limits: { rateLimits: null } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const cookieOf = async ({ id }: { id: number }) => sessionCookieHeader(await gateway.createToken(id));

const upload = (bytes: Buffer | string, name: string, cookie?: string) =>
  sendRequest(gateway.app, 'post', `/api/uploads?${new URLSearchParams({ kind: 'proof', name })}`, {
    'content-type': 'application/octet-stream',
    ...(cookie && { cookie }),
  })
    .serialize((body: unknown) => body as string)
    .send(bytes);

const pdf = createPdf(['0 0 1']);

test('a picture is stored privately and without metadata: for the owner and admins, not found for others', async () => {
  const owner = await cookieOf(await gateway.createUser());
  const response = await upload(await createRotatedJpeg(60, 40), 'receipt.jpg', owner);
  const { url, type } = response.body as UploadedFile;
  expect([response.status, type]).toEqual([201, 'image/webp']);
  expect(url).toMatch(/^\/media\/proofs\/[0-9a-f]{32}\.webp$/);
  const admin = await cookieOf(await gateway.createUser({ role: 'admin' }));
  for (const cookie of [owner, admin]) {
    const file = await sendRequest(gateway.app, 'get', url, { cookie });
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((file.body as Buffer).includes('Exif')).toBe(false);
    expect(await describeImage(file.body as Buffer)).toMatchObject({ format: 'webp' });
  }
  const [stranger, trainer] = [await gateway.createUser(), await gateway.createUser({ role: 'trainer' })];
  for (const cookie of [await cookieOf(stranger), await cookieOf(trainer)])
    expect((await sendRequest(gateway.app, 'get', url, { cookie })).status).toBe(404);
  expect((await sendRequest(gateway.app, 'get', url)).status).toBe(404);
  const publicUrl = url.replace('/media/proofs/', '/media/uploads/');
  expect((await sendRequest(gateway.app, 'get', publicUrl, { cookie: admin })).status).toBe(404);
});

test('a PDF becomes a picture of its pages, without its metadata', async () => {
  const owner = await cookieOf(await gateway.createUser());
  const response = await upload(createPdf(['0 0 1', '0 0 0']), 'receipt.pdf', owner);
  expect([response.status, response.body]).toMatchObject([201, { type: 'image/webp', name: 'receipt.pdf' }]);
  const { body, headers } = await sendRequest(gateway.app, 'get', (response.body as UploadedFile).url, {
    cookie: owner,
  });
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/webp', 'private, no-store']);
  const picture = { width: 2480, height: 1754, format: 'webp', first: 'blue', last: 'black' };
  expect(await describeImage(body as Buffer)).toMatchObject(picture);
  expect((body as Buffer).includes('SECRET')).toBe(false);
});

test('equal PDF files have equal pictures, so that a proof that was used before is recognised', async () => {
  const owner = await gateway.createUser();
  for (const author of ['one', 'another']) await upload(createPdf(['0 0 1'], author), 'a.pdf', await cookieOf(owner));
  const [first, second] = await gateway.db.upload.findMany({ where: { ownerId: owner.id }, select: { sha256: true } });
  expect(first?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toEqual(first);
});

test('proofs per hour are limited, and a PDF that needs all of its time counts as ten', async () => {
  const limited = await createTestGateway({
    config: { dataDir },
    limits: { rateLimits: { ...defaultLimits.rateLimits, proof: { points: 11, seconds: 3600 } } },
  });
  const cookie = sessionCookieHeader(await limited.createToken((await limited.createUser()).id));
  const send = (bytes: Buffer) =>
    sendRequest(limited.app, 'post', '/api/uploads?kind=proof&name=a', {
      'content-type': 'application/octet-stream',
      cookie,
    })
      .serialize((body: unknown) => body as string)
      .send(bytes);
  const costly = await send(createEndlessPdf());
  expect([costly.status, costly.text]).toEqual([400, expect.stringContaining('takes too long')]);
  expect([(await send(createPng(2, 2))).status, (await send(createPng(2, 2))).status]).toEqual([201, 429]);
  await limited.close();
});

const confirmedCookie = async () => cookieOf(await gateway.createUser({ emailConfirmedAt: new Date() }));

test.each([
  ['one user', async () => Array<string>(4).fill(await confirmedCookie())],
  [
    'the accounts of one network without a confirmed address',
    () => Promise.all([1, 2, 3, 4].map(async () => cookieOf(await gateway.createUser({ emailConfirmedAt: null })))),
  ],
])(
  'of %s one PDF is drawn and one waits; those of others are not refused',
  async (_name, createCookies) => {
    const other = await confirmedCookie();
    const busy = await createCookies();
    const responses = await Promise.all([
      ...busy.map((cookie) => upload(createPdf(Array<string>(4).fill('0 0 1')), 'a.pdf', cookie)),
      upload(pdf, 'receipt.pdf', other),
    ]);
    expect(responses.at(-1)?.status).toBe(201);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, text }) => [status, text])).toContainEqual([
      429,
      'Your previous file is still being processed. Send this one in a few seconds',
    ]);
  },
  60_000,
);

test.each([
  ['HTML named .pdf', '<!doctype html><script>alert(1)</script>', 'receipt.pdf', 415],
  ['HTML after the mark of a picture in the name', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'receipt.png', 415],
  ['plain text', 'I have paid', 'receipt.txt', 415],
  ['nothing', '', 'receipt.pdf', 400],
  [
    'a PDF without pages',
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n',
    'a.pdf',
    400,
  ],
  ['a PDF of 21 pages', createPdf(Array<string>(21).fill('0 0 1')), 'receipt.pdf', 413],
])('%s is refused', async (_name, body, name, status) => {
  const owner = await gateway.createUser();
  expect((await upload(body, name, await cookieOf(owner))).status).toBe(status);
  expect(await gateway.db.upload.count({ where: { ownerId: owner.id } })).toBe(0);
});

test('a picture of 1 × 300,000 pixels is made small, and the server goes on', async () => {
  const owner = await cookieOf(await gateway.createUser());
  const response = await upload(createPng(1, 300_000), 'receipt.png', owner);
  expect(response.status).toBe(201);
  const { body } = await sendRequest(gateway.app, 'get', (response.body as UploadedFile).url, { cookie: owner });
  expect((await describeImage(body as Buffer)).height).toBeLessThanOrEqual(2560);
  expect((await upload(pdf, 'receipt.pdf', owner)).status).toBe(201);
});

test('a PDF file that is HTML as well becomes a picture, which is sent in ranges to its owner only', async () => {
  const owner = await cookieOf(await gateway.createUser());
  const polyglot = Buffer.concat([pdf, Buffer.from('<html><script>alert(document.domain)</script></html>')]);
  const { url } = (await upload(polyglot, 'receipt.html', owner)).body as UploadedFile;
  expect(url).toMatch(/\.webp$/);
  const part = await sendRequest(gateway.app, 'get', url, { cookie: owner, range: 'bytes=0-3' });
  expect([part.status, part.headers['content-type'], (part.body as Buffer).toString()]).toEqual([
    206,
    'image/webp',
    'RIFF',
  ]);
  expect(part.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  const stranger = await cookieOf(await gateway.createUser());
  for (const method of ['get', 'head'] as const)
    expect((await sendRequest(gateway.app, method, url, { cookie: stranger, range: 'bytes=0-3' })).status).toBe(404);
});

test('proofs count for the quota of their owner', async () => {
  const owner = await gateway.createUser();
  const file = { kind: 'proof', name: 'a.webp', type: 'image/webp', sha256: '0' } as const;
  const key = `${'a'.repeat(32)}.webp`;
  await gateway.db.upload.create({ data: { ...file, key, ownerId: owner.id, bytes: bounds.uploads.perUser - 10 } });
  expect((await upload(pdf, 'receipt.pdf', await cookieOf(owner))).status).toBe(409);
  expect(await gateway.db.upload.count({ where: { ownerId: owner.id } })).toBe(1);
});

test('after a day a proof that was never sent is deleted, one that was sent stays', async () => {
  const owner = await gateway.createUser();
  const cookie = await cookieOf(owner);
  const urls = [];
  for (const name of ['sent.pdf', 'forgotten.pdf'])
    urls.push(((await upload(pdf, name, cookie)).body as UploadedFile).url);
  const [sent = '', forgotten = ''] = urls.map((url) => url.split('/').at(-1));
  const course = await gateway.createCourse({ price: '1000' });
  const amounts = { amount: '1000', listPrice: '1000', expiresAt: new Date() };
  const { id: paymentId } = await gateway.db.payment.create({
    data: { ...amounts, userId: owner.id, courseId: course.id, method: 'ccp', status: 'cancelled' },
  });
  await gateway.db.paymentProof.create({
    data: { paymentId, uploadKey: sent, fileHash: '0', transactionId: '1', transactionKey: '1' },
  });
  const deleted: string[] = [];
  const nextDay = Date.now() + 25 * 60 * 60 * 1000;
  await deleteUnusedUploads(gateway.db, (key) => Promise.resolve(void deleted.push(key)), nextDay);
  expect(deleted).toContain(forgotten);
  expect(deleted).not.toContain(sent);
});

test('visitors upload nothing', async () => {
  expect((await upload(pdf, 'receipt.pdf')).status).toBe(401);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bounds } from '../../schema/contract/bounds';
import { isLocalMediaUrl } from '../../schema/contract/site/urls';
import type { UploadedFile } from '../../schema/contract/uploads/uploads';
import { urlField } from '../../schema/contract/validation/accounts/accounts';
import {
  createTestGateway,
  locateUpload,
  sessionCookieHeader,
  sendRequest,
  type TestGateway,
} from '../testing/testGateway';
import { createRotatedJpeg, createPng, createWebp, describeImage } from '../testing/documents/testImages';

type Headers = Record<string, string>;
const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-uploads-'));
const cookies: Record<string, string> = {};
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { dataDir }, limits: { rateLimits: null } });
  for (const role of ['student', 'trainer', 'admin'] as const) {
    const { id } = await gateway.createUser({ role });
    cookies[role] = sessionCookieHeader(await gateway.createToken(id));
  }
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

interface UploadOptions extends Headers {
  kind: string;
  name: string;
  persona: string;
}

const postUpload = (bytes: Buffer | string, { kind, name, persona, ...headers }: Partial<UploadOptions> = {}) =>
  sendRequest(
    gateway.app,
    'post',
    `/api/uploads?${new URLSearchParams({ kind: kind ?? 'attachment', name: name ?? 'a' })}`,
    {
      'content-type': 'application/octet-stream',
      ...(persona !== 'visitor' && { cookie: cookies[persona ?? 'trainer'] ?? '' }),
      ...headers,
    },
  )
    .serialize((body: unknown) => body as string)
    .send(bytes);

const uploadFile = async (bytes: Buffer | string, options: Partial<UploadOptions>): Promise<UploadedFile> => {
  const { status, body } = await postUpload(bytes, options);
  expect(status).toBe(201);
  return body as UploadedFile;
};

const trainerHeaders = () => ({ cookie: cookies.trainer ?? '' });
const locateFile = (url: string) => locateUpload(gateway.app, url, trainerHeaders());

const fetchFile = async (url: string, headers: Headers = {}) =>
  sendRequest(gateway.app, 'get', await locateFile(url), { ...trainerHeaders(), ...headers })
    .buffer()
    .parse(parseAsBuffer);

const parseAsBuffer = (response: unknown, done: (error: null, bytes: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  (response as NodeJS.ReadableStream)
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => done(null, Buffer.concat(chunks)));
};

/** Number of stored files and rows; fails if there are incoming files. */
const countStoredFiles = async () => {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => /uploads.[^.]/.test(name));
  expect(readdirSync(dataDir, { recursive: true }).filter((name) => /incoming./.test(String(name)))).toEqual([]);
  return { files: files.length, rows: await gateway.db.upload.count() };
};

const pdfBytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const zipBytes = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');

describe('an image', () => {
  test('is rotated, resized and converted to WebP without metadata', async () => {
    const file = await uploadFile(await createRotatedJpeg(3000, 2000), {
      kind: 'thumbnail',
      name: 'C:\\fakepath\\صورة الدورة.JPG',
    });
    expect(file).toMatchObject({ name: 'صورة الدورة.JPG', type: 'image/webp' });
    const { body, headers } = await fetchFile(file.url);
    expect((body as Buffer).length).toBe(file.bytes);
    expect((body as Buffer).includes('SECRET PLACE')).toBe(false);
    expect(await describeImage(body as Buffer)).toEqual({
      width: 853,
      height: 1280,
      format: 'webp',
      first: 'red',
      last: 'blue',
    });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(headers['content-disposition']).toBeUndefined();
    expect(isLocalMediaUrl(file.url)).toBe(true);
    expect(urlField.parse(file.url)).toBe(file.url);
  });

  test('is cropped to a square as an avatar', async () => {
    const { url } = await uploadFile(createPng(900, 300), { kind: 'avatar', name: 'me.png', persona: 'student' });
    expect(await describeImage((await fetchFile(url)).body as Buffer)).toMatchObject({ width: 256, height: 256 });
  });

  test.each([
    [300, 900, 256],
    [60, 20, 20],
    [1, 30_000, 1],
    [30_000, 1, 1],
  ])('of %i × %i pixels becomes an avatar of %i', { timeout: 10_000 }, async (width, height, side) => {
    const { url } = await uploadFile(createPng(width, height), { kind: 'avatar', name: 'me.png', persona: 'student' });
    expect(await describeImage((await fetchFile(url)).body as Buffer)).toMatchObject({ width: side, height: side });
  });

  test.each([
    [1, 30_000],
    [30_000, 1],
  ])('of %i × %i pixels is shortened', async (width, height) => {
    const { url } = await uploadFile(createPng(width, height), { kind: 'thumbnail', name: 'line.png' });
    const small = await describeImage((await fetchFile(url)).body as Buffer);
    expect(small.width * small.height).toBeLessThan(2000);
  });

  test('is not enlarged', async () => {
    const { url } = await uploadFile(await createWebp(40, 20), { kind: 'thumbnail', name: 'small.webp' });
    expect(await describeImage((await fetchFile(url)).body as Buffer)).toMatchObject({
      width: 40,
      height: 20,
      first: 'red',
      last: 'blue',
    });
  });
});

test.each([
  ['setup.hta', 'start calc.exe', 'setup.hta.txt'],
  ['.bat', 'start calc.exe', '.bat.txt'],
  ['marks.CSV', 'name,mark', 'marks.CSV'],
  ['table.xlsx', zipBytes, 'table.xlsx.zip'],
])('the attachment %s is saved with the extension of its detected type', async (name, bytes, savedName) => {
  const { url, name: storedName } = await uploadFile(bytes, { name });
  expect(storedName).toBe(savedName);
  expect((await fetchFile(url)).headers['content-disposition']).toBe(`attachment; filename=${savedName}`);
});

test.each([
  ['notes.pdf', pdfBytes, 'application/pdf', 'application/pdf'],
  ['ملخص الدرس.zip', zipBytes, 'application/zip', 'application/zip'],
  ['names.csv', 'name,city\nأمل,وهران\n', 'text/csv', 'text/csv; charset=utf-8'],
  ['no ending', 'Plain <b>text</b>.', 'text/plain', 'text/plain; charset=utf-8'],
])('the attachment %s is stored unchanged and downloaded under its name', async (name, bytes, type, served) => {
  const file = await uploadFile(bytes, { name });
  expect(file).toMatchObject({ name, type, bytes: Buffer.byteLength(bytes) });
  const { body, headers } = await fetchFile(file.url, { 'accept-encoding': 'gzip, br' });
  expect(body).toEqual(Buffer.from(bytes));
  expect(headers).toMatchObject({
    'content-type': served,
    'cache-control': expect.stringMatching(/^private, /) as string,
  });
  expect(headers['content-disposition']).toMatch(/^attachment; filename/);
  expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain(name);
  const row = await gateway.db.upload.findUniqueOrThrow({ where: { key: file.url.split('/').at(-1) ?? '' } });
  expect(row).toMatchObject({ kind: 'attachment', name, type, bytes: file.bytes });
});

const htmlText = '<!doctype html><script>alert(1)</script>';
const svgText = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

describe('rejected uploads', () => {
  test.each([
    ['HTML that is called a picture', htmlText, { kind: 'thumbnail', name: 'a.png' }, 415],
    ['HTML that is called a text', `\uFEFF \n${htmlText}`, { name: 'a.txt' }, 415],
    ['SVG', svgText, { kind: 'avatar', name: 'a.svg' }, 415],
    ['SVG that is called a text', svgText, { name: 'a.txt' }, 415],
    ['XML', `<?xml version="1.0"?>${svgText}`, { name: 'a.csv' }, 415],
    ['a PDF for a picture', pdfBytes, { kind: 'thumbnail', name: 'a.jpg' }, 415],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003'), { name: 'a.pdf' }, 415],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      { kind: 'avatar' },
      415,
    ],
    ['bytes that are no text', Buffer.from([0x61, 0xff, 0x01]), { name: 'a.txt' }, 415],
    ['a text with NUL', 'a\u0000b', { name: 'a.txt' }, 415],
    ['nothing', '', { name: 'a.txt' }, 400],
    ['half a picture', createPng(300, 300).subarray(0, 60), { kind: 'thumbnail' }, 400],
    ['a picture that unpacks to gigabytes', createPixelBomb(), { kind: 'thumbnail' }, 413],
    ['a kind that there is not', pdfBytes, { kind: 'video' }, 400],
    ['a blank name', pdfBytes, { name: ' / ' }, 400],
    ['a face too large', Buffer.alloc(bounds.uploads.avatar.bytes + 1), { kind: 'avatar' }, 413],
    ['an attachment too large', Buffer.alloc(bounds.uploads.attachment.bytes + 1), {}, 413],
    ['a form of another site', pdfBytes, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['plain text of another site', 'text', { 'content-type': 'text/plain' }, 415],
    ['another site', pdfBytes, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', pdfBytes, { origin: 'https://elsewhere.example' }, 403],
    ['a visitor', pdfBytes, { persona: 'visitor' }, 401],
    ["a student's attachment", pdfBytes, { persona: 'student' }, 403],
    ["a student's course picture", createPng(9, 9), { persona: 'student', kind: 'thumbnail' }, 403],
  ])('rejects %s with a message and stores nothing', async (_description, bytes, options, status) => {
    const before = await countStoredFiles();
    const response = await postUpload(bytes, options);
    expect([response.status, response.type]).toEqual([status, 'text/plain']);
    expect(response.text).toMatch(/^[A-Z]?[\w:]+ .{10,}$/);
    expect(await countStoredFiles()).toEqual(before);
  });

  test('returns 405 with the allowed method', async () => {
    const response = await sendRequest(gateway.app, 'get', '/api/uploads');
    expect([response.status, response.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});

/** A PNG whose header declares 60,000 × 60,000 pixels. */
function createPixelBomb(): Buffer {
  const png = createPng(10, 10);
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

test('an admin may upload every kind', async () => {
  for (const kind of ['thumbnail', 'avatar', 'attachment'])
    await uploadFile(createPng(20, 20), { kind, persona: 'admin', name: 'a.png' });
});

describe('a stored file', () => {
  let file: UploadedFile;
  beforeAll(async () => (file = await uploadFile(pdfBytes, { name: 'notes.pdf' })));

  test.each([
    ['bytes=0-3', 206, '%PDF', `bytes 0-3/${pdfBytes.length}`],
    [
      'bytes=-4',
      206,
      pdfBytes.subarray(-4).toString(),
      `bytes ${pdfBytes.length - 4}-${pdfBytes.length - 1}/${pdfBytes.length}`,
    ],
    ['bytes=5-', 206, pdfBytes.subarray(5).toString(), `bytes 5-${pdfBytes.length - 1}/${pdfBytes.length}`],
    ['bytes=0-1,4-5', 200, pdfBytes.toString(), undefined],
    ['lines=1-2', 200, pdfBytes.toString(), undefined],
  ])('supports the range %s', async (range, status, text, contentRange) => {
    const response = await fetchFile(file.url, { range });
    expect([response.status, String(response.body), response.headers['content-range']]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  test('returns 416 for a range beyond the end', async () => {
    const response = await sendRequest(gateway.app, 'get', await locateFile(file.url), {
      ...trainerHeaders(),
      range: 'bytes=9999-',
    });
    expect([response.status, response.headers['content-range']]).toEqual([416, `bytes */${pdfBytes.length}`]);
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  test('supports If-None-Match, HEAD and If-Range', async () => {
    const { headers } = await fetchFile(file.url);
    const unchanged = await fetchFile(file.url, { 'if-none-match': headers.etag ?? '' });
    expect(unchanged.status).toBe(304);
    const head = await sendRequest(gateway.app, 'head', await locateFile(file.url), trainerHeaders());
    expect([head.status, head.headers['content-length']]).toEqual([200, String(pdfBytes.length)]);
    const other = await fetchFile(file.url, { range: 'bytes=0-3', 'if-range': '"another"' });
    expect(other.status).toBe(200);
  });

  test.each([
    '..%2f..%2fsession-secret',
    '%2e%2e%2fsession-secret',
    '.incoming',
    'a',
    `${'0'.repeat(32)}.pdf`,
    '%00',
    'x/y',
  ])('returns 404 for the invalid key %s', async (key) => {
    expect((await sendRequest(gateway.app, 'get', `/media/uploads/${key}`)).status).toBe(404);
  });
});

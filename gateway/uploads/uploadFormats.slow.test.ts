import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problems } from '../../schema/contract/problems/problems';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { uploadKinds, type UploadedFile, type UploadKind } from '../../schema/contract/uploads/uploads';
import {
  createTestGateway,
  locateUpload,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';
import { createJpegHeader, createPng, createRotatedJpeg, describeImage } from '../testing/documents/testImages';
import { createAnnotatedPdf, createPdf, pdfText } from '../testing/documents/testPdf';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-formats-'));
let gateway: TestGateway;
let cookie: string;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { dataDir }, limits: { rateLimits: null } });
  cookie = sessionCookieHeader(await gateway.createToken((await gateway.createUser({ role: 'trainer' })).id));
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (kind: UploadKind, name: string, bytes: Buffer | string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'post', `/api/uploads?${new URLSearchParams({ kind, name })}`, {
    'content-type': 'application/octet-stream',
    cookie,
    ...headers,
  })
    .serialize((body: unknown) => body as string)
    .send(bytes);

const fetchFile = async (url: string) =>
  sendRequest(gateway.app, 'get', await locateUpload(gateway.app, url, { cookie }), { cookie });
const readFixture = (name: string): Buffer => readFileSync(resolveFromRoot(`gateway/testing/files/${name}`));

/** Kinds of files that can be pictures, and those that must be. */
const fileKinds = uploadKinds.filter((kind) => kind !== 'captions');
const pictureKinds = fileKinds.filter((kind) => kind !== 'attachment');

describe('pictures', () => {
  test.each(fileKinds)('a JPEG that is named .HEIC is accepted as %s', async (kind) => {
    const { status, body } = await upload(kind, 'IMG_0001.HEIC', await createRotatedJpeg(60, 40));
    expect([status, body]).toMatchObject([201, { name: 'IMG_0001.HEIC', type: 'image/webp' }]);
  });

  test.each(fileKinds.flatMap((kind) => ['photo.heic', 'photo.avif'].map((name) => [name, kind] as const)))(
    '%s as %s is refused with advice',
    async (name, kind) => {
      const { status, text } = await upload(kind, name, readFixture(name));
      expect([status, text]).toEqual([
        415,
        'Pictures in HEIC or AVIF format are not supported. Share the picture as JPEG, or take a screenshot of it. JPEG, PNG and WebP are accepted',
      ]);
      const arabic = await upload(kind, 'photo.jpg', readFixture(name), { 'accept-language': 'ar' });
      expect([arabic.status, arabic.text]).toEqual([415, expect.stringContaining('شاركها بصيغة JPEG')]);
    },
  );

  test.each(pictureKinds.map((kind) => [kind]))('more than 65 megapixels as %s are refused', async (kind) => {
    const { status, text } = await upload(kind, 'photo.jpg', createJpegHeader(12_000, 9000));
    expect([status, text]).toEqual([413, expect.stringContaining('65 megapixels')]);
  });

  test.each([
    [1, 'red', 'blue', 60],
    [2, 'blue', 'red', 60],
    [3, 'blue', 'red', 60],
    [4, 'red', 'blue', 60],
    [5, 'red', 'blue', 40],
    [6, 'red', 'blue', 40],
    [7, 'blue', 'red', 40],
    [8, 'blue', 'red', 40],
  ])('orientation %i is turned upright', async (orientation, first, last, width) => {
    const { body } = await upload('thumbnail', 'a.jpg', await createRotatedJpeg(60, 40, orientation));
    const image = await fetchFile((body as UploadedFile).url);
    expect(await describeImage(image.body as Buffer)).toMatchObject({ first, last, width });
  });

  test.each([
    ['progressive.jpg', 'red', 'blue'],
    ['cmyk.jpg', 'red', 'blue'],
    ['rgba16.png', 'red', 'blue'],
    ['animated.webp', 'red', 'blue'],
    ['animated.png', 'red', 'blue'],
    ['gray16.png', 'red', 'black'],
  ])('%s keeps its colors, and its first frame', async (name, first, last) => {
    const { status, body } = await upload('thumbnail', name, readFixture(name));
    expect(status).toBe(201);
    const image = await fetchFile((body as UploadedFile).url);
    expect(await describeImage(image.body as Buffer)).toMatchObject({ first, last, width: 60, height: 40 });
  });

  test('a picture that ends too early is called damaged', async () => {
    const photo = await createRotatedJpeg(600, 400);
    const { status, text } = await upload('avatar', 'photo.jpg', photo.subarray(0, photo.length / 3));
    expect([status, text]).toEqual([400, 'The file is empty or damaged']);
  });
});

const textField = '/Subtype/Widget/FT/Tx/T(amount)/DA(/F 14 Tf 0 g)';
const writtenText = 'BT /F 20 Tf 60 700 Td (15 000 DZD) Tj ET';

describe('a PDF as a proof', () => {
  test.each<[string, Buffer]>([
    [
      'the value of a field with its appearance',
      createAnnotatedPdf({ annotation: `${textField}/V(15 000)`, appearance: 'BT /F 14 Tf 2 8 Td (15 000) Tj ET' }),
    ],
    ['the value of a field without appearance', createAnnotatedPdf({ annotation: `${textField}/V(15 000 DZD)` })],
    [
      'the value of a field that needs an appearance',
      createAnnotatedPdf({ annotation: `${textField}/V(15 000 DZD)`, catalog: '/NeedAppearances true' }),
    ],
    ['the Arabic value of a field', createAnnotatedPdf({ annotation: `${textField}/V${pdfText('دُفع المبلغ')}` })],
    ['a form of another program', readFixture('form-reportlab.pdf')],
    [
      'a text on the page',
      createAnnotatedPdf({ annotation: '/Subtype/FreeText/Contents(Paid 15 000)/DA(/F 14 Tf 0 g)/BS<</W 0>>' }),
    ],
    [
      'an Arabic text on the page',
      createAnnotatedPdf({ annotation: `/Subtype/FreeText/Contents${pdfText('دُفع')}/DA(/F 14 Tf 0 g)/BS<</W 0>>` }),
    ],
    ['a stamp', createAnnotatedPdf({ annotation: '/Subtype/Stamp', appearance: 'BT /F 14 Tf 2 8 Td (PAID) Tj ET' })],
    ['a stamp without appearance', createAnnotatedPdf({ annotation: '/Subtype/Stamp/Name/Approved' })],
    ['a text in a font that is not embedded', createAnnotatedPdf({ content: writtenText })],
    ['a file with an owner password', readFixture('owner-password.pdf')],
    ['a scan by fax', readFixture('scan-ccitt.pdf')],
    ['a scan in JBIG2', readFixture('scan-jbig2.pdf')],
    ['a scan in JPEG 2000', readFixture('scan-jpx.pdf')],
  ])('shows %s', async (_name, bytes) => {
    const { status, body } = await upload('proof', 'receipt.pdf', bytes);
    expect([status, body]).toMatchObject([201, { type: 'image/webp' }]);
  });

  test.each([
    ['rotated', '/Rotate 90', 1754, 1239],
    ['cut out', '/CropBox[40 690 340 720]', 1754, 175],
    ['landscape', '/MediaBox[0 0 842 595]/CropBox[0 0 842 595]/Rotate 0', 1754, 1239],
  ])('shows a page that is %s in its own shape', async (_name, page, width, height) => {
    const content = 'BT /F 20 Tf 60 700 Td (15 000) Tj 0 -300 Td (DZD) Tj ET';
    const { body } = await upload('proof', 'receipt.pdf', createAnnotatedPdf({ content, page }));
    const image = await fetchFile((body as UploadedFile).url);
    expect(await describeImage(image.body as Buffer)).toMatchObject({ width, height });
  });

  test('of 20 pages is one picture', async () => {
    const { status, body } = await upload('proof', 'a.pdf', createPdf(Array<string>(20).fill('0 0 1')));
    expect(status).toBe(201);
    const image = await fetchFile((body as UploadedFile).url);
    expect(await describeImage(image.body as Buffer)).toMatchObject({ first: 'blue', format: 'webp' });
  });

  test.each<[string, Buffer, string]>([
    ['an empty page', createAnnotatedPdf({}), 'it is white'],
    ['white text', createAnnotatedPdf({ content: `1 g ${writtenText}` }), 'it is white'],
    ['an empty field', createAnnotatedPdf({ annotation: `${textField}/V()` }), 'it is white'],
    ['a hidden text', createAnnotatedPdf({ annotation: '/Subtype/FreeText/Contents(x)/F 2' }), 'it is white'],
    ['a user password', readFixture('user-password.pdf'), 'protected by a password. Print it to a new PDF'],
    ['an old user password', readFixture('user-password-rc4.pdf'), 'protected by a password. Print it to a new PDF'],
    ['half a file', readFixture('form-reportlab.pdf').subarray(0, 900), 'empty or damaged'],
    [
      'a form that only Adobe Reader shows',
      createAnnotatedPdf({
        content: writtenText,
        catalog: '/NeedsRendering true/AcroForm<</Fields[]/XFA 4 0 R>>',
      }),
      'Only Adobe Reader',
    ],
  ])('with %s is refused with advice', async (_name, bytes, advice) => {
    const { status, text } = await upload('proof', 'receipt.pdf', bytes);
    expect([status, text]).toEqual([400, expect.stringContaining(advice)]);
  });

  test('a white photo is refused, too', async () => {
    const { status, text } = await upload('proof', 'white.png', createPng(200, 100, 255));
    expect([status, text]).toEqual([400, problems.pictureBlank.text.en]);
  });
});

const subtitles = 'WEBVTT\n\n00:01.000 --> 00:04.000 align:start\n<v أمينة>\u202Bمرحبا بكم في الدرس 1 (PV).\u202C\n';
const srt = `\uFEFF1\r\n00:00:01,000 --> 00:00:04,000\r\nمرحبا kWh 15\r\n`;

describe('an attachment', () => {
  test.each<[string, Buffer | string, string, string]>([
    ['درس.vtt', subtitles, 'درس.vtt', 'text/vtt; charset=utf-8'],
    ['درس.srt', srt, 'درس.srt', 'text/plain; charset=utf-8'],
    ['README.md', '# BMS', 'README.md', 'text/plain; charset=utf-8'],
    ['BMS.txt', 'BMS: battery management', 'BMS.txt', 'text/plain; charset=utf-8'],
    ['blink.ino', 'void setup() {}', 'blink.ino', 'text/plain; charset=utf-8'],
    ['قياس.py', 'print("kWh")', 'قياس.py', 'text/plain; charset=utf-8'],
    ['rendez-vous.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'rendez-vous.ics', 'text/plain; charset=utf-8'],
    ['قديم.srt', Buffer.from([0x31, 0x0d, 0x0a, 0xe3, 0xd1, 0xcd, 0xc8]), 'قديم.srt', 'application/octet-stream'],
    ['excel.csv', Buffer.from('\uFEFFa;b', 'utf16le'), 'excel.csv', 'application/octet-stream'],
    ['page.html', 'no markup', 'page.html.txt', 'text/plain; charset=utf-8'],
    ['run.js', 'alert(1)', 'run.js.txt', 'text/plain; charset=utf-8'],
    ['C:\\Users\\أمل\\درس\u202Etxt.exe', 'x', 'درسtxt.exe.txt', 'text/plain; charset=utf-8'],
    ['../../\u0000notes\u200F.md', 'x', 'notes.md', 'text/plain; charset=utf-8'],
  ])('%s keeps its bytes and is only ever saved', async (name, bytes, savedName, type) => {
    const { status, body } = await upload('attachment', name, bytes);
    expect([status, body]).toMatchObject([201, { name: savedName, bytes: Buffer.byteLength(bytes) }]);
    const { headers } = await fetchFile((body as UploadedFile).url);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const disposition = decodeURIComponent(headers['content-disposition'] ?? '');
    expect([disposition.slice(0, 11), disposition.endsWith(savedName)]).toEqual(['attachment;', true]);
  });

  test('a long name is cut, and keeps its extension', async () => {
    const { body } = await upload('attachment', `${'درس '.repeat(100)}.srt`, srt);
    const { name } = body as UploadedFile;
    expect([name.length, name.endsWith('.srt')]).toEqual([200, true]);
  });

  test.each([
    ['a program', 'setup.md', Buffer.from('MZ\u0090\u0000\u0003')],
    ['HTML', 'notes.md', '<!doctype html><script>alert(1)</script>'],
    ['SVG in UTF-16', 'notes.txt', Buffer.from('\uFEFF<svg onload="alert(1)"/>', 'utf16le')],
  ])('%s is refused, with the accepted types', async (_name, name, bytes) => {
    const { status, text } = await upload('attachment', name, bytes);
    expect([status, text]).toEqual([415, expect.stringContaining('subtitles (VTT, SRT)')]);
  });
});

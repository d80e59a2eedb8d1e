import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allVariantNames } from '../../schema/contract/uploads/pictureVariants';
import type { UploadedFile } from '../../schema/contract/uploads/uploads';
import { createStorage } from '../storage/createStorage';
import { createPng, describeImage } from '../testing/documents/testImages';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';
import { deleteUploadedFile } from './linkPreviews';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-variants-'));
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

async function upload(kind: string, bytes: Buffer): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream', cookie };
  const { body } = await sendRequest(gateway.app, 'post', `/api/uploads?kind=${kind}&name=a.png`, headers).send(bytes);
  return (body as UploadedFile).url;
}

const keyOf = (url: string): string => url.split('/').at(-1) ?? '';
const storedFiles = (key: string) =>
  readdirSync(join(dataDir, 'uploads'))
    .filter((name) => name.startsWith(key))
    .sort();
const get = (url: string) => sendRequest(gateway.app, 'get', url).buffer();

test('a picture is stored in smaller widths and two formats, which are deleted with it', async () => {
  const url = await upload('thumbnail', createPng(1200, 600));
  const key = keyOf(url);
  const row = await gateway.db.upload.findUniqueOrThrow({ where: { key } });
  expect(row).toMatchObject({ width: 1200, height: 600 });
  expect(storedFiles(key)).toEqual(
    ['', '.480.avif', '.480.webp', '.960.avif', '.960.webp', '.full.avif'].map((name) => key + name),
  );
  let bytes = 0;
  for (const [name, width] of [
    ['480.avif', 480],
    ['960.webp', 960],
    ['full.avif', 1200],
  ] as const) {
    const { status, type, headers, body } = await get(`${url}/${name}`);
    expect([status, type]).toEqual([200, `image/${name.split('.')[1]}`]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable, no-transform');
    expect(await describeImage(body as Buffer)).toMatchObject({ width, height: width / 2 });
    bytes += (body as Buffer).length;
  }
  expect(row.variantBytes).toBeGreaterThan(bytes);
  for (const name of ['1600.webp', 'full.webp', '480.jpg', '..%2f'])
    expect((await get(`${url}/${name}`)).status).toBe(404);
  await deleteUploadedFile(createStorage({ dataDir, bucket: undefined }), key);
  expect(storedFiles(key)).toEqual([]);
});

test.each([
  ['thumbnail', 480],
  ['avatar', 900],
])('a picture as %s of %i pixels has one file', async (kind, side) => {
  const url = await upload(kind, createPng(side, side));
  expect(storedFiles(keyOf(url))).toEqual([keyOf(url)]);
  expect(await gateway.db.upload.findUnique({ where: { key: keyOf(url) } })).toMatchObject({ variantBytes: 0 });
  for (const name of allVariantNames) expect((await get(`${url}/${name}`)).status).toBe(404);
});

const query = 'query ($id: ID!) { course(id: $id) { thumbnailSources { type srcSet } descriptionBlocks } }';

test('a course names size and formats of its pictures; old uploads and other pictures have none', async () => {
  const url = await upload('thumbnail', createPng(600, 300));
  const old = `/media/uploads/${'0'.repeat(32)}.webp`;
  await gateway.db.upload.create({
    data: { key: keyOf(old), kind: 'thumbnail', name: 'a', type: 'image/webp', bytes: 1 },
  });
  const description = `![A](${url})\n\n![B](${old})\n\n![C](https://example.dz/c.png)`;
  const course = await gateway.createCourse({ thumbnail: url, description });
  const read = async () => (await sendGraphql(gateway.app, query, { id: course.id })).body as unknown;
  const sources = [
    { type: 'image/avif', srcSet: `${url}/480.avif 480w, ${url}/full.avif 600w` },
    { type: 'image/webp', srcSet: `${url}/480.webp 480w, ${url} 600w` },
  ];
  const figure = (picture: object) => ({ type: 'figure', picture: { type: 'picture', ...picture } });
  const descriptionBlocks = [
    figure({ src: url, alt: 'A', width: 600, height: 300, sources }),
    figure({ src: old, alt: 'B' }),
    figure({ src: 'https://example.dz/c.png', alt: 'C' }),
  ];
  expect(await read()).toEqual({ data: { course: { thumbnailSources: sources, descriptionBlocks } } });
  await gateway.db.course.update({ where: { id: course.id }, data: { thumbnail: old } });
  expect(await read()).toMatchObject({ data: { course: { thumbnailSources: [] } } });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bounds } from '../../schema/contract/bounds';
import type { UploadedFile } from '../../schema/contract/uploads';
import { createStorage } from '../storage/createStorage';
import { createTestGateway, sessionCookieHeader, sendRequest, type TestGateway } from '../testing/testGateway';
import { createPng, describeImage } from '../testing/documents/testImages';
import { deleteUploadedFile } from './linkPreviews';

const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-previews-'));
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

async function upload(kind: string, bytes: Buffer): Promise<UploadedFile> {
  const headers = { 'content-type': 'application/octet-stream', cookie };
  const { body } = await sendRequest(gateway.app, 'post', `/api/uploads?kind=${kind}&name=a.png`, headers).send(bytes);
  return body as UploadedFile;
}

const getPreview = (url: string) => sendRequest(gateway.app, 'get', `${url}/preview.jpg`).buffer();
const storedPreviews = () => readdirSync(join(dataDir, 'uploads')).filter((name) => name.endsWith('.preview.jpg'));

test('an uploaded picture has a JPEG of 1200 × 630 pixels, made once for all who ask and deleted with it', async () => {
  const { url } = await upload('thumbnail', createPng(900, 900));
  const answers = await Promise.all([getPreview(url), getPreview(url), getPreview(url)]);
  for (const { status, type, body } of answers) {
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect(await describeImage(body as Buffer)).toMatchObject({ ...bounds.uploads.linkPreview, format: 'jpeg' });
  }
  expect(storedPreviews()).toHaveLength(1);
  await deleteUploadedFile(createStorage({ dataDir, bucket: undefined }), url.split('/').at(-1) ?? '');
  expect(storedPreviews()).toEqual([]);
});

test('other files and unknown keys have none', async () => {
  const { url } = await upload('attachment', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'));
  expect((await getPreview(url)).status).toBe(404);
  expect((await getPreview(`/media/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
  const { url: proof } = await upload('proof', createPng(300, 300));
  expect((await getPreview(proof)).status).toBe(404);
  expect((await getPreview(proof.replace('proofs', 'uploads'))).status).toBe(404);
});

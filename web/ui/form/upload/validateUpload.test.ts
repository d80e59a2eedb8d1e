import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveFromRoot } from '../../../../prisma/projectRoot';
import { bounds } from '../../../../schema/contract/bounds';
import { uploadKinds, type UploadKind } from '../../../../schema/contract/uploads/uploads';
import {
  createJpegHeader,
  createPng,
  createRotatedJpeg,
  createWebp,
} from '../../../../gateway/testing/documents/testImages';
import { createPdf } from '../../../../gateway/testing/documents/testPdf';
import { validateUpload } from './validateUpload';

const readFixture = (name: string): Buffer => readFileSync(resolveFromRoot(`gateway/testing/files/${name}`));
const validate = (name: string, content: Buffer | string, kind: UploadKind, type = '') =>
  validateUpload(new File([new Uint8Array(Buffer.from(content))], name, { type }), kind);

const pictureKinds = uploadKinds.filter((kind) => kind !== 'attachment' && kind !== 'captions');

test.each(uploadKinds.filter((kind) => kind !== 'captions'))('the content decides, not the name: %s', async (kind) => {
  expect(await validate('IMG_0001.HEIC', await createRotatedJpeg(6, 4), kind, 'image/heic')).toBeUndefined();
  expect(await validate('photo.jpg', readFixture('photo.heic'), kind, 'image/jpeg')).toEqual({ key: 'heic' });
  expect(await validate('photo.jpg', readFixture('photo.avif'), kind)).toEqual({ key: 'heic' });
  expect(await validate('nothing.jpg', '', kind)).toEqual({ key: 'empty' });
});

test.each(pictureKinds)('what is no picture is refused as %s, whatever its name', async (kind) => {
  expect(await validate('photo.jpg', 'I am a text', kind, 'image/jpeg')).toEqual({ key: 'wrongType' });
  expect(await validate('photo.png', Buffer.from('GIF89a____'), kind)).toEqual({ key: 'wrongType' });
});

test.each<[string, Buffer | string, UploadKind, string | undefined]>([
  ['receipt', createPdf(['0 0 1']), 'proof', undefined],
  ['receipt.pdf', Buffer.concat([Buffer.from('\r\n\r\n'), createPdf(['0 0 1'])]), 'proof', undefined],
  ['receipt.pdf', '<html>', 'proof', 'wrongType'],
  ['photo.pdf', createPdf(['0 0 1']), 'avatar', 'wrongType'],
  ['درس.vtt', 'WEBVTT', 'attachment', undefined],
  ['current.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA', 'captions', undefined],
  ['current.srt', '1\r\n00:00:01,000 --> 00:00:02,000\r\nA', 'captions', undefined],
  ['current.srt', Buffer.from('\0\0\0\x18ftypmp42\0'), 'captions', 'wrongType'],
  ['blink.ino', 'void setup() {}', 'attachment', undefined],
  ['unknown.xyz', 'a text', 'attachment', undefined],
  ['film.mp4', Buffer.from('\0\0\0\x18ftypmp42\0'), 'attachment', 'wrongType'],
])('%s as the kind %#', async (name, content, kind, key) => {
  expect((await validate(name, content, kind))?.key).toBe(key);
});

test.each<[string, Buffer]>([
  ['JPEG', createJpegHeader(12_000, 9000)],
  ['PNG', withPngSize(12_000, 9000)],
])('too many pixels of a %s are reported with the size and the limit', async (_name, bytes) => {
  expect(await validate('photo', bytes, 'proof')).toEqual({
    key: 'tooManyPixels',
    values: { megapixels: '108', dimensions: '12000 × 9000', max: '65' },
  });
});

function withPngSize(width: number, height: number): Buffer {
  const png = createPng(1, 1);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

test('photos of 50 megapixels and ordinary WebP pictures may be sent', async () => {
  expect(await validate('photo.jpg', createJpegHeader(8160, 6144), 'avatar')).toBeUndefined();
  expect(await validate('photo.webp', await createWebp(40, 20), 'thumbnail')).toBeUndefined();
});

test('too many bytes are reported with the size and the limit', async () => {
  const photo = Buffer.concat([createJpegHeader(100, 100), Buffer.alloc(bounds.uploads.avatar.bytes)]);
  expect(await validate('photo.jpg', photo, 'avatar')).toEqual({
    key: 'tooLarge',
    values: { size: '20.0', max: '20' },
  });
});

test('a file that the browser may not read is left to the server', async () => {
  const file = new File(['x'], 'photo.jpg');
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  expect(await validateUpload(file, 'avatar')).toBeUndefined();
});

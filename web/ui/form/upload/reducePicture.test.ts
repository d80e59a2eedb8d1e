import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveFromRoot } from '../../../../prisma/projectRoot';
import type { UploadKind } from '../../../../schema/contract/uploads/uploads';
import { planReduction, reducePicture } from './reducePicture';

const mebibyte = 1024 * 1024;
const jpeg = (width: number, height: number) => ({ type: 'image/jpeg', size: { width, height } });

test.each<[string, Parameters<typeof planReduction>, ReturnType<typeof planReduction>]>([
  [
    'a photo of 12 megapixels',
    [jpeg(4032, 3024), mebibyte, 'attachment'],
    { longSide: 2560, type: 'image/jpeg', isConversion: false },
  ],
  [
    'a proof keeps more',
    [jpeg(3024, 4032), mebibyte, 'proof'],
    { longSide: 3200, type: 'image/jpeg', isConversion: false },
  ],
  [
    'a small picture of many bytes',
    [{ ...jpeg(900, 900), type: 'image/png' }, 5 * mebibyte, 'avatar'],
    { longSide: 2560, type: 'image/webp', isConversion: false },
  ],
  ['HEIC', [{ type: 'image/heic' }, 100, 'thumbnail'], { longSide: 2560, type: 'image/jpeg', isConversion: true }],
  ['a small photo', [jpeg(2560, 1440), mebibyte, 'thumbnail'], undefined],
  ['a proof that is legible as it is', [jpeg(3200, 2400), mebibyte, 'proof'], undefined],
  ['a GIF', [{ type: 'image/gif' }, 9 * mebibyte, 'attachment'], undefined],
  ['no picture', [undefined, 9 * mebibyte, 'attachment'], undefined],
  ['captions', [jpeg(4032, 3024), mebibyte, 'captions'], undefined],
  ['more pixels than are decoded', [jpeg(12_000, 9000), mebibyte, 'attachment'], undefined],
])('%s', (_name, args, plan) => {
  expect(planReduction(...args)).toEqual(plan);
});

test.each<UploadKind>(['avatar', 'proof'])('a picture that cannot be decoded stays what it is: %s', async (kind) => {
  const file = new File([new Uint8Array(readFileSync(resolveFromRoot('gateway/testing/files/photo.heic')))], 'a.heic');
  expect(await reducePicture(file, kind)).toBe(file);
});

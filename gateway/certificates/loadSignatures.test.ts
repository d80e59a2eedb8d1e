import { Readable } from 'node:stream';
import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { createPng } from '../testing/testImages';
import { loadSignatures } from './loadSignatures';

const storage = {
  open: async (key: string) =>
    key === 'present.webp' ? Readable.from([await new Transformer(createPng(8, 4)).webp(80)]) : null,
};
const signatory = { name: 'Nadia', nameAr: 'نادية', title: 'Director', titleAr: 'المديرة' };

test('loads pictures as PNG files', async () => {
  const loaded = await loadSignatures(storage, {
    platform: { ...signatory, image: 'present.webp' },
    trainer: { image: 'present.webp' },
  });
  expect(loaded.platform).toMatchObject(signatory);
  for (const image of [loaded.platform?.image, loaded.trainer?.image])
    expect(await new Transformer(image ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', width: 8 });
});

test('leaves out pictures that are missing', async () => {
  expect(await loadSignatures(storage, {})).toEqual({});
  expect(
    await loadSignatures(storage, { platform: { ...signatory, image: 'lost.webp' }, trainer: { image: 'lost.webp' } }),
  ).toEqual({ platform: signatory });
});

import { buffer } from 'node:stream/consumers';
import { Transformer } from '@napi-rs/image';
import type { StoredSignatures } from '../../schema/certificates/signatures';
import type { FileStorage } from '../storage/createStorage';

/** Signatures with their pictures as PNG files. */
export interface LoadedSignatures {
  platform?: Omit<NonNullable<StoredSignatures['platform']>, 'image'> & { image?: Buffer };
  trainer?: { image?: Buffer };
}

/** Loads the pictures of signatures; one that was lost is left out. */
export async function loadSignatures(
  storage: Pick<FileStorage, 'open'>,
  { platform, trainer }: StoredSignatures,
): Promise<LoadedSignatures> {
  const [platformImage, trainerImage] = await Promise.all([
    loadPicture(storage, platform?.image),
    loadPicture(storage, trainer?.image),
  ]);
  const { name = '', nameAr = '', title = '', titleAr = '' } = platform ?? {};
  return {
    ...(platform && { platform: { name, nameAr, title, titleAr, ...(platformImage && { image: platformImage }) } }),
    ...(trainerImage && { trainer: { image: trainerImage } }),
  };
}

/** Uploads are stored as WebP, which documents cannot contain. */
async function loadPicture(storage: Pick<FileStorage, 'open'>, key: string | undefined): Promise<Buffer | undefined> {
  const file = key ? await storage.open(key) : null;
  return file ? new Transformer(await buffer(file)).png() : undefined;
}

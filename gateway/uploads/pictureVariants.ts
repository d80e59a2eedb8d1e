import { rm, stat } from 'node:fs/promises';
import { allVariantNames, variantsOf, type PictureVariant } from '../../schema/contract/uploads/pictureVariants';
import type { UploadKind } from '../../schema/contract/uploads/uploads';
import { Problem } from '../../schema/core/problem';
import type { FileStorage } from '../storage/createStorage';
import { writeVariants } from './conversion';
import { readPictureHeaderOf } from './detectFileType';

interface PictureFiles {
  /** Pixels; null for a file that is no picture. */
  width: number | null;
  height: number | null;
  /** Files beside the picture, as `<path>.<name>`. */
  variants: PictureVariant[];
  variantBytes: number;
}

/** Key of a variant in the storage, and the path of one that is not stored yet. */
export const variantKey = (key: string, name: string): string => `${key}.${name}`;

/** Which variants there are follows from the width: a picture without them has none. */
const noVariants: PictureFiles = { width: null, height: null, variants: [], variantBytes: 0 };

const isDone = (): boolean => true;

function isProblem(error: unknown): false {
  if (error instanceof Problem) return false;
  throw error;
}

/**
 * Measures a converted picture and writes its variants beside it, if its kind has them. A picture whose variants take too long is
 * stored without them.
 */
export async function createVariants(path: string, kind: UploadKind, type: string): Promise<PictureFiles> {
  const size = type.startsWith('image/') ? (await readPictureHeaderOf(path))?.size : undefined;
  if (!size) return noVariants;
  const variants = variantsOf({ kind, width: size.width });
  if (variants.length > 0 && !(await writeVariants(path, variants).then(isDone, isProblem))) return noVariants;
  const files = await Promise.all(variants.map(({ name }) => stat(variantKey(path, name))));
  return { ...size, variants, variantBytes: files.reduce((sum, file) => sum + file.size, 0) };
}

export const storeVariants = async (
  storage: Pick<FileStorage, 'put'>,
  { key, path, variants }: { key: string; path: string; variants: readonly PictureVariant[] },
): Promise<void> => {
  for (const { name, type } of variants) await storage.put(variantKey(key, name), variantKey(path, name), type);
};

export async function deleteVariants(storage: Pick<FileStorage, 'delete'>, key: string): Promise<void> {
  for (const name of allVariantNames) await storage.delete(variantKey(key, name));
}

/** Removes a file that was received, with the variants beside it. */
export async function removeReceivedFile(path: string): Promise<void> {
  for (const each of [path, ...allVariantNames.map((name) => variantKey(path, name))]) await rm(each, { force: true });
}

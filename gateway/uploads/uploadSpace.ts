import { mkdir, statfs } from 'node:fs/promises';
import type { PrismaClient } from '../../prisma/generated/client';
import { Problem } from '../../schema/core/errors';
import { sumAllUploads } from '../../schema/uploads/uploads';
import type { UploadSpace } from '../config';

/**
 * Checks the free space of the disk and the quota of all uploads before a file is received. Uploads at the same time
 * may exceed the quota by their own size.
 * @param folder folder of incoming files
 * @throws Problem `storageFull`
 */
export async function ensureUploadSpace(
  db: PrismaClient,
  folder: string,
  { minFreeBytes, totalBytes }: UploadSpace,
  bytes: number,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < minFreeBytes) throw new Problem('storageFull');
  if (totalBytes !== Infinity && (await sumAllUploads(db)) + bytes > totalBytes) throw new Problem('storageFull');
}

import { statfs } from 'node:fs/promises';
import type { Config } from '../config';

/** Free space of the disk with the uploads, in bytes; null if a bucket has them, or before the folder exists. */
export const readFreeDiskBytes = async ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>) => {
  if (bucket) return null;
  const disk = await statfs(dataDir).catch(() => null);
  return disk && disk.bavail * disk.bsize;
};

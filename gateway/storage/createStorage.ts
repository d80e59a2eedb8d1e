import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import { createS3Storage } from './s3Storage';

/** Files in a folder of this machine, or one that several gateways share. */
const createFolderStorage = (folder: string): FileStorage => ({
  async put(key, path) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncToDisk(path);
    await rename(path, join(folder, key));
    // The new name has to outlive a crash as well as the bytes.
    await syncToDisk(folder);
  },
  async open(key, part) {
    const file = await open(join(folder, key)).catch(nullIfMissing);
    return file && file.createReadStream(part);
  },
  delete: (key) => rm(join(folder, key), { force: true }),
});

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** First and last byte of a part of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where files lie that never change: each is kept once, under a key of its own. */
export interface FileStorage {
  /**
   * Keeps the file at `path`, which may be moved away. When it resolves, the file outlives a crash.
   * @throws Problem `unavailable` where the storage does not answer
   */
  put(key: string, path: string, type: string): Promise<void>;
  /**
   * The bytes of a file, or a part of them; null where there is none of that key.
   * @throws Problem `unavailable` where the storage does not answer
   */
  open(key: string, part?: ByteRange): Promise<Readable | null>;
  /** Forgets a file; no harm where there is none. */
  delete(key: string): Promise<void>;
}

const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads');

/** Files on their way in: beside the stored ones, so that keeping one is a change of its name. */
export const incomingFolder = (config: Pick<Config, 'dataDir'>): string => join(uploadFolder(config), '.incoming');

/** The bucket where one is configured, else the folder `uploads` in the data folder. */
export const createStorage = (config: Pick<Config, 'dataDir' | 'bucket'>): FileStorage =>
  config.bucket ? createS3Storage(config.bucket) : createFolderStorage(uploadFolder(config));

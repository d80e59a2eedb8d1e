import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage';

/** Files in a folder of this machine, or one that several gateways share. */
export const folderStorage = (folder: string): Storage => ({
  async keep(key, path) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await synced(path);
    await rename(path, join(folder, key));
    // The new name has to outlive a crash as well as the bytes.
    await synced(folder);
  },
  async open(key, part) {
    const file = await open(join(folder, key)).catch(unlessMissing);
    return file && file.createReadStream(part);
  },
  forget: (key) => rm(join(folder, key), { force: true }),
});

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

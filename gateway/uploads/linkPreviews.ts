import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '../../prisma/generated/client';
import { Problem } from '../../schema/core/problem';
import type { FileStorage } from '../storage/createStorage';
import { convertToLinkPreview } from './conversion';
import { createFairQueue } from './fairQueue';
import { deleteVariants } from './pictureVariants';

/** The picture is derived once and kept beside the upload, whose row names it; deleting the upload deletes both. */
const previewKey = (key: string): string => `${key}.preview.jpg`;

const queueOptions = { concurrency: 1, maxWaiting: 20, maxWaitingPerSender: 4 };

interface LinkPreviewDependencies {
  storage: FileStorage;
  incomingFolder: string;
}

/**
 * Returns a function that opens the JPEG of an uploaded picture in the size of link previews; null if the upload has no file.
 * @throws (the function returned) Problem `notFound` for other files, `unavailable` or `conversionPending` if too many wait
 */
export function createLinkPreviews({ storage, incomingFolder }: LinkPreviewDependencies) {
  const queue = createFairQueue(queueOptions);
  const running = new Map<string, Promise<void>>();

  const derive = async ({ key }: Upload): Promise<void> => {
    const source = await storage.open(key);
    if (!source) throw new Problem('notFound');
    await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
    const path = join(incomingFolder, previewKey(key));
    try {
      await pipeline(source, createWriteStream(path, { mode: 0o600 }));
      await convertToLinkPreview(path);
      await storage.put(previewKey(key), path, 'image/jpeg');
    } finally {
      await rm(path, { force: true });
    }
  };

  /** @param sender whose requests are queued fairly, such as a network */
  return async (upload: Upload, sender: string): Promise<Readable | null> => {
    if (!upload.type.startsWith('image/')) throw new Problem('notFound');
    const stored = await storage.open(previewKey(upload.key));
    if (stored) return stored;
    const started = running.get(upload.key) ?? queue({ sender }, () => derive(upload));
    running.set(upload.key, started);
    await started.finally(() => running.delete(upload.key));
    return storage.open(previewKey(upload.key));
  };
}

/** Deletes a file and the pictures that were derived from it. */
export async function deleteUploadedFile(storage: Pick<FileStorage, 'delete'>, key: string): Promise<void> {
  await storage.delete(key);
  await storage.delete(previewKey(key));
  await deleteVariants(storage, key);
}

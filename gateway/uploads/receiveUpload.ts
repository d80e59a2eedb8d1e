import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { Problem } from '../../schema/core/errors';

/** A sender has to bring so many bytes in so long a time, or is gone: the slowest mobile networks bring as much. */
const minimumUploadRate = { bytes: 64 * 1024, ms: 20_000 };
/** How long a refused sender is listened to, so that it hears why. */
const drainTimeoutMs = 3000;
const staleUploadMs = 24 * 60 * 60 * 1000;

/**
 * Writes the body of a request into a file of the folder as it comes, so that slow senders cost no memory, and stops where
 * it is too large. Whoever calls removes the file.
 * @throws Problem `uploadTooLarge`, `uploadUnreadable` for an empty one, `malformedRequest` where the sender goes away
 */
export async function receiveUpload(request: Request, folder: string, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Problem('uploadTooLarge');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const size = await writeBodyToFile(request, path, limit);
    if (size === 0) throw new Problem('uploadUnreadable');
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw request.complete || error instanceof Problem ? error : new Problem('malformedRequest', { cause: error });
  }
}

async function writeBodyToFile(request: Request, path: string, limit: number): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  const patience = setTimeout(() => request.destroy(), minimumUploadRate.ms);
  try {
    let [size, paid] = [0, 0];
    // A sender that is refused is still to be answered, on the same connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size - paid >= minimumUploadRate.bytes) {
        paid = size;
        patience.refresh();
      }
      if (size > limit) throw new Problem('uploadTooLarge');
      await file.write(chunk);
    }
    // Whoever goes away in the middle ends the body as well.
    if (!request.complete) throw new Problem('malformedRequest');
    return size;
  } finally {
    clearTimeout(patience);
    await file.close();
  }
}

/** Answered before all has come, a sender is listened to for a moment, and then cut off. */
export function drainThenClose(request: Request, response: Response): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const timer = setTimeout(() => request.complete || request.socket.destroy(), drainTimeoutMs);
    request.once('close', () => clearTimeout(timer));
  });
}

/** Removes what a process left behind that ended while it received. */
export async function removeStaleUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > staleUploadMs) await rm(path, { force: true });
  }
}

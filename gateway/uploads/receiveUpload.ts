import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { Problem } from '../../schema/core/problem';
import { isFileSystemFull } from '../errors/publicError';
import { dayMs } from '../../schema/contract/text/format/dateTime';

/** Slower uploads are aborted; slow mobile networks reach this rate. */
const minimumUploadRate = { bytes: 64 * 1024, ms: 20_000 };
/** Time that a rejected sender has to read the response. */
const drainTimeoutMs = 3000;
const staleUploadMs = dayMs;

/**
 * Writes a request body to a file in the folder and stops above the limit. The caller removes the file.
 * @throws Problem `uploadTooLarge`, `uploadUnreadable` if empty, `malformedRequest` if the sender disconnects
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
    if (request.complete || error instanceof Problem || isFileSystemFull(error)) throw error;
    throw new Problem('malformedRequest', { cause: error });
  }
}

async function writeBodyToFile(request: Request, path: string, limit: number): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  const rateTimer = setTimeout(() => request.destroy(), minimumUploadRate.ms);
  try {
    let [size, checkedSize] = [0, 0];
    // The connection stays open for the response to a rejected upload.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size - checkedSize >= minimumUploadRate.bytes) {
        checkedSize = size;
        rateTimer.refresh();
      }
      if (size > limit) throw new Problem('uploadTooLarge');
      await file.write(chunk);
    }
    // The iterator also ends when the sender disconnects.
    if (!request.complete) throw new Problem('malformedRequest');
    return size;
  } finally {
    clearTimeout(rateTimer);
    await file.close();
  }
}

/** After an early response, reads the rest for a moment, then closes the connection. */
export function drainThenClose(request: Request, response: Response): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const timer = setTimeout(() => request.complete || request.socket.destroy(), drainTimeoutMs);
    request.once('close', () => clearTimeout(timer));
  });
}

/** Removes incoming files of processes that ended during an upload. */
export async function removeStaleUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > staleUploadMs) await rm(path, { force: true });
  }
}

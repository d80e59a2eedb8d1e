import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import type { PrismaClient, Upload } from '../../prisma/generated/client';
import { uploadsPath } from '../../schema/contract/uploads';
import { Problem } from '../../schema/core/errors';
import { findUpload } from '../../schema/uploads/uploads';
import type { ByteRange, FileStorage } from '../storage/createStorage';

interface UploadedFilesDependencies {
  db: PrismaClient;
  storage: FileStorage;
}

/**
 * GET /media/uploads/<key>: a file as it was kept, whole or in part. Whatever it may hold, it runs nowhere: its type is the
 * one its bytes had, and a browser that shows it gives it no rights; all but pictures are saved, not shown.
 */
export function uploadedFilesRouter({ db, storage }: UploadedFilesDependencies): Router {
  const router = Router();
  router.get(`${uploadsPath}/:key`, async (request, response) => {
    const upload = await findUpload(db, request.params.key);
    if (!upload) throw new Problem('notFound');
    await sendUpload(upload, storage, request, response);
  });
  return router;
}

async function sendUpload(upload: Upload, storage: FileStorage, request: Request, response: Response): Promise<void> {
  const etag = `"${upload.key}"`;
  const part = requestedRange(request, response, upload.bytes, etag);
  const body = request.method === 'HEAD' ? undefined : await storage.open(upload.key, part);
  if (body === null) throw new Problem('notFound');
  setFileHeaders(upload, response);
  response.setHeader('ETag', etag);
  if (request.fresh) {
    body?.destroy();
    response.status(304).end();
    return;
  }
  if (part) response.status(206).setHeader('Content-Range', `bytes ${part.start}-${part.end}/${upload.bytes}`);
  response.setHeader('Content-Length', part ? part.end - part.start + 1 : upload.bytes);
  if (!body) response.end();
  // A reader who goes away is no fault.
  else await pipeline(body, response).catch(() => response.destroy());
}

/**
 * The one part that is asked for; undefined for the whole: also for several parts, and where the reader has begun another
 * file.
 * @throws Problem `rangeNotSatisfiable`
 */
function requestedRange(request: Request, response: Response, bytes: number, etag: string): ByteRange | undefined {
  const begun = request.get('if-range');
  if (begun !== undefined && begun !== etag) return undefined;
  const parts = request.range(bytes, { combine: true });
  if (parts === -1) {
    response.setHeader('Content-Range', `bytes */${bytes}`);
    throw new Problem('rangeNotSatisfiable');
  }
  if (!Array.isArray(parts) || parts.type !== 'bytes' || parts.length !== 1) return undefined;
  return parts[0];
}

function setFileHeaders({ kind, name, type }: Upload, response: Response): void {
  const isPicture = type.startsWith('image/');
  if (!isPicture) response.attachment(name);
  response
    .setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .setHeader('Content-Security-Policy', "sandbox; default-src 'none'")
    .setHeader('X-Content-Type-Options', 'nosniff')
    .setHeader('Accept-Ranges', 'bytes')
    // It never changes. What belongs to a course lies in the cache of whoever fetched it, and in no other.
    .setHeader(
      'Cache-Control',
      `${kind === 'attachment' ? 'private' : 'public'}, max-age=31536000, immutable, no-transform`,
    );
}

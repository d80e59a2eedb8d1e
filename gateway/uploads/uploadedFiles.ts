import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import type { PrismaClient, Upload } from '../../prisma/generated/client';
import { isPrivateUpload, uploadsPath, type UploadKind } from '../../schema/contract/uploads/uploads';
import { proofsPath } from '../../schema/contract/urls';
import { Problem } from '../../schema/core/errors';
import { findPrivateUpload, findUpload } from '../../schema/uploads/uploads';
import type { CreateContext } from '../context/requestContext';
import { clientNetwork } from '../middleware/clientNetwork';
import type { ByteRange, FileStorage } from '../storage/createStorage';
import { createLinkPreviews } from './linkPreviews';

interface UploadedFilesDependencies {
  createContext: CreateContext;
  db: PrismaClient;
  storage: FileStorage;
  incomingFolder: string;
}

/**
 * GET /media/uploads/<key>: a stored file or a range of it. Its type is the detected one and its policy is sandboxed;
 * files other than images are sent as attachments. GET /media/uploads/<key>/preview.jpg: a picture in the size of link
 * previews. GET /media/proofs/<key>: a private file, for its owner and admins; it is
 * not found for others.
 */
export function uploadedFilesRouter({ createContext, db, storage, incomingFolder }: UploadedFilesDependencies): Router {
  const router = Router();
  const openLinkPreview = createLinkPreviews({ storage, incomingFolder });
  router.get(`${uploadsPath}/:key`, async (request, response) => {
    const upload = await findUpload(db, request.params.key);
    if (!upload) throw new Problem('notFound');
    await sendUpload(upload, storage, request, response);
  });
  router.get(`${uploadsPath}/:key/preview.jpg`, async (request, response) => {
    const upload = await findUpload(db, request.params.key);
    if (!upload) throw new Problem('notFound');
    await sendLinkPreview(await openLinkPreview(upload, clientNetwork(request.ip)), response);
  });
  router.get(`${proofsPath}/:key`, async (request, response) => {
    response.vary('Cookie, Authorization');
    const upload = await findPrivateUpload(await createContext(request, response), request.params.key);
    if (!upload) throw new Problem('notFound');
    await sendUpload(upload, storage, request, response);
  });
  return router;
}

async function sendUpload(upload: Upload, storage: FileStorage, request: Request, response: Response): Promise<void> {
  const etag = `"${upload.key}"`;
  const range = requestedRange(request, response, upload.bytes, etag);
  const body = request.method === 'HEAD' ? undefined : await storage.open(upload.key, range);
  if (body === null) throw new Problem('notFound');
  setFileHeaders(upload, response);
  response.setHeader('ETag', etag);
  if (request.fresh) {
    body?.destroy();
    response.status(304).end();
    return;
  }
  if (range) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${upload.bytes}`);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : upload.bytes);
  if (!body) response.end();
  // A client that disconnects is not an error.
  else await pipeline(body, response).catch(() => response.destroy());
}

async function sendLinkPreview(picture: Readable | null, response: Response): Promise<void> {
  if (!picture) throw new Problem('notFound');
  response
    .type('image/jpeg')
    .setHeader('Content-Security-Policy', "sandbox; default-src 'none'")
    .setHeader('X-Content-Type-Options', 'nosniff')
    .setHeader('Cache-Control', cacheControl('thumbnail'));
  await pipeline(picture, response).catch(() => response.destroy());
}

/**
 * The requested range; undefined for the whole file, for several ranges and if If-Range does not match.
 * @throws Problem `rangeNotSatisfiable`
 */
function requestedRange(request: Request, response: Response, bytes: number, etag: string): ByteRange | undefined {
  const ifRange = request.get('if-range');
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const ranges = request.range(bytes, { combine: true });
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${bytes}`);
    throw new Problem('rangeNotSatisfiable');
  }
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function setFileHeaders({ kind, name, type }: Upload, response: Response): void {
  const isPicture = type.startsWith('image/');
  if (!isPicture) response.attachment(name);
  response
    .setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .setHeader('Content-Security-Policy', "sandbox; default-src 'none'")
    .setHeader('X-Content-Type-Options', 'nosniff')
    .setHeader('Accept-Ranges', 'bytes')
    .setHeader('Cache-Control', cacheControl(kind));
}

/** Files are immutable. Attachments and captions of lessons are stored in private caches only, private files nowhere. */
function cacheControl(kind: UploadKind): string {
  if (isPrivateUpload(kind)) return 'private, no-store';
  return `${kind === 'attachment' || kind === 'captions' ? 'private' : 'public'}, max-age=31536000, immutable, no-transform`;
}

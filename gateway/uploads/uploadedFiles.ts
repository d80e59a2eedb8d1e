import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import type { PrismaClient, Upload } from '../../prisma/generated/client';
import { variantsOf } from '../../schema/contract/uploads/pictureVariants';
import { fileTokenParam, isLessonUpload, uploadsPath } from '../../schema/contract/uploads/uploads';
import { privateUploadsPath } from '../../schema/contract/site/urls';
import type { Viewer } from '../../schema/core/context';
import { Problem } from '../../schema/core/problem';
import type { LinkTokens } from '../../schema/core/services/linkTokens';
import { everybody, fileAddress, mayReadFile, readFileToken } from '../../schema/uploads/lessonFiles';
import { findPrivateUpload, findUpload } from '../../schema/uploads/uploads';
import type { CreateContext } from '../context/requestContext';
import { clientNetwork } from '../middleware/clientNetwork';
import type { ByteRange, FileStorage } from '../storage/createStorage';
import { createLinkPreviews } from './linkPreviews';
import { variantKey } from './pictureVariants';

interface UploadedFilesDependencies {
  createContext: CreateContext;
  db: PrismaClient;
  linkTokens: LinkTokens;
  storage: FileStorage;
  incomingFolder: string;
}

/**
 * GET /media/uploads/<key>: a stored file or a range of it. Its type is the detected one and its policy is sandboxed;
 * files other than images are sent as attachments. GET /media/uploads/<key>/preview.jpg: a picture in the size of link
 * previews. GET /media/uploads/<key>/<name>: a variant, for whom the picture is. A file of a lesson needs the signed address of a reader who may still read it. GET /api/uploads/<key> redirects who may
 * read a file to such an address. GET /media/proofs/<key>: a private file, for its owner and admins. Others find nothing.
 */
export function uploadedFilesRouter(dependencies: UploadedFilesDependencies): Router {
  const { createContext, db, storage, incomingFolder } = dependencies;
  const router = Router();
  const openLinkPreview = createLinkPreviews({ storage, incomingFolder });
  router.get(`${uploadsPath}/:key`, async (request, response) => {
    const { upload, cacheControl } = await findReadableUpload(dependencies, request, response);
    await sendUpload(upload, storage, request, response, cacheControl);
  });
  router.get(`${uploadsPath}/:key/preview.jpg`, async (request, response) => {
    const { upload, cacheControl } = await findReadableUpload(dependencies, request, response);
    const picture = await openLinkPreview(upload, clientNetwork(request.ip));
    await sendDerivedPicture({ picture, type: 'image/jpeg', cacheControl }, response);
  });
  router.get(`${uploadsPath}/:key/:name`, async (request, response) => {
    const { upload, cacheControl } = await findReadableUpload(dependencies, request, response);
    const variant = variantsOf(upload).find(({ name }) => name === request.params.name);
    const picture = variant ? await storage.open(variantKey(upload.key, variant.name)) : null;
    await sendDerivedPicture({ picture, type: variant?.type ?? upload.type, cacheControl }, response);
  });
  router.get('/api/uploads/:key', async (request, response) => {
    const upload = await findUpload(db, request.params.key);
    const context = await createContext(request, response);
    const { viewer } = context;
    if (!upload || !viewer) throw new Problem('notFound');
    if (isLessonUpload(upload.kind) && !(await mayReadFile(db, upload.key, viewer))) throw new Problem('notFound');
    response.setHeader('Cache-Control', 'private, no-store');
    response.redirect(302, fileAddress(context, upload, viewer));
  });
  router.get(`${privateUploadsPath}/:key`, async (request, response) => {
    response.vary('Cookie, Authorization');
    const upload = await findPrivateUpload(await createContext(request, response), request.params.key);
    if (!upload) throw new Problem('notFound');
    await sendUpload(upload, storage, request, response, 'private, no-store');
  });
  return router;
}

/** Files are immutable. */
const immutable = 'immutable, no-transform';

/**
 * The upload of a request and how long its answer may be cached: a file of a lesson in the cache of its reader, until the address expires.
 * @throws Problem `notFound` for a missing or private file, and for a file of a lesson without a valid address of the viewer
 */
async function findReadableUpload(
  { createContext, db, linkTokens }: UploadedFilesDependencies,
  request: Request<{ key: string }>,
  response: Response,
): Promise<{ upload: Upload; cacheControl: string }> {
  const { key } = request.params;
  const upload = await findUpload(db, key);
  if (!upload) throw new Problem('notFound');
  if (!isLessonUpload(upload.kind)) return { upload, cacheControl: `public, max-age=31536000, ${immutable}` };
  const token = readFileToken(linkTokens, key, request.query[fileTokenParam], Date.now());
  if (!token) throw new Problem('notFound');
  const { reader, expiresAt } = token;
  let viewer: Viewer | null = null;
  if (reader !== everybody) {
    response.vary('Cookie, Authorization');
    ({ viewer } = await createContext(request, response));
    if (viewer?.id !== reader) throw new Problem('notFound');
  }
  if (!(await mayReadFile(db, key, viewer))) throw new Problem('notFound');
  const seconds = Math.floor((expiresAt - Date.now()) / 1000);
  return { upload, cacheControl: `private, max-age=${Math.max(0, seconds)}, ${immutable}` };
}

async function sendUpload(
  upload: Upload,
  storage: FileStorage,
  request: Request,
  response: Response,
  cacheControl: string,
): Promise<void> {
  const etag = `"${upload.key}"`;
  const range = requestedRange(request, response, upload.bytes, etag);
  const body = request.method === 'HEAD' ? undefined : await storage.open(upload.key, range);
  if (body === null) throw new Problem('notFound');
  setFileHeaders(upload, response);
  response.setHeader('Cache-Control', cacheControl);
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

interface DerivedPicture {
  /** Null if there is none. */
  picture: Readable | null;
  type: string;
  cacheControl: string;
}

async function sendDerivedPicture({ picture, type, cacheControl }: DerivedPicture, response: Response): Promise<void> {
  if (!picture) throw new Problem('notFound');
  response
    .type(type)
    .setHeader('Content-Security-Policy', "sandbox; default-src 'none'")
    .setHeader('X-Content-Type-Options', 'nosniff')
    .setHeader('Cache-Control', cacheControl);
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

function setFileHeaders({ name, type }: Upload, response: Response): void {
  const isPicture = type.startsWith('image/');
  if (!isPicture) response.attachment(name);
  response
    .setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .setHeader('Content-Security-Policy', "sandbox; default-src 'none'")
    .setHeader('X-Content-Type-Options', 'nosniff')
    .setHeader('Accept-Ranges', 'bytes');
}

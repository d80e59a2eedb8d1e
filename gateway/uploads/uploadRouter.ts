import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { PrismaClient } from '../../prisma/generated/client';
import type { SignedInContext } from '../../schema/core/context';
import { bounds } from '../../schema/contract/bounds';
import {
  acceptedMediaTypes,
  downloadName,
  imageMediaTypes,
  isPrivateUpload,
  pdfMediaType,
  uploadsPath,
  type UploadedFile,
} from '../../schema/contract/uploads/uploads';
import { privateUploadsPath } from '../../schema/contract/site/urls';
import type { UploadRequest } from '../../schema/contract/validation/learning/uploads';
import { Problem } from '../../schema/core/problem';
import {
  authorizeUpload,
  countCostlyUpload,
  generateUploadKey,
  recordUpload,
  sumAllUploads,
} from '../../schema/uploads/uploads';
import type { UploadSpace } from '../config';
import type { CreateContext } from '../context/requestContext';
import { onceClosed } from '../http/request';
import { clientNetwork } from '../middleware/clientNetwork';
import { methodNotAllowed } from '../middleware/methodNotAllowed';
import type { FileStorage } from '../storage/createStorage';
import { replacePdfWithPicture, convertPicture } from './conversion';
import { convertCaptions } from './captions';
import { detectFileType, readPictureHeaderOf } from './detectFileType';
import { createFairQueue } from './fairQueue';
import { createVariants, deleteVariants, removeReceivedFile, storeVariants } from './pictureVariants';
import { drainThenClose, receiveUpload } from './receiveUpload';

interface UploadRouterDependencies {
  createContext: CreateContext;
  storage: FileStorage;
  incomingFolder: string;
  uploadSpace: UploadSpace;
  /** Runs after the file was received. */
  loadShedder: RequestHandler;
}

interface ReceivedUpload {
  context: SignedInContext;
  options: UploadRequest;
  path: string;
  /** Whose turn it is in the queues. */
  sender: string | number;
}

/** Accounts without a confirmed address are made in any number: those of one network are one sender in the queues. */
async function findSender({ db, viewer }: SignedInContext, network: string): Promise<string | number> {
  const isConfirmed = await db.user.count({ where: { id: viewer.id, emailConfirmedAt: { not: null } } });
  return isConfirmed ? viewer.id : network;
}

const fileQueue = { concurrency: 2, maxWaiting: 30, maxWaitingPerSender: 4 };
/** PDF files and large images: one at a time, so that a file that needs all of its time leaves a processor to the site. */
const largeFileQueue = { concurrency: 1, maxWaiting: 10, maxWaitingPerSender: 1 };

/**
 * POST /api/uploads?kind=&name= with the bytes of a file returns 201 and its URL. Permissions are checked before the
 * body is read. HTML forms cannot send its content type (CSRF).
 */
export function uploadRouter({
  createContext,
  storage,
  incomingFolder,
  uploadSpace,
  loadShedder,
}: UploadRouterDependencies): Router {
  const queues = { file: createFairQueue(fileQueue), largeFile: createFairQueue(largeFileQueue) };
  const limitUploads = createUploadLimiter();

  const receive: RequestHandler = async (request, response, next) => {
    drainThenClose(request, response);
    const { context, request: options } = await authorizeUpload(await createContext(request, response), request.query);
    if (!isOctetStream(request)) throw new Problem('notOctetStream');
    const limit = bounds.uploads[options.kind].bytes;
    // A chunked body may become as long as the limit.
    const bytes = Math.min(limit, Number(request.headers['content-length'] ?? limit));
    await ensureUploadSpace(context.db, incomingFolder, uploadSpace, bytes);
    const network = clientNetwork(request.ip);
    const sender = await findSender(context, network);
    const path = await limitUploads({ userId: context.viewer.id, network }, () =>
      receiveUpload(request, incomingFolder, limit),
    );
    const upload: ReceivedUpload = { context, options, path, sender };
    response.locals.receivedUpload = upload;
    next();
  };

  const store: RequestHandler = async (_request, response) => {
    const upload = takeReceivedUpload(response);
    const { context, options, path, sender } = upload;
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const turn = { sender, signal: closed.signal };
    try {
      const type = await queues.file(turn, () => detectFileType(path, options.kind, options.name));
      const queue = queues[(await isLargeFile(upload, type)) ? 'largeFile' : 'file'];
      const isAborted = (): boolean => response.headersSent || response.destroyed;
      const storedFile = await queue(turn, async () =>
        isAborted() ? undefined : storeUpload(upload, await convertFile(upload, type), storage, isAborted),
      );
      if (storedFile)
        response.status(201).location(storedFile.url).setHeader('Cache-Control', 'private, no-store').json(storedFile);
    } catch (error) {
      if (error instanceof Problem && error.code === 'conversionTooCostly')
        await countCostlyUpload(context, options.kind);
      throw error;
    } finally {
      await removeReceivedFile(path);
    }
  };

  const router = Router();
  router.post('/api/uploads', receive, removeFileOnClose, loadShedder, store);
  router.all('/api/uploads', methodNotAllowed(['POST']));
  return router;
}

/** HTML forms can send three content types, and this is none of them. */
const isOctetStream = ({ headers }: Request): boolean =>
  /^application\/octet-stream *(;|$)/i.test(headers['content-type'] ?? '');

/** Removes the file if the load shedder rejects the request. */
const removeFileOnClose: RequestHandler = (request, response, next) => {
  onceClosed(request, response, () => {
    const upload = response.locals.receivedUpload as ReceivedUpload | undefined;
    if (upload) void rm(upload.path, { force: true });
  });
  next();
};

function takeReceivedUpload({ locals }: Response): ReceivedUpload {
  const upload = locals.receivedUpload as ReceivedUpload;
  delete locals.receivedUpload;
  return upload;
}

/** Stores the file and its row; undefined, with nothing stored, if the client has disconnected. */
async function storeUpload(
  { context, options, path }: ReceivedUpload,
  { type, name, extension }: ConvertedFile,
  storage: FileStorage,
  isAborted: () => boolean,
) {
  const { kind } = options;
  const key = generateUploadKey(extension);
  const { size: bytes } = await stat(path);
  const isPrivate = isPrivateUpload(kind);
  const sha256 = isPrivate ? await hashFile(path) : undefined;
  const { variants, ...picture } = await createVariants(path, kind, type);
  const deleteStored = async (): Promise<void> => {
    await storage.delete(key);
    await deleteVariants(storage, key);
  };
  try {
    await storeVariants(storage, { key, path, variants });
    await storage.put(key, path, type);
    if (isAborted()) {
      await deleteStored();
      return undefined;
    }
    await recordUpload(context, { key, kind, name, type, bytes, ...picture, sha256 });
  } catch (error) {
    await deleteStored();
    throw error;
  }
  return { url: `${isPrivate ? privateUploadsPath : uploadsPath}/${key}`, name, type, bytes } satisfies UploadedFile;
}

/** SHA-256 in hex. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

interface ConvertedFile {
  type: string;
  name: string;
  extension: string;
}

/**
 * True for a file whose conversion needs much time and memory.
 * @throws Problem `tooManyPixels`
 */
async function isLargeFile({ path, options: { kind } }: ReceivedUpload, type: string): Promise<boolean> {
  if (!Object.hasOwn(imageMediaTypes, type)) return kind === 'proof' && type === pdfMediaType;
  const size = (await readPictureHeaderOf(path))?.size;
  const pixels = size ? size.width * size.height : Infinity;
  if (size && pixels > bounds.uploads.pixels) throw new Problem('tooManyPixels');
  return pixels > bounds.uploads.largePixels;
}

/** Converts images, and PDF files of proofs, to WebP in place, and captions to WebVTT. They keep the name that was sent. */
async function convertFile({ path, options: { kind, name } }: ReceivedUpload, type: string): Promise<ConvertedFile> {
  if (kind === 'captions') {
    await convertCaptions(path);
    return { type, name: `${name.replace(/\.(?:srt|vtt|txt)$/i, '')}.vtt`, extension: 'vtt' };
  }
  if (Object.hasOwn(imageMediaTypes, type)) await convertPicture(path, kind);
  else if (kind === 'proof') await replacePdfWithPicture(path);
  else return { type, name: downloadName(name, type), extension: acceptedMediaTypes(kind)[type] ?? 'bin' };
  return { type: 'image/webp', name, extension: 'webp' };
}

const maxConcurrentUploads = { all: 100, network: 25, user: 4 };

interface UploadSender {
  userId: number;
  network: string;
}

/**
 * Limits concurrent uploads in total, per network and per user, because a slow upload holds a connection and an open
 * file.
 * @throws (the function returned) Problem `unavailable` in total, `tooManyAttempts` per user or network
 */
function createUploadLimiter() {
  const activeCounts = new Map<string, number>();
  const countOf = (key: string): number => activeCounts.get(key) ?? 0;
  const add = (key: string, delta: number): void => {
    const count = countOf(key) + delta;
    if (count === 0) activeCounts.delete(key);
    else activeCounts.set(key, count);
  };
  return async <Result>({ userId, network }: UploadSender, receive: () => Promise<Result>): Promise<Result> => {
    const keys = { all: 'all', network: `network ${network}`, user: `user ${userId}` };
    const isFull =
      countOf(keys.user) >= maxConcurrentUploads.user || countOf(keys.network) >= maxConcurrentUploads.network;
    if (isFull) throw new Problem('tooManyAttempts', { retryAfterSeconds: 10 });
    if (countOf(keys.all) >= maxConcurrentUploads.all) throw new Problem('unavailable', { retryAfterSeconds: 10 });
    const countedKeys = Object.values(keys);
    for (const key of countedKeys) add(key, 1);
    try {
      return await receive();
    } finally {
      for (const key of countedKeys) add(key, -1);
    }
  };
}

/**
 * Checks the free space of the disk and the quota of all uploads before a file is received. Uploads at the same time
 * may exceed the quota by their own size.
 * @param folder folder of incoming files
 * @throws Problem `storageFull`
 */
async function ensureUploadSpace(
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

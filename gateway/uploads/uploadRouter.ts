import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { SignedInContext } from '../../schema/core/context';
import { limits } from '../../schema/contract/limits';
import { acceptedMediaTypes, imageMediaTypes, uploadsPath, type UploadedFile } from '../../schema/contract/uploads';
import type { UploadRequest } from '../../schema/contract/validation/uploads';
import { Problem } from '../../schema/core/errors';
import { generateUploadKey, recordUpload, authorizeUpload } from '../../schema/uploads/uploads';
import type { CreateContext } from '../context/requestContext';
import { clientNetwork } from '../middleware/clientNetwork';
import { methodNotAllowed } from '../rest/restRouter';
import type { FileStorage } from '../storage/createStorage';
import { createTaskQueue, createUploadLimiter } from './concurrency';
import { detectFileType } from './fileType';
import { convertImage } from './imageProcessing';
import { drainThenClose, receiveUpload } from './receiveUpload';

interface UploadRouterDependencies {
  createContext: CreateContext;
  storage: FileStorage;
  /** Where files lie while they come in. */
  incomingFolder: string;
  /** Stands between a request that has arrived whole and its answer. */
  loadShedder: RequestHandler;
}

/** A file that has arrived, and what it is to be. */
interface ReceivedUpload {
  by: SignedInContext;
  wanted: UploadRequest;
  path: string;
}

/** Pictures unpack to as much as a hundred times their size: few at once. */
const maxConcurrentConversions = 2;
const maxQueuedConversions = 30;

/**
 * POST /api/uploads?kind=&name= with the bytes of a file: 201 and where it lies from now on. Whoever may not is told so
 * before anything is read. Only programs and scripts of this site can send such a body: no form of another site can.
 */
export function uploadRouter({
  createContext,
  storage,
  incomingFolder,
  loadShedder,
}: UploadRouterDependencies): Router {
  const work = createTaskQueue(maxConcurrentConversions, maxQueuedConversions);
  const sending = createUploadLimiter();

  const arrive: RequestHandler = async (request, response, next) => {
    drainThenClose(request, response);
    const context = await createContext(request, response);
    const { by, wanted } = await authorizeUpload(context, request.query);
    if (!isOctetStream(request)) throw new Problem('notOctetStream');
    const limit = limits.uploads[wanted.kind].bytes;
    const sender = { userId: by.viewer.id, network: clientNetwork(request.ip) };
    const path = await sending(sender, () => receiveUpload(request, incomingFolder, limit));
    const arrived: ReceivedUpload = { by, wanted, path };
    response.locals.arrived = arrived;
    next();
  };

  const settle: RequestHandler = async (_request, response) => {
    const arrived = takeReceivedUpload(response);
    try {
      const kept = await work(() => storeUpload(arrived, storage, () => response.headersSent || response.destroyed));
      if (kept) response.status(201).location(kept.url).setHeader('Cache-Control', 'private, no-store').json(kept);
    } finally {
      await rm(arrived.path, { force: true });
    }
  };

  const router = Router();
  router.post('/api/uploads', arrive, removeFileOnClose, loadShedder, settle);
  router.all('/api/uploads', methodNotAllowed(['POST']));
  return router;
}

/** A form of another site sends three types of body, and this is none of them. */
const isOctetStream = ({ headers }: Request): boolean =>
  /^application\/octet-stream *(;|$)/i.test(headers['content-type'] ?? '');

/** What is refused after it arrived, since too much is at work, is removed as well. */
const removeFileOnClose: RequestHandler = (_request, response, next) => {
  response.once('close', () => {
    const arrived = response.locals.arrived as ReceivedUpload | undefined;
    if (arrived) void rm(arrived.path, { force: true });
  });
  next();
};

function takeReceivedUpload({ locals }: Response): ReceivedUpload {
  const arrived = locals.arrived as ReceivedUpload;
  delete locals.arrived;
  return arrived;
}

/** The file as it is kept, and the row that tells of it; undefined when nobody waits for it any more: nothing is kept then. */
async function storeUpload({ by, wanted, path }: ReceivedUpload, storage: FileStorage, isTooLate: () => boolean) {
  const file = await prepareFile(path, wanted);
  const { type, name } = file;
  const key = generateUploadKey(file.ending);
  const { size: bytes } = await stat(path);
  await storage.put(key, path, type);
  try {
    if (isTooLate()) {
      await storage.delete(key);
      return undefined;
    }
    await recordUpload(by, { key, kind: wanted.kind, name, type, bytes });
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
  return { url: `${uploadsPath}/${key}`, name, type, bytes } satisfies UploadedFile;
}

/** Looks at what has come, and makes of a picture what is kept of it, in its place. */
async function prepareFile(path: string, { kind, name }: UploadRequest) {
  const type = await detectFileType(path, kind, name);
  if (!Object.hasOwn(imageMediaTypes, type)) {
    const ending = acceptedMediaTypes(kind)[type] ?? 'bin';
    return { type, name: withExtension(ending, name), ending };
  }
  await writeFile(path, await convertImage(await readFile(path), type, kind));
  return { type: 'image/webp', name: name.replace(/(\.[^.]*)?$/, '.webp'), ending: 'webp' };
}

/** What students download does not call itself a program: an ending that is not that of the type is followed by that. */
const withExtension = (ending: string, name: string): string =>
  !name.includes('.') || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;

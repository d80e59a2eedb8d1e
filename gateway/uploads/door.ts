import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { SignedInContext } from '../../schema/context';
import { limits } from '../../schema/contract/limits';
import { acceptedTypes, pictureTypes, uploadsPath, type Uploaded } from '../../schema/contract/uploads';
import type { UploadRequest } from '../../schema/contract/validation/uploads';
import { Problem } from '../../schema/errors';
import { newKey, noteUpload, permittedUpload } from '../../schema/uploads/uploads';
import { networkOf } from '../address';
import type { Caller } from '../caller';
import { otherMethod } from '../rest/mount';
import type { Storage } from '../storage/storage';
import { pictureFrom } from './picture';
import { queue } from './queue';
import { dontReadOn, receive } from './receive';
import { senders } from './senders';
import { typeOf } from './types';

interface Parts {
  caller: Caller;
  storage: Storage;
  /** Where files lie while they come in. */
  incoming: string;
  /** Stands between a request that has arrived whole and its answer. */
  bounded: RequestHandler;
}

/** A file that has arrived, and what it is to be. */
interface Arrived {
  by: SignedInContext;
  wanted: UploadRequest;
  path: string;
}

/** Pictures unpack to as much as a hundred times their size: few at once. */
const atWork = 2;
const waitingForWork = 30;

/**
 * POST /api/uploads?kind=&name= with the bytes of a file: 201 and where it lies from now on. Whoever may not is told so
 * before anything is read. Only programs and scripts of this site can send such a body: no form of another site can.
 */
export function uploadDoor({ caller, storage, incoming, bounded }: Parts): Router {
  const work = queue(atWork, waitingForWork);
  const sending = senders();

  const arrive: RequestHandler = async (request, response, next) => {
    dontReadOn(request, response);
    const context = await caller(request, response);
    const { by, wanted } = await permittedUpload(context, request.query);
    if (!isBytes(request)) throw new Problem('notBytes');
    const limit = limits.uploads[wanted.kind].bytes;
    const sender = { person: by.viewer.id, network: networkOf(request.ip) };
    const path = await sending(sender, () => receive(request, incoming, limit));
    const arrived: Arrived = { by, wanted, path };
    response.locals.arrived = arrived;
    next();
  };

  const settle: RequestHandler = async (_request, response) => {
    const arrived = takenFrom(response);
    try {
      const kept = await work(() => keep(arrived, storage, () => response.headersSent || response.destroyed));
      if (kept) response.status(201).location(kept.url).setHeader('Cache-Control', 'private, no-store').json(kept);
    } finally {
      await rm(arrived.path, { force: true });
    }
  };

  const router = Router();
  router.post('/api/uploads', arrive, leaveNothing, bounded, settle);
  router.all('/api/uploads', otherMethod(['POST']));
  return router;
}

/** A form of another site sends three types of body, and this is none of them. */
const isBytes = ({ headers }: Request): boolean =>
  /^application\/octet-stream *(;|$)/i.test(headers['content-type'] ?? '');

/** What is refused after it arrived, since too much is at work, is removed as well. */
const leaveNothing: RequestHandler = (_request, response, next) => {
  response.once('close', () => {
    const arrived = response.locals.arrived as Arrived | undefined;
    if (arrived) void rm(arrived.path, { force: true });
  });
  next();
};

function takenFrom({ locals }: Response): Arrived {
  const arrived = locals.arrived as Arrived;
  delete locals.arrived;
  return arrived;
}

/** The file as it is kept, and the row that tells of it; undefined when nobody waits for it any more: nothing is kept then. */
async function keep({ by, wanted, path }: Arrived, storage: Storage, isTooLate: () => boolean) {
  const file = await prepared(path, wanted);
  const { type, name } = file;
  const key = newKey(file.ending);
  const { size: bytes } = await stat(path);
  await storage.keep(key, path, type);
  try {
    if (isTooLate()) {
      await storage.forget(key);
      return undefined;
    }
    await noteUpload(by, { key, kind: wanted.kind, name, type, bytes });
  } catch (error) {
    await storage.forget(key);
    throw error;
  }
  return { url: `${uploadsPath}/${key}`, name, type, bytes } satisfies Uploaded;
}

/** Looks at what has come, and makes of a picture what is kept of it, in its place. */
async function prepared(path: string, { kind, name }: UploadRequest) {
  const type = await typeOf(path, kind, name);
  if (!Object.hasOwn(pictureTypes, type)) {
    const ending = acceptedTypes(kind)[type] ?? 'bin';
    return { type, name: namedAs(ending, name), ending };
  }
  await writeFile(path, await pictureFrom(await readFile(path), type, kind));
  return { type: 'image/webp', name: name.replace(/(\.[^.]*)?$/, '.webp'), ending: 'webp' };
}

/** What students download does not call itself a program: an ending that is not that of the type is followed by that. */
const namedAs = (ending: string, name: string): string =>
  !name.includes('.') || name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;

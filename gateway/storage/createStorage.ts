import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config, S3Bucket } from '../config';
import { Problem } from '../../schema/core/problem';

/** Stores files in a folder, which several gateways may share. */
const createFolderStorage = (folder: string): FileStorage => ({
  async put(key, path) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncToDisk(path);
    await rename(path, join(folder, key));
    // The rename must be durable as well.
    await syncToDisk(folder);
  },
  async open(key, part) {
    const file = await open(join(folder, key)).catch(nullIfMissing);
    return file && file.createReadStream(part);
  },
  delete: (key) => rm(join(folder, key), { force: true }),
});

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** A function that stores content which is in memory; {@link FileStorage.put} takes files. */
export function createFileWriter(config: Config) {
  const storage = createStorage(config);
  return async (key: string, content: Buffer, type: string): Promise<void> => {
    const folder = incomingFolder(config);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, key);
    await writeFile(path, content, { mode: 0o600 });
    await storage.put(key, path, type).finally(() => rm(path, { force: true }));
  };
}

/** First and last byte of a range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of immutable files by key. */
export interface FileStorage {
  /**
   * Stores the file at `path`, which may be moved. The file is durable when the promise resolves.
   * @throws Problem `unavailable` if the storage does not respond
   */
  put(key: string, path: string, type: string): Promise<void>;
  /**
   * The bytes of a file or of a range; null if the key does not exist.
   * @throws Problem `unavailable` if the storage does not respond
   */
  open(key: string, part?: ByteRange): Promise<Readable | null>;
  /** Deletes a file; a missing one is ignored. */
  delete(key: string): Promise<void>;
}

const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads');

/** Folder of incoming uploads, on the same file system as the stored ones, so that storing is a rename. */
export const incomingFolder = (config: Pick<Config, 'dataDir'>): string => join(uploadFolder(config), '.incoming');

/** The configured bucket, else the folder `uploads` in the data folder. */
export const createStorage = (config: Pick<Config, 'dataDir' | 'bucket'>): FileStorage =>
  config.bucket ? createS3Storage(config.bucket) : createFolderStorage(uploadFolder(config));

const exportFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'exports');

/** Folder of exports that are being written, on the same file system as the stored ones. */
export const unfinishedExportFolder = (config: Pick<Config, 'dataDir'>): string =>
  join(exportFolder(config), '.unfinished');

/** Storage of data exports, which have no public address: `exports/` in the bucket or in the data folder. */
export const createExportStorage = (config: Pick<Config, 'dataDir' | 'bucket'>): FileStorage =>
  config.bucket ? createS3Storage(config.bucket, 'exports/') : createFolderStorage(exportFolder(config));

export const zipFileKey = (exportId: string): string => `${exportId}.zip`;

/** Until the response headers; the body has no timeout. */
const responseTimeoutMs = 15_000;

/** Storage with the S3 protocol in path style, which all S3-compatible servers support. */
function createS3Storage({ endpoint, region, name, ...keys }: S3Bucket, prefix = ''): FileStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const addressOf = (key: string): string => `${endpoint.replace(/\/+$/, '')}/${name}/${prefix}${key}`;
  const ask = (key: string, request: RequestInit): Promise<Response> =>
    fetchWithTimeout((signal) => client.fetch(addressOf(key), { ...request, signal }));
  return {
    async put(key, path, type) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const headers = { 'content-type': type, 'x-amz-content-sha256': hash.digest('hex') };
      // Read from the disk while it is sent.
      const body = await openAsBlob(path, { type });
      await drainResponse(assertSuccess(await ask(key, { method: 'PUT', body, headers })));
    },
    async open(key, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end}` };
      const response = await ask(key, { method: 'GET', ...(headers && { headers }) });
      if (response.status === 404) return drainResponse(response).then(() => null);
      const { body } = assertSuccess(response);
      return body && Readable.fromWeb(body as ReadableStream);
    },
    async delete(key) {
      await drainResponse(await ask(key, { method: 'DELETE' }));
    },
  };
}

async function fetchWithTimeout(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), responseTimeoutMs);
  try {
    return await ask(abort.signal);
  } catch (cause) {
    throw storageUnavailable(cause);
  } finally {
    clearTimeout(timer);
  }
}

function assertSuccess(response: Response): Response {
  if (!response.ok) throw storageUnavailable(new Error(`The storage answered ${response.status}`));
  return response;
}

const storageUnavailable = (cause: unknown): Problem => new Problem('unavailable', { retryAfterSeconds: 5, cause });

/** Consumes the response, so that its connection can be reused. */
async function drainResponse(response: Response): Promise<void> {
  await response.arrayBuffer();
}

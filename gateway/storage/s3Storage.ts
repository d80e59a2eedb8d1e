import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../../schema/core/errors';
import type { S3Bucket } from '../config';
import type { FileStorage } from './createStorage';

/** Until the storage begins to answer; a read may then take as long as its reader. */
const responseTimeoutMs = 15_000;

/** Files in storage that speaks S3's protocol, addressed by path: what every server of the kind understands. */
export function createS3Storage({ endpoint, region, name, ...keys }: S3Bucket): FileStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const addressOf = (key: string): string => `${endpoint.replace(/\/+$/, '')}/${name}/${key}`;
  const ask = (key: string, request: RequestInit): Promise<Response> =>
    fetchWithTimeout((signal) => client.fetch(addressOf(key), { ...request, signal }));
  return {
    async put(key, path, type) {
      const bytes = await readFile(path);
      const digest = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      await drainResponse(assertSuccess(await ask(key, { method: 'PUT', body: bytes, headers })));
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

/** Reads an answer to its end, so that its connection serves the next one. */
async function drainResponse(response: Response): Promise<void> {
  await response.arrayBuffer();
}

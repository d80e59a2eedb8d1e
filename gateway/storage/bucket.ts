import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../../schema/errors';
import type { Bucket } from '../config';
import type { Storage } from './storage';

/** Until the storage begins to answer; a read may then take as long as its reader. */
const patienceMs = 15_000;

/** Files in storage that speaks S3's protocol, addressed by path: what every server of the kind understands. */
export function bucketStorage({ endpoint, region, name, ...keys }: Bucket): Storage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const addressOf = (key: string): string => `${endpoint.replace(/\/+$/, '')}/${name}/${key}`;
  const ask = (key: string, request: RequestInit): Promise<Response> =>
    answered((signal) => client.fetch(addressOf(key), { ...request, signal }));
  return {
    async keep(key, path, type) {
      const bytes = await readFile(path);
      const digest = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      await emptied(succeeded(await ask(key, { method: 'PUT', body: bytes, headers })));
    },
    async open(key, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end}` };
      const response = await ask(key, { method: 'GET', ...(headers && { headers }) });
      if (response.status === 404) return emptied(response).then(() => null);
      const { body } = succeeded(response);
      return body && Readable.fromWeb(body as ReadableStream);
    },
    async forget(key) {
      await emptied(await ask(key, { method: 'DELETE' }));
    },
  };
}

async function answered(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patienceMs);
  try {
    return await ask(abort.signal);
  } catch (cause) {
    throw silent(cause);
  } finally {
    clearTimeout(timer);
  }
}

function succeeded(response: Response): Response {
  if (!response.ok) throw silent(new Error(`The storage answered ${response.status}`));
  return response;
}

const silent = (cause: unknown): Problem => new Problem('unavailable', { retryAfterSeconds: 5, cause });

/** Reads an answer to its end, so that its connection serves the next one. */
async function emptied(response: Response): Promise<void> {
  await response.arrayBuffer();
}

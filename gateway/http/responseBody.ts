import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';

/** A shorter body fits into few packets; compressing it would cost more than it saves. */
export const minCompressedBytes = 4096;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses a body in another thread.
 * @param brotliQuality 4 for a body that is sent once; higher ones take longer
 */
export const compressBody = (body: Buffer, encoding: ContentEncoding, brotliQuality = 4): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }) : toGzip(body);

/** In the order of preference of the server. */
export const contentEncodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

/** Clients send few different headers. */
const known = new LRUCache<string, readonly ContentEncoding[]>({ max: 100 });
const maxKnownLength = 200;

/** The encodings of a body that the client prefers to none, best first (RFC 9110, 12.5.3). */
export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): readonly ContentEncoding[] {
  const header = headers['accept-encoding'];
  if (!header) return [];
  const cached = known.get(header);
  if (cached) return cached;
  const accepted = negotiate(header);
  if (header.length <= maxKnownLength) known.set(header, accepted);
  return accepted;
}

function negotiate(header: string): ContentEncoding[] {
  const weights = new Map(header.split(',').map(parseWeight));
  const weightOf = (encoding: ContentEncoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const identityWeight = weights.get('identity') ?? 0;
  return contentEncodings
    .filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= identityWeight)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** @param part such as "gzip;q=0.5" */
function parseWeight(part: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  // An invalid weight is NaN, which is not over 0.
  return [encoding, weight === undefined ? 1 : Number(weight.slice('q='.length))];
}

/** The weak entity tag of a body: equal bodies have equal tags, in whichever encoding they are sent (RFC 9110, 8.8.3). */
export const entityTag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64')}"`;

/** Whether the client has this response already. It compares weakly, as RFC 9110 demands. */
export function isNotModified({ headers }: Pick<IncomingMessage, 'headers'>, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

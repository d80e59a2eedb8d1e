import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './acceptedEncodings';

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

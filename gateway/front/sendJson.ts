import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A shorter answer fits into few packets; compressing it would cost more than it saves. */
const minCompressedLength = 4_096;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Sends a response with status and type set; long ones are compressed in another thread. */
export async function sendJson(request: Request, response: Response, json: string): Promise<void> {
  // A text is written together with the headers, by one system call.
  if (json.length < minCompressedLength) {
    response.setHeader('Content-Length', Buffer.byteLength(json)).end(json);
    return;
  }
  const bytes = Buffer.from(json);
  const encoding = request.acceptsEncodings('br', 'gzip');
  const compressed = await compress(encoding, bytes);
  if (response.headersSent || response.destroyed) return;
  if (compressed !== bytes) response.setHeader('Content-Encoding', String(encoding));
  response.setHeader('Content-Length', compressed.length).end(compressed);
}

function compress(encoding: string | false, bytes: Buffer): Buffer | Promise<Buffer> {
  if (encoding === 'br') return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? toGzip(bytes) : bytes;
}

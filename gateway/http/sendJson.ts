import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './acceptedEncodings';
import { compressBody, minCompressedBytes } from './compression';

/** Sends a response with status and type set; long ones are compressed in another thread. */
export async function sendJson(request: IncomingMessage, response: ServerResponse, json: string): Promise<void> {
  const length = Buffer.byteLength(json);
  // A text is written together with the headers, by one system call.
  if (length < minCompressedBytes) {
    response.setHeader('Content-Length', length).end(json);
    return;
  }
  const bytes = Buffer.from(json);
  const [encoding] = acceptedEncodings(request);
  const body = encoding ? await compressBody(bytes, encoding) : bytes;
  if (response.headersSent || response.destroyed) return;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length).end(body);
}

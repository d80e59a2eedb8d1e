import type { Request } from 'express';
import { recordResponseText } from '../cache/recordedRequests';
import { acceptedEncodings, compressBody, minCompressedBytes, entityTag, isNotModified } from './responseBody';
import type { FastPathResponse } from './request';

export const jsonContentType = 'application/json; charset=utf-8';

/**
 * Sends a JSON text with an entity tag, or 304 to a reader who has it. The status is set; long texts are compressed in another
 * thread.
 */
export async function sendJson(
  request: Request,
  response: FastPathResponse,
  json: string,
  contentType = jsonContentType,
): Promise<void> {
  const etag = entityTag(json);
  response.setHeader('Content-Type', contentType).setHeader('ETag', etag);
  recordResponseText(request, response, json);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isNotModified(request, etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.end();
    return;
  }
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

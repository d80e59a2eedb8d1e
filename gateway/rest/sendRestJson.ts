import type { Request } from 'express';
import { entityTag, isNotModified } from '../http/cache/entityTag';
import { captureText } from '../cache/recordedRequests';
import { sendJson } from '../http/sendJson';
import type { FastPathResponse } from '../http/toExpress';

export const jsonContentType = 'application/json; charset=utf-8';

/** Sends a JSON text with an entity tag, or 304 to a reader who has it. The status is set, and 2xx. */
export async function sendRestJson(request: Request, response: FastPathResponse, json: string): Promise<void> {
  const etag = entityTag(json);
  response.setHeader('Content-Type', jsonContentType).setHeader('ETag', etag);
  captureText(request, response, json);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isNotModified(request, etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.end();
    return;
  }
  await sendJson(request, response, json);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { onceClosed, requestState, type FastPathResponse } from '../http/request';
import { logFieldsOf } from '../observability/log';
import type { ReadRecorder } from './readRecorder';
import type { ComputedResponse } from './responseCache';

/**
 * Records the reads of a request.
 * @param run answers the request, on the fast path or by Express
 * @returns the response, after it was sent
 */
export const recordResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  recorder: ReadRecorder,
  run: () => Promise<void>,
): Promise<ComputedResponse> =>
  new Promise((resolve, reject) => {
    requestState(request).recording = { recorder, onResponse: resolve };
    onceClosed(request, response, () => resolve('failed'));
    if (request.socket.destroyed) return;
    run().catch(reject);
  });

/** Visitors who ask for the same are answered on their own from now on, without waiting for this response. */
export const markUncacheable = (request: IncomingMessage): void =>
  requestState(request).recording?.onResponse(Promise.resolve('uncacheable'));

/** Visitors who wait for the response of a request are answered on their own: it is an error. */
export const failRecording = (request: IncomingMessage): void =>
  requestState(request).recording?.onResponse(Promise.resolve('failed'));

/** Notes the text of a recorded response that is not sent by Express. */
export function recordResponseText(request: Request, response: FastPathResponse, text: string): void {
  const { recording } = requestState(request);
  if (!recording) return;
  recording.onResponse(toComputedResponse(recording.recorder, request, response, text).catch(() => 'failed'));
}

export function captureResponse(request: Request, response: Response, next: NextFunction): void {
  const { recording } = requestState(request);
  if (recording) {
    const { send } = response;
    response.send = (body: unknown) => {
      // `json` sends its text with a second call.
      if (typeof body !== 'string') return send.call(response, body);
      response.send = send;
      send.call(response, body);
      recording.onResponse(toComputedResponse(recording.recorder, request, response, body).catch(() => 'failed'));
      return response;
    };
  }
  next();
}

async function toComputedResponse(
  recorder: ReadRecorder,
  request: Request,
  response: FastPathResponse,
  text: string,
): Promise<ComputedResponse> {
  if (response.statusCode !== 200 || logFieldsOf(response).problem) return 'failed';
  const headers = sharedHeaders(response);
  const reads = await recorder.finish();
  if (!reads) return 'uncacheable';
  const { viewedPosts, ...validity } = reads;
  const { path: route = 'other' } = (request.route ?? {}) as { path?: string };
  return { ...validity, response: { status: 200, headers, body: Buffer.from(text), route, viewedPosts } };
}

/** Set for each response, or by the HTTP server. */
const ownHeaders = new Set([
  'set-cookie',
  'x-request-id',
  'strict-transport-security',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
]);

export function sharedHeaders(response: ServerResponse): Record<string, string> {
  const sent = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, [value].flat().join(', ')]));
}

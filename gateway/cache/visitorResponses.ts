import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { EarlyHandler } from '../front/requestListener';
import { recordResponse } from './recordedRequests';
import type { ReadRecorder } from './readRecorder';
import type { CachedResponse, ResponseCache } from './responseCache';

export interface VisitorResponsesDependencies {
  cache: ResponseCache;
  createRecorder: () => ReadRecorder;
  /** The Express application. */
  app: RequestListener;
  /** Key of a request that any visitor could have sent; null if only the application can answer it. */
  keyOf: (request: IncomingMessage, body: Buffer | undefined) => string | null;
  /** Sends a cached response; false if the request must go to the application, for example over its rate limit. */
  send: (request: IncomingMessage, response: ServerResponse, cached: CachedResponse) => Promise<boolean>;
}

/** Answers API reads of visitors from the cache. */
export function visitorResponses({
  cache,
  createRecorder,
  app,
  keyOf,
  send,
}: VisitorResponsesDependencies): EarlyHandler {
  return async (request, response, body) => {
    const key = keyOf(request, body);
    if (key === null || cache.isKnownPersonal(key)) return false;
    // A HEAD response cannot be stored.
    if (request.method === 'HEAD') {
      const cached = await cache.find(key);
      return cached !== undefined && send(request, response, cached);
    }
    let isAnswered = false;
    const cached = await cache.findOrCompute(key, () => {
      isAnswered = true;
      // The whole response is needed.
      delete request.headers['if-none-match'];
      return recordResponse(request, response, createRecorder(), () => app(request, response));
    });
    return isAnswered || (cached !== null && send(request, response, cached));
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { FastPathHandler } from './requestListener';
import { toExpressRequest } from './toExpress';
import type { Metrics } from '../observability/metrics';
import { cachedRequestKey } from './cachedRequestKey';
import { recordResponse } from '../cache/recordedRequests';
import type { ReadRecorder } from '../cache/readRecorder';
import type { CachedResponse, ResponseCache } from '../cache/responseCache';
import type { VisitorExchange } from './sendCachedResponse';

interface HandlerDependencies {
  cache: ResponseCache;
  createRecorder: () => ReadRecorder;
  app: Express;
  /** Answers a request that the cache cannot answer. */
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer | undefined) => Promise<void>;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  /** Sends a cached response; false if the request must go to Express. */
  send: (exchange: VisitorExchange, cached: CachedResponse) => Promise<boolean>;
  metrics: Pick<Metrics, 'responseCacheLookups'>;
}

/** Answers API reads of visitors from the cache. */
export function createCachedResponseHandler(dependencies: HandlerDependencies): FastPathHandler {
  const { cache, createRecorder, app, publicHost, send, metrics, answer } = dependencies;
  const lookups = metrics.responseCacheLookups;
  return async (request, response, body) => {
    if (!body && !isApiRead(request)) return false;
    const startedAt = performance.now();
    const expressRequest = toExpressRequest(app, request);
    const key = cachedRequestKey(expressRequest, publicHost, body);
    if (key === null) return false;
    if (cache.isKnownUncacheable(key)) {
      lookups.inc({ result: 'uncacheable' });
      return false;
    }
    // Without the cast, the compiler takes it for false after `compute` has run.
    let isComputed = false as boolean;
    const compute = () => {
      isComputed = true;
      // The whole response is needed.
      delete request.headers['if-none-match'];
      return recordResponse(request, response, createRecorder(), () => answer(request, response, body));
    };
    // A response to HEAD has no body to store.
    const cached = request.method === 'HEAD' ? await cache.find(key) : await cache.findOrCompute(key, compute);
    lookups.inc({ result: cached && !isComputed ? 'hit' : 'miss' });
    if (isComputed) return true;
    return cached ? send({ request, expressRequest, response, startedAt }, cached) : false;
  };
}

const isApiRead = ({ method, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && Boolean(url?.startsWith('/api/'));

import type { IncomingMessage } from 'node:http';
import type { Exchange, FastPathHandler } from '../requestListener';
import type { Metrics } from '../../observability/metrics';
import { cachedRequestKey } from './cachedRequestKey';
import { recordResponse } from '../../cache/recordedRequests';
import type { ReadRecorder } from '../../cache/readRecorder';
import type { CachedResponse, ResponseCache } from '../../cache/responseCache';

interface HandlerDependencies {
  cache: ResponseCache;
  createRecorder: () => ReadRecorder;
  /** Answers a request that the cache cannot answer. */
  answer: (exchange: Exchange) => Promise<void>;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  /** Sends a cached response; false if the request must go to Express. */
  send: (exchange: Exchange, cached: CachedResponse) => Promise<boolean>;
  metrics: Pick<Metrics, 'responseCacheLookups'>;
}

/** Answers API reads of visitors from the cache. */
export function createCachedResponseHandler(dependencies: HandlerDependencies): FastPathHandler {
  const { cache, createRecorder, publicHost, send, metrics, answer } = dependencies;
  const lookups = metrics.responseCacheLookups;
  return async (exchange) => {
    const { request, response, body } = exchange;
    if (!body && !isApiRead(request)) return false;
    const key = cachedRequestKey(exchange, publicHost);
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
      return recordResponse(request, response, createRecorder(), () => answer(exchange));
    };
    // A response to HEAD has no body to store.
    const cached = request.method === 'HEAD' ? await cache.find(key) : await cache.findOrCompute(key, compute);
    lookups.inc({ result: cached && !isComputed ? 'hit' : 'miss' });
    if (isComputed) return true;
    return cached ? send(exchange, cached) : false;
  };
}

const isApiRead = ({ method, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && Boolean(url?.startsWith('/api/'));

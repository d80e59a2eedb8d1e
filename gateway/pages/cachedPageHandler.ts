import type { Express } from 'express';
import type { CachedResponse, ResponseCache } from '../cache/responseCache';
import type { VisitorExchange } from '../cache/sendCachedResponse';
import type { FastPathHandler } from '../http/fastPathHandler';
import { toExpressRequest } from '../http/toExpress';
import type { Metrics } from '../observability/metrics';
import { visitorPageKey } from './pageInputs';

interface HandlerDependencies {
  cache: ResponseCache;
  app: Express;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  normalizeUrl: (url: string) => string;
  send: (exchange: VisitorExchange, cached: CachedResponse) => Promise<boolean>;
  metrics: Pick<Metrics, 'pageCacheLookups'>;
}

/** Answers visitors with cached pages; `pageRouter` renders the others. */
export function createCachedPageHandler(dependencies: HandlerDependencies): FastPathHandler {
  const { cache, app, publicHost, normalizeUrl, send, metrics } = dependencies;
  return async (request, response) => {
    const startedAt = performance.now();
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const expressRequest = toExpressRequest(app, request);
    const key = visitorPageKey(expressRequest, publicHost, normalizeUrl);
    const cached = key === null ? undefined : await findPage(cache, key);
    if (!cached) return false;
    metrics.pageCacheLookups.inc({ result: 'hit' });
    return send({ request, expressRequest, response, startedAt }, cached);
  };
}

/** While the database is unreachable, visitors get the latest page instead of an error. */
const findPage = (cache: ResponseCache, key: string): Promise<CachedResponse | undefined> =>
  cache.find(key).catch(() => cache.findStale(key));

import type { Express, Request, Response } from 'express';
import { toExpress } from '../cache/visitorResponses';
import type { CachedResponse, ResponseCache } from '../cache/responseCache';
import type { EarlyHandler } from '../front/requestListener';
import type { Metrics } from '../observability/metrics';
import { visitorPageKey } from './pageKey';

interface VisitorPagesDependencies {
  cache: ResponseCache;
  app: Express;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  normalizeUrl: (url: string) => string;
  send: (request: Request, response: Response, cached: CachedResponse, startedAt: number) => Promise<boolean>;
  metrics: Pick<Metrics, 'pageCacheLookups'>;
}

/** Answers visitors with cached pages; the application renders the others. */
export function visitorPages(dependencies: VisitorPagesDependencies): EarlyHandler {
  const { cache, app, publicHost, normalizeUrl, send, metrics } = dependencies;
  return async (message, outgoing) => {
    const startedAt = performance.now();
    if (message.method !== 'GET' && message.method !== 'HEAD') return false;
    const [request, response] = toExpress(app, message, outgoing);
    const key = visitorPageKey(request, publicHost, normalizeUrl);
    const cached = key === null ? undefined : await findPage(cache, key);
    if (!cached) return false;
    metrics.pageCacheLookups.inc({ result: 'hit' });
    return send(request, response, cached, startedAt);
  };
}

/** While the database is unreachable, visitors get the latest page instead of an error. */
export const findPage = (cache: ResponseCache, key: string): Promise<CachedResponse | undefined> =>
  cache.find(key).catch(() => cache.findUnproved(key));

import type { Request } from 'express';
import { languageParam } from '../../../schema/contract/urls';
import { isVisitorRequest } from './cachedRequestKey';
import type { CachedResponse, ResponseCache } from '../../cache/responseCache';
import type { Exchange, FastPathHandler } from '../requestListener';
import type { Metrics } from '../../observability/metrics';
import { isSearch, pageKey, readPageInputs } from '../../pages/pageInputs';
import type { Website } from '../../pages/website';

interface HandlerDependencies {
  cache: ResponseCache;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  site: Pick<Website, 'normalizePageUrl'>;
  send: (exchange: Exchange, cached: CachedResponse) => Promise<boolean>;
  metrics: Pick<Metrics, 'pageCacheLookups'>;
}

/** Answers visitors with cached pages; `pageRouter` renders the others. */
export function createCachedPageHandler(dependencies: HandlerDependencies): FastPathHandler {
  const { cache, publicHost, site, send, metrics } = dependencies;
  return async (exchange) => {
    const { expressRequest } = exchange;
    if (expressRequest.method !== 'GET' && expressRequest.method !== 'HEAD') return false;
    if (!isVisitorRequest(expressRequest, publicHost) || !mayBeCached(expressRequest)) return false;
    const cached = await findPage(cache, pageKey(readPageInputs(expressRequest, site)));
    if (!cached) return false;
    metrics.pageCacheLookups.inc({ result: 'hit' });
    return send(exchange, cached);
  };
}

/** Not a search or a choice of language, which sets a cookie. */
const mayBeCached = ({ url }: Request): boolean =>
  url.startsWith('/') && !url.startsWith('/api/') && !url.includes(`${languageParam}=`) && !isSearch(url);

/** While the database is unreachable, visitors get the latest page instead of an error. */
const findPage = (cache: ResponseCache, key: string): Promise<CachedResponse | undefined> =>
  cache.find(key).catch(() => cache.findStale(key));

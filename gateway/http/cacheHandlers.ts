import type { IncomingMessage } from 'node:http';
import type { Exchange, FastPathHandler } from './requestListener';
import type { Metrics } from '../observability/metrics';
import type { Admission } from '../cache/admission';
import { recordResponse } from '../cache/recordedRequests';
import type { ReadRecorder } from '../cache/readRecorder';
import type { CachedResponse, ResponseCache } from '../cache/responseCache';
import type { Request } from 'express';
import { languageParam } from '../../schema/contract/site/urls';
import { isSearch, pageKey, readPageInputs } from '../pages/pageInputs';
import type { Website } from '../pages/website';
import { sessionCookieName } from '../context/cookies';
import { requestLanguage } from './requestLanguage';
import { isCrossOrigin, isHttps } from '../middleware/publicUrl';

interface HandlerDependencies {
  cache: ResponseCache;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  /** Sends a cached response; false if the request must go to Express. */
  send: (exchange: Exchange, cached: CachedResponse) => Promise<boolean>;
  metrics: Pick<Metrics, 'responseCacheLookups' | 'pageCacheLookups'>;
}

interface ResponseHandlerDependencies extends HandlerDependencies {
  /** Which new responses are recorded and stored. */
  admission: Admission;
  createRecorder: () => ReadRecorder;
  answer: (exchange: Exchange) => Promise<void>;
}

/** Answers API reads of visitors from the cache. */
export function createCachedResponseHandler(dependencies: ResponseHandlerDependencies): FastPathHandler {
  const { cache, admission, createRecorder, publicHost, send, metrics, answer } = dependencies;
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
    if (!cache.isKnown(key) && !admission.admit(key)) {
      lookups.inc({ result: 'miss' });
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

interface PageHandlerDependencies extends HandlerDependencies {
  site: Pick<Website, 'normalizePageUrl'>;
}

/** Answers visitors with cached pages; `pageRouter` renders the others. */
export function createCachedPageHandler(dependencies: PageHandlerDependencies): FastPathHandler {
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

const maxAcceptLength = 200;

/** Whether a request has the site's host and names no session, also none that has ended. */
function isVisitorRequest({ headers, host }: Request, publicHost: string | undefined): boolean {
  const { authorization, cookie } = headers;
  // The name alone: the parser of cookies allows spaces around it.
  if (authorization !== undefined || cookie?.includes(sessionCookieName)) return false;
  return publicHost === undefined || host === publicHost;
}

/**
 * Everything that the response to a visitor depends on, other than the database.
 * @returns null for requests that only Express can answer or reject
 */
function cachedRequestKey({ expressRequest: request, body }: Exchange, publicHost: string | undefined): string | null {
  const { headers, host } = request;
  const { accept = '' } = headers;
  if (!isVisitorRequest(request, publicHost) || accept.length > maxAcceptLength) return null;
  if (body && isCrossOrigin(request)) return null;
  const protocol = isHttps(request) ? 'https' : 'http';
  const method = body ? 'POST' : 'GET';
  return `${method} ${protocol} ${host} ${requestLanguage(request)}\n${accept}\n${request.url}\n${body?.toString('latin1') ?? ''}`;
}

import type { Express, Request, Response } from 'express';
import type { EarlyHandler } from '../front/requestListener';
import type { Metrics } from '../observability/metrics';
import { cachedRequestKey } from './cachedRequestKey';
import { recordResponse } from './recordedRequests';
import type { ReadRecorder } from './readRecorder';
import type { CachedResponse, ResponseCache } from './responseCache';

interface VisitorResponsesDependencies {
  cache: ResponseCache;
  createRecorder: () => ReadRecorder;
  app: Express;
  /** Host of the site; undefined: requests to every host are answered. */
  publicHost: string | undefined;
  /** Sends a cached response; false if the request must go to the application. */
  send: (request: Request, response: Response, cached: CachedResponse, startedAt: number) => Promise<boolean>;
  metrics: Pick<Metrics, 'responseCacheLookups'>;
}

/** Answers API reads of visitors from the cache. */
export function visitorResponses(dependencies: VisitorResponsesDependencies): EarlyHandler {
  const { cache, createRecorder, app, publicHost, send, metrics } = dependencies;
  const lookups = metrics.responseCacheLookups;
  return async (message, outgoing, body) => {
    const startedAt = performance.now();
    const [request, response] = toExpress(app, message, outgoing);
    const key = cachedRequestKey(request, publicHost, body);
    if (key === null) return false;
    if (cache.isKnownPersonal(key)) {
      lookups.inc({ result: 'personal' });
      return false;
    }
    let isComputed = false;
    const compute = () => {
      isComputed = true;
      // The whole response is needed.
      delete request.headers['if-none-match'];
      return recordResponse(request, response, createRecorder(), () => app(request, response));
    };
    // A response to HEAD has no body to store.
    const cached = request.method === 'HEAD' ? await cache.find(key) : await cache.findOrCompute(key, compute);
    lookups.inc({ result: cached && !isComputed ? 'hit' : 'miss' });
    return isComputed || (!!cached && send(request, response, cached, startedAt));
  };
}

/** Gives the messages the properties that Express gives them, such as the address behind a proxy. */
export function toExpress(app: Express, request: object, response: object): [Request, Response] {
  return [
    Object.setPrototypeOf(request, app.request) as Request,
    Object.setPrototypeOf(response, app.response) as Response,
  ];
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { CountVisitorViews } from '../context/requestContext';
import { acceptedEncodings, minCompressedBytes, isNotModified } from './responseBody';
import type { Exchange } from './requestListener';
import { toFastPathResponse } from './request';
import type { LimitVisitorRequest } from '../middleware/requestLimits';
import { strictTransportSecurity, isHttps } from '../middleware/publicUrl';
import { requestIdOf, withoutRedaction } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import type { CachedResponse } from '../cache/responseCache';

interface SenderDependencies {
  limitVisitorRequest: LimitVisitorRequest;
  countVisitorViews: CountVisitorViews;
  metrics: Metrics;
  log: Logger;
}

/**
 * Sends cached responses as Express would: with its rate limit, views, metrics and log.
 * @returns a function that returns false over the rate limit; Express then answers
 */
export function createCachedResponseSender(dependencies: SenderDependencies) {
  const { limitVisitorRequest, countVisitorViews, metrics } = dependencies;
  const log = withoutRedaction(dependencies.log);
  return async (
    { request, expressRequest, response, startedAt }: Exchange,
    cached: CachedResponse,
  ): Promise<boolean> => {
    if (!(await limitVisitorRequest(expressRequest))) return false;
    if (cached.viewedPosts.length > 0)
      countVisitorViews(expressRequest, toFastPathResponse(expressRequest, response), cached.viewedPosts);
    const id = requestIdOf(request);
    const headers = ['x-request-id', id];
    if (isHttps(expressRequest)) headers.push('strict-transport-security', strictTransportSecurity);
    await writeCachedResponse(request, response, cached, headers);
    const { method, path } = expressRequest;
    const { statusCode } = response;
    const duration = performance.now() - startedAt;
    metrics.observeCachedResponse(method, cached.route, statusCode, duration / 1000);
    if (log.isLevelEnabled('info'))
      log.info(
        {
          req: { id, method, path },
          res: { statusCode },
          responseTime: Math.round(duration),
          cached: true,
        },
        'request completed',
      );
    return true;
  };
}

/**
 * Writes a cached response: 304 to a client that has it, else its body, compressed as the client prefers.
 * @param ownHeaders names and values in turn, of this request only
 */
export async function writeCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  ownHeaders: readonly string[] = [],
): Promise<void> {
  const headers = [...cached.rawHeaders, ...ownHeaders];
  const { method } = request;
  // Of other responses than 2xx, conditions are ignored (RFC 9110, 13.2.1).
  if (method !== 'POST' && cached.status === 200 && isNotModified(request, cached.headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isLong = cached.body.length >= minCompressedBytes;
  const encoding = isLong && method !== 'HEAD' ? acceptedEncodings(request)[0] : undefined;
  const body = encoding ? await cached.encode(encoding) : cached.body;
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length), 'content-type', cached.contentType);
  response.writeHead(cached.status, headers).end(method === 'HEAD' ? undefined : body);
}

import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { CountViews } from '../context/requestContext';
import type { ConsumeVisitorRequest } from '../middleware/requestBudget';
import { strictTransportSecurity, isHttps } from '../middleware/publicUrl';
import { requestIdOf } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import type { CachedResponse, ContentEncoding } from './responseCache';

interface SenderDependencies {
  consumeVisitorRequest: ConsumeVisitorRequest;
  countViews: CountViews;
  metrics: Metrics;
  log: Logger;
}

/** Shorter bodies are not compressed, as in the application. */
const minCompressedBytes = 1024;

/**
 * Sends cached responses as the application would: with its rate limit, views, metrics and log.
 * @returns a function that returns false over the rate limit; the application then answers
 */
export const createCachedResponseSender =
  ({ consumeVisitorRequest, countViews, metrics, log }: SenderDependencies) =>
  async (request: Request, response: Response, cached: CachedResponse, startedAt: number): Promise<boolean> => {
    if (!(await consumeVisitorRequest(request))) return false;
    if (cached.viewedPosts.length > 0) countViews(request, response, cached.viewedPosts);
    const id = requestIdOf(request);
    const { method } = request;
    await writeCachedResponse(request, response, cached, { 'x-request-id': id });
    const { statusCode } = response;
    const duration = performance.now() - startedAt;
    metrics.observeCachedResponse(method, cached.route, statusCode, duration / 1000);
    if (log.isLevelEnabled('info'))
      log.info(
        {
          req: { id, method, path: request.path },
          res: { statusCode },
          responseTime: Math.round(duration),
          cached: true,
        },
        'request completed',
      );
    return true;
  };

/** Writes the response in the best encoding, or 304 if the client has it. */
export async function writeCachedResponse(
  request: Request,
  response: Response,
  cached: CachedResponse,
  ownHeaders: Record<string, string> = {},
): Promise<void> {
  const headers: Record<string, string | number> = { ...cached.headers, ...ownHeaders };
  if (isHttps(request)) headers['strict-transport-security'] = strictTransportSecurity;
  const { method } = request;
  if (method !== 'POST' && isNotModified(request, cached.headers.etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = method === 'HEAD' ? undefined : acceptedEncoding(request, cached);
  const body = encoding ? await cached.encode(encoding) : cached.body;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(cached.status, headers).end(method === 'HEAD' ? undefined : body);
}

/** The best of the supported encodings that the client accepts. */
function acceptedEncoding({ headers }: Request, { body }: CachedResponse): ContentEncoding | undefined {
  if (body.length < minCompressedBytes) return undefined;
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return undefined;
  return (['br', 'gzip'] as const).find((encoding) => acceptsEncoding(accepted, encoding));
}

const acceptsEncoding = (accepted: string, encoding: ContentEncoding): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Whether the client has this response already. It compares weakly, as RFC 9110 demands. */
function isNotModified({ headers }: Request, etag: string | undefined): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}

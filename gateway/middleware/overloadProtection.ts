import type { Request, RequestHandler } from 'express';
import { Problem } from '../../schema/core/errors';
import { onceClosed } from '../http/onceClosed';
import { bodyTimeoutMs, hasBody } from '../http/requestBody';
import type { FastPathMiddleware } from '../http/toExpress';
import type { Metrics } from '../observability/metrics';
import type { Limits } from '../limits';

/** Node's limit for receiving a whole request; a slow upload takes minutes. */
export const requestTimeoutMs = 10 * 60_000;

/** Uploads have their own timeout. */
const isUploadRequest = ({ method, path }: Request): boolean =>
  method === 'POST' && path.toLowerCase() === '/api/uploads';

/** Closes connections that take more than 30 seconds to send a body, except uploads. */
export const bodyTimeout: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !isUploadRequest(request)) {
    const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyTimeoutMs).unref();
    request.once('close', () => clearTimeout(timer));
  }
  next();
};

const retryAfterSeconds = 2;

/**
 * Answers 503 beyond the maximum of concurrent requests and after the response timeout. It runs after the body was
 * read, so that slow senders do not count.
 */
export function createLoadShedder(
  { maxConcurrentRequests, responseTimeoutMs }: Limits,
  { shedRequests }: Pick<Metrics, 'shedRequests'>,
): FastPathMiddleware {
  let concurrentRequests = 0;
  return (request, response, next) => {
    if (concurrentRequests >= maxConcurrentRequests) {
      shedRequests.inc({ reason: 'concurrency' });
      throw new Problem('unavailable', { retryAfterSeconds });
    }
    concurrentRequests += 1;
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      shedRequests.inc({ reason: 'timeout' });
      next(new Problem('unavailable', { retryAfterSeconds }));
    }, responseTimeoutMs);
    onceClosed(request, response, () => {
      concurrentRequests -= 1;
      clearTimeout(timer);
    });
    next();
  };
}

import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../limits';
import { clientNetwork } from './clientNetwork';
import { consumePoints } from './rateLimits';
import { readSignedToken } from '../context/authentication';
import { Problem } from '../../schema/core/problem';
import { bodyTimeoutMs, hasBody, onceClosed, type FastPathMiddleware } from '../http/request';
import type { Metrics } from '../observability/metrics';

/**
 * Counts one API call or rendered page.
 * @throws Problem `tooManyAttempts`
 */
export type LimitRequest = (request: Request) => Promise<void>;

/** Counts an API call of a visitor, unless it is over the limit: then it is false. */
export type LimitVisitorRequest = (request: Request) => Promise<boolean>;

interface RequestRateLimit {
  limitRequest: LimitRequest;
  limitVisitorRequest: LimitVisitorRequest;
}

/** Limits requests per user, or per network for visitors, in memory: it bounds the work of one process. */
export function createRequestRateLimit(
  { rateLimits }: Pick<Limits, 'rateLimits'>,
  secret: string,
  onRefused: () => void,
): RequestRateLimit {
  if (!rateLimits) return { limitRequest: () => Promise.resolve(), limitVisitorRequest: () => Promise.resolve(true) };
  const { points, seconds } = rateLimits.requests;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const networkKey = ({ ip }: Request): string => `network ${clientNetwork(ip)}`;
  return {
    limitRequest: (request) => {
      const userId = readSignedToken(request, secret)?.userId;
      const consumed = userId
        ? consumePoints(limiter, `user ${userId}`)
        : consumePoints(limiter, networkKey(request), { isOfNetwork: true });
      return consumed.catch((error: unknown) => {
        onRefused();
        throw error;
      });
    },
    limitVisitorRequest: (request) =>
      limiter.consume(networkKey(request)).then(
        () => true,
        () => false,
      ),
  };
}

export const rateLimitRequests =
  (limitRequest: LimitRequest): RequestHandler =>
  async (request, _response, next) => {
    await limitRequest(request);
    next();
  };

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

import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../limits';
import { clientNetwork } from './clientNetwork';
import { consumePoints } from './rateLimits';
import { readSignedToken } from '../context/session';

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

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
export type ConsumeRequest = (request: Request) => Promise<void>;

/** Counts an API call of a visitor, unless it is over the limit: then it is false. */
export type ConsumeVisitorRequest = (request: Request) => Promise<boolean>;

interface RequestBudget {
  consumeRequest: ConsumeRequest;
  consumeVisitorRequest: ConsumeVisitorRequest;
}

/** Limits requests per user, or per network for visitors, in memory: it bounds the work of one process. */
export function createRequestBudget(
  { rateLimits }: Pick<Limits, 'rateLimits'>,
  secret: string,
  onRefused: () => void,
): RequestBudget {
  if (!rateLimits)
    return { consumeRequest: () => Promise.resolve(), consumeVisitorRequest: () => Promise.resolve(true) };
  const { points, seconds } = rateLimits.requests;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const networkKey = ({ ip }: Request): string => `network ${clientNetwork(ip)}`;
  return {
    consumeRequest: (request) => {
      const userId = readSignedToken(request, secret)?.userId;
      const consumed = userId
        ? consumePoints(limiter, `user ${userId}`)
        : consumePoints(limiter, networkKey(request), { isOfNetwork: true });
      return consumed.catch((error: unknown) => {
        onRefused();
        throw error;
      });
    },
    consumeVisitorRequest: (request) =>
      limiter.consume(networkKey(request)).then(
        () => true,
        () => false,
      ),
  };
}

export const limitRequests =
  (consume: ConsumeRequest): RequestHandler =>
  async (request, _response, next) => {
    await consume(request);
    next();
  };

import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../limits';
import { clientNetwork } from './clientNetwork';
import { consumePoints } from './rateLimits';
import { readSignedToken } from '../context/session';

/** Counts one API call or rendered page. */
export type ConsumeRequest = (request: Request) => Promise<void>;

/**
 * Limits requests per user, or per network for visitors, in memory: it bounds the work of one process.
 * @throws (the function returned) Problem `tooManyAttempts`
 */
export function createRequestBudget(
  { rateLimits }: Pick<Limits, 'rateLimits'>,
  secret: string,
  onRefused: () => void,
): ConsumeRequest {
  if (!rateLimits) return () => Promise.resolve();
  const { points, seconds } = rateLimits.requests;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return (request) => {
    const userId = readSignedToken(request, secret)?.userId;
    return consumePoints(limiter, userId ? `user ${userId}` : `network ${clientNetwork(request.ip)}`).catch(
      (error: unknown) => {
        onRefused();
        throw error;
      },
    );
  };
}

export const limitRequests =
  (consume: ConsumeRequest): RequestHandler =>
  async (request, _response, next) => {
    await consume(request);
    next();
  };

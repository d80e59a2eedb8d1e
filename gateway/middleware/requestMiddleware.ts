import type { Logger } from 'pino';
import type { Config } from '../config';
import { parseCookies } from '../context/cookies';
import type { FastPathMiddleware } from '../http/toExpress';
import { requestLogger } from '../observability/log';
import type { Metrics } from '../observability/metrics';
import { requirePublicHost, requireSameOrigin, warnOfUntrustedProxy } from './publicUrl';

export interface RequestMiddlewareDependencies {
  config: Config;
  secret: string;
  log: Logger;
  metrics: Metrics;
}

/** Middleware of Express between that of both paths, named by what it follows. */
interface ExpressMiddleware<Middleware> {
  afterCookies: Middleware[];
  afterMetrics: Middleware[];
  afterHostCheck: Middleware[];
}

const none: ExpressMiddleware<never> = { afterCookies: [], afterMetrics: [], afterHostCheck: [] };

/**
 * The middleware of every request, in order. On the fast path it must call `next` before it returns.
 * @param extras middleware that only Express runs
 */
export const createRequestMiddleware = <Middleware = never>(
  { config, secret, log, metrics }: RequestMiddlewareDependencies,
  extras: ExpressMiddleware<Middleware> = none,
): (FastPathMiddleware | Middleware)[] => [
  parseCookies(secret),
  ...extras.afterCookies,
  requestLogger(log),
  metrics.measureRequests,
  ...extras.afterMetrics,
  warnOfUntrustedProxy(config, log),
  requirePublicHost(config),
  ...extras.afterHostCheck,
  requireSameOrigin,
];

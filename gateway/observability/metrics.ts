import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RateLimitObserver } from '../middleware/rateLimits';

export interface Metrics {
  registry: Registry;
  /** Middleware that measures request durations. */
  measureRequests: RequestHandler;
  /** Measures a response that was sent before the middleware. */
  observeCachedResponse(method: string, route: string, status: number, seconds: number): void;
  responseCacheLookups: Counter<'result'>;
  pageRenders: Counter;
  pageCacheLookups: Counter<'result'>;
  shedRequests: Counter<'reason'>;
  rateLimitRefusals: Counter<'limit'>;
  signInFailures: Counter;
}

/** Request durations by method, route and status, and counters. Labels are route patterns, not request paths. */
export function createMetrics(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  measurePool(pool, registry);
  const counter = <Label extends string = string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers });
  return {
    registry,
    measureRequests: (request, response, next) => {
      const end = durations.startTimer();
      response.once('finish', () => {
        const { path } = (request.route ?? {}) as { path?: string };
        end({ method: methodLabel(request.method), route: path ?? 'other', status: response.statusCode });
      });
      next();
    },
    observeCachedResponse: (method, route, status, seconds) =>
      durations.observe({ method: methodLabel(method), route, status }, seconds),
    responseCacheLookups: counter(
      'response_cache_lookups_total',
      'Lookups in the cache of API responses: hit, miss, or personal for those that are not shared.',
      'result',
    ),
    pageRenders: counter('page_renders_total', 'Pages rendered.'),
    pageCacheLookups: counter('page_cache_lookups_total', 'Lookups in the page cache: hit or miss.', 'result'),
    shedRequests: counter(
      'requests_shed_total',
      'Requests answered 503 because of load: too many or too slow.',
      'reason',
    ),
    rateLimitRefusals: counter('rate_limit_refusals_total', 'Refusals of a rate limit.', 'limit'),
    signInFailures: counter('sign_in_failures_total', 'Sign-ins with a wrong e-mail address or password.'),
  };
}

function measurePool(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>, registry: Registry): void {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool: total and idle, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      connections.set({ state: 'total' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodLabel = (method: string): string => (knownMethods.has(method) ? method : 'other');

/** Counts refusals and failed sign-ins; logs those that concern an account, with the address for a firewall. */
export const createRateLimitObserver = (
  log: Logger,
  { rateLimitRefusals, signInFailures }: Pick<Metrics, 'rateLimitRefusals' | 'signInFailures'>,
): RateLimitObserver => ({
  refused(limit, address) {
    rateLimitRefusals.inc({ limit });
    if (limit.startsWith('signIn')) log.warn({ limit, address }, 'sign-in refused by a rate limit');
  },
  signInFailed(userId, address) {
    signInFailures.inc();
    log.info({ user: userId, address }, 'sign-in failed');
  },
});

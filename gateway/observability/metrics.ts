import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PaymentStatus } from '../../schema/contract/payments';
import { jobStates, jobStateSql, type JobState } from '../../schema/jobs/jobState';
import type { FastPathMiddleware } from '../http/request';
import type { RateLimitObserver } from '../middleware/rateLimits';

export interface Metrics {
  registry: Registry;
  measureRequests: FastPathMiddleware;
  /** Measures a response that was sent before the middleware. */
  observeCachedResponse(method: string, route: string, status: number, seconds: number): void;
  responseCacheLookups: Counter<'result'>;
  pageRenders: Counter;
  pageCacheLookups: Counter<'result'>;
  shedRequests: Counter<'reason'>;
  rateLimitRefusals: Counter<'limit'>;
  signInFailures: Counter;
  mails: Counter<'result'>;
  cardWebhooks: Counter<'result'>;
  cardCheckouts: Counter<'outcome'>;
}

/** Request durations by method, route and status, jobs, and counters. Labels are route patterns, not request paths. */
export function createMetrics(pool: Pool): Metrics {
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
  measureJobs(pool, registry);
  measurePayments(pool, registry);
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
    observeCachedResponse: createObserver(durations),
    responseCacheLookups: counter(
      'response_cache_lookups_total',
      'Lookups in the cache of API responses: hit, miss, or uncacheable for those that are not shared.',
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
    mails: counter(
      'mails_total',
      'Attempts of this process to send a mail: sent, refused for the address, or failed and repeated later.',
      'result',
    ),
    cardWebhooks: counter(
      'card_webhooks_total',
      'Webhooks of the card provider: accepted, forged, or unreadable.',
      'result',
    ),
    cardCheckouts: counter(
      'card_checkouts_total',
      'States of card payments reported by the gateway, by what they led to.',
      'outcome',
    ),
  };
}

/** Looks labels up once. Methods and routes are those of cached responses, which are few. */
function createObserver(durations: Histogram<'method' | 'route' | 'status'>): Metrics['observeCachedResponse'] {
  const observers = new Map<string, ReturnType<typeof durations.labels>>();
  return (method, route, status, seconds) => {
    const key = `${method} ${status} ${route}`;
    let observer = observers.get(key);
    if (!observer) observers.set(key, (observer = durations.labels({ method: methodLabel(method), route, status })));
    observer.observe(seconds);
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

interface JobCounts {
  states: Record<JobState, number>;
  /** Since the oldest waiting job could have started. */
  waitingSeconds: number;
}

/** Jobs of the queue, read when the metrics are: the same in all processes. Without a database they are left out. */
function measureJobs(pool: Pick<Pool, 'query'>, registry: Registry): void {
  const waitingSeconds = new Gauge({
    name: 'jobs_waiting_seconds',
    help: 'Time since the oldest waiting job could have started.',
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue, and messages on their way to it: waiting, scheduled for later, running, or failed for good.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      jobs.reset();
      waitingSeconds.reset();
      const counts = await readJobCounts(pool).catch(() => null);
      if (!counts) return;
      for (const state of jobStates) jobs.set({ state }, counts.states[state]);
      waitingSeconds.set(counts.waitingSeconds);
    },
  });
}

async function readJobCounts(pool: Pick<Pool, 'query'>): Promise<JobCounts> {
  const { rows } = await pool.query<{ state: JobState; count: number; seconds: number }>(
    `SELECT state, count(*)::int AS count, extract(epoch FROM max(now() - since))::float AS seconds FROM (
       SELECT ${jobStateSql('j')} AS state, j.run_at AS since FROM graphile_worker._private_jobs j
       UNION ALL SELECT 'waiting', at FROM outgoing_messages
     ) jobs GROUP BY 1`,
  );
  const states: JobCounts['states'] = { waiting: 0, scheduled: 0, running: 0, failed: 0 };
  for (const { state, count } of rows) states[state] = count;
  return { states, waitingSeconds: rows.find(({ state }) => state === 'waiting')?.seconds ?? 0 };
}

/** Payments by state, read when the metrics are. Without a database they are left out. */
function measurePayments(pool: Pick<Pool, 'query'>, registry: Registry): void {
  const payments = new Gauge({
    name: 'payments',
    help: 'Payments that wait for something, by state.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      payments.reset();
      const counts = await readPaymentCounts(pool).catch(() => null);
      if (counts) for (const state of waitingStates) payments.set({ state }, counts.get(state) ?? 0);
    },
  });
}

/** The other states are final and grow without end: counting them would read the whole table. */
const waitingStates = ['pending', 'submitted', 'rejected', 'refund_requested'] as const satisfies PaymentStatus[];

async function readPaymentCounts(pool: Pick<Pool, 'query'>): Promise<Map<PaymentStatus, number>> {
  const { rows } = await pool.query<{ status: PaymentStatus; count: number }>(
    `SELECT "status", count(*)::int AS count FROM "payments" WHERE "status" = ANY($1::"PaymentStatus"[]) GROUP BY "status"`,
    [waitingStates],
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
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

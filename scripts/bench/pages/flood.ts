import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext } from '../benchContext';
import { runLoad } from '../load/runLoad';
import { summarize } from '../load/summary';
import type { LatencySummary } from '../load/loadTypes';
import type { Target } from '../targets/target';
import { fetchPage, toPageRequest } from './pageClient';
import { distinctPaths } from './pagePaths';
import { probeIntervalMs, probeTimeoutMs, startProbe } from './probe';

/** Pages without an earlier request, ten times as many as the process can render. Latencies in milliseconds. */
export interface FloodFigures {
  requestsPerSecond: number;
  seconds: number;
  accepted: LatencySummary;
  rejected: LatencySummary;
  /** Other statuses, broken connections, and requests without an answer 25 s after the end. */
  failures: number;
  /** GET /livez during the flood; `max` is 10,000 where there was no answer. */
  livez: LatencySummary;
  /** GET /api/categories during the flood. */
  api: LatencySummary;
  /** Seconds after the last request until a new page is answered within a second. */
  recoverySeconds: number;
  /** CPU milliseconds per answered request. */
  serverCpu: number | null;
}

const maxRecoverySeconds = 120;
const none: LatencySummary = { count: 0, p50: 0, p99: 0, max: 0 };

interface FloodPlan {
  /** Pages per second that the process renders. */
  capacity: number;
  /** Number of the first path of `distinctPaths` that was not requested before. */
  firstPath: number;
  seconds: number;
}

export async function measureFlood(
  { client, data }: Pick<BenchContext, 'client' | 'data'>,
  product: Pick<Target, 'port' | 'pid'>,
  { capacity, firstPath, seconds }: FloodPlan,
): Promise<FloodFigures> {
  const requestsPerSecond = Math.max(1, Math.round(10 * capacity));
  const count = Math.ceil(requestsPerSecond * seconds);
  const paths = distinctPaths(data, firstPath, count);
  const livez = startProbe(() => fetchPage(product, '/livez', {}, probeTimeoutMs));
  const api = startProbe(() => fetchPage(product, '/api/categories', {}, probeTimeoutMs));
  let recovery = Promise.resolve(0);
  const load = await runLoad(
    {
      port: product.port,
      requests: paths.map((path) => toPageRequest(product, path)),
      mode: { kind: 'open', perSecond: requestsPerSecond, maxConnections: 4_000 },
      warmUpMs: 0,
      durationMs: seconds * 1000,
    },
    { pids: [product.pid], client },
    () => (recovery = measureRecovery(product, distinctPaths(data, firstPath + count, 2_000))),
  );
  const recoverySeconds = await recovery;
  const { byStatus, errors, unsent, unanswered, cpu } = load;
  const { 200: accepted = none, 503: rejected = none } = byStatus;
  return {
    requestsPerSecond,
    seconds,
    accepted,
    rejected,
    failures: load.count - accepted.count - rejected.count + errors + unsent + unanswered,
    livez: summarize(await livez.stop()),
    api: summarize(await api.stop()),
    recoverySeconds,
    serverCpu: cpu.server,
  };
}

async function measureRecovery(product: Pick<Target, 'port'>, paths: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  for (const path of paths) {
    const elapsed = (performance.now() - startedAt) / 1000;
    const { status } = await fetchPage(product, path, {}, 1_000);
    if (status === 200 || elapsed > maxRecoverySeconds) return elapsed;
    await sleep(probeIntervalMs);
  }
  return (performance.now() - startedAt) / 1000;
}

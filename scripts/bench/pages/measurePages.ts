import { sessionCookieName } from '../../../gateway/context/cookies';
import type { BenchContext } from '../benchContext';
import { renameCourseAndPost } from '../database/renameCourseAndPost';
import { cpuPerRequest, readCpuTimes } from '../load/cpuTimes';
import type { LatencySummary } from '../load/loadTypes';
import { runLoad, type MeasuredLoad } from '../load/runLoad';
import { median } from '../load/summary';
import { printTable } from '../printTable';
import { startProduct, type Target } from '../targets/target';
import { measureFlood, type FloodFigures } from './flood';
import { fetchPage, fetchPageWithRetries, toPageRequest } from './pageClient';
import { distinctPaths, publicPaths } from './pagePaths';

interface PageFigures {
  path: string;
  /** cached: read before; rendered: after a write each time; writes: a write every 250 ms; signed in: with a session. */
  mode: 'cached' | 'rendered' | 'writes' | 'signed in' | 'distinct';
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU milliseconds per page. */
  serverCpu: number | null;
  databaseCpu: number | null;
  /** Bytes of the compressed body. */
  bytes: number;
  failures: number;
}

interface PagesReport {
  pages: PageFigures[];
  flood: FloodFigures;
}

const writeIntervalMs = 250;

export async function measurePages(context: BenchContext): Promise<PagesReport> {
  const { databaseUrl, cleanUp, data } = context;
  const product = await startProduct(databaseUrl, cleanUp);
  const session = { cookie: `${sessionCookieName}=${data.students[0]}` };
  const pages: PageFigures[] = [];
  for (const path of publicPaths(data)) {
    console.log(`${path} …`);
    pages.push(await measureLoad(context, product, { path, mode: 'cached', connections: 32 }));
    pages.push(await measureRendered(context, product, path));
    pages.push(
      await withWrites(context, () => measureLoad(context, product, { path, mode: 'writes', connections: 8 })),
    );
    pages.push(await measureLoad(context, product, { path, mode: 'signed in', connections: 8, headers: session }));
  }
  const dashboard = { path: '/dashboard/student', mode: 'signed in', connections: 8, headers: session } as const;
  pages.push(await measureLoad(context, product, dashboard));
  const paths = distinctPaths(data, 0, 2_000);
  const distinct = await measureLoad(context, product, { path: '/courses?…', mode: 'distinct', connections: 8, paths });
  pages.push(distinct);
  const plan = { capacity: distinct.rate, firstPath: paths.length, seconds: context.options.quick ? 5 : 30 };
  const flood = await measureFlood(context, product, plan);
  await product.stop();
  return { pages, flood };
}

interface PageLoad {
  path: string;
  mode: PageFigures['mode'];
  connections: number;
  headers?: Record<string, string>;
  /** Requested instead of `path`. */
  paths?: string[];
}

async function measureLoad(
  { options, client }: BenchContext,
  product: Target,
  { path, mode, connections, headers, paths }: PageLoad,
): Promise<PageFigures> {
  const { bytes } = await fetchPageWithRetries(product, paths?.at(-1) ?? path, headers);
  const load = await runLoad(
    {
      port: product.port,
      requests: (paths ?? [path]).map((each) => toPageRequest(product, each, headers)),
      mode: { kind: 'closed', connections },
      warmUpMs: options.quick ? 300 : 1_000,
      durationMs: options.quick ? 1_500 : 5_000,
      minCount: 3 * connections,
    },
    { pids: [product.pid], client },
  );
  return { path, mode, bytes, ...toFigures(load) };
}

function toFigures({
  byStatus,
  count,
  seconds,
  errors,
  cpu,
}: MeasuredLoad): Omit<PageFigures, 'path' | 'mode' | 'bytes'> {
  const { count: accepted = 0, p50 = 0, p99 = 0 } = byStatus[200] ?? {};
  return {
    rate: accepted / seconds,
    p50,
    p99,
    serverCpu: cpu.server,
    databaseCpu: cpu.database,
    failures: count - accepted + errors,
  };
}

/** One page after another, each after a write of content that it may show. */
async function measureRendered({ options, client }: BenchContext, product: Target, path: string): Promise<PageFigures> {
  const count = options.quick ? 5 : 30;
  const meter = { pids: [product.pid], client };
  await renameCourseAndPost(client);
  await fetchPage(product, path);
  const times: number[] = [];
  let failures = 0;
  let bytes = 0;
  const before = await readCpuTimes(meter);
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    await renameCourseAndPost(client);
    const answer = await fetchPage(product, path);
    times.push(answer.ms);
    bytes = answer.bytes;
    if (answer.status !== 200) failures += 1;
  }
  const rate = (1000 * count) / (performance.now() - startedAt);
  const cpu = cpuPerRequest(before, await readCpuTimes(meter), count);
  return {
    path,
    mode: 'rendered',
    rate,
    p50: median(times),
    p99: Math.max(...times),
    serverCpu: cpu.server,
    databaseCpu: cpu.database,
    bytes,
    failures,
  };
}

async function withWrites<T>({ client }: BenchContext, measure: () => Promise<T>): Promise<T> {
  let writes = Promise.resolve();
  const timer = setInterval(() => (writes = writes.then(() => renameCourseAndPost(client))), writeIntervalMs);
  try {
    return await measure();
  } finally {
    clearInterval(timer);
    await writes;
  }
}

export function printPages({ pages, flood }: PagesReport): void {
  printTable(
    'Pages, brotli',
    pages.map(({ path, mode, rate, p50, p99, serverCpu, databaseCpu, bytes, failures }) => ({
      page: path,
      mode,
      'pages/s': rate,
      'p50 ms': p50,
      'p99 ms': p99,
      'server CPU ms': serverCpu,
      'database CPU ms': databaseCpu,
      bytes,
      failures,
    })),
  );
  const { requestsPerSecond, seconds, recoverySeconds, failures, serverCpu } = flood;
  const row = (requests: string, { count, p50, p99, max }: LatencySummary) => ({
    requests,
    count,
    'p50 ms': p50,
    'p99 ms': p99,
    'max ms': max,
  });
  printTable(`Flood: ${requestsPerSecond} new pages per second for ${seconds} s`, [
    row('accepted (200)', flood.accepted),
    row('rejected (503)', flood.rejected),
    row('/livez', flood.livez),
    row('/api/categories', flood.api),
  ]);
  console.log(
    `failures ${failures}, server CPU per answer ${serverCpu?.toFixed(1) ?? '–'} ms, recovered after ${recoverySeconds.toFixed(1)} s`,
  );
}

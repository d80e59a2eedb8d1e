import type { LatencySummary } from '../load/loadTypes';
import { printTable } from '../table';
import type { PagesReport } from './measurePages';

export function printPages({ pages, flood }: PagesReport): void {
  printTable(
    'Pages, brotli',
    pages.map(({ path, mode, rate, p50, p99, serverCpu, databaseCpu, bytes, failures }) => ({
      ...{ page: path, mode, 'pages/s': rate, 'p50 ms': p50, 'p99 ms': p99, 'server CPU ms': serverCpu },
      ...{ 'database CPU ms': databaseCpu, bytes, failures },
    })),
  );
  const { requestsPerSecond, seconds, recoverySeconds, failures, serverCpu } = flood;
  const row = (requests: string, { count, p50, p99, max }: LatencySummary) => ({
    ...{ requests, count, 'p50 ms': p50, 'p99 ms': p99, 'max ms': max },
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

import { toHttpRequest, toRawRequest } from '../api/requests';
import { createScenarios, type Scenario } from '../api/scenarios';
import type { BenchContext } from '../benchContext';
import { runLoad, type MeasuredLoad } from '../load/runLoad';
import { printTable } from '../printTable';
import { startProduct, type Target } from '../targets/target';

interface ProcessFigures {
  scenario: Scenario['name'];
  processes: number;
  /** Of all processes together, per second. */
  rate: number;
  /** CPU milliseconds per request. */
  serverCpu: number | null;
  databaseCpu: number | null;
  failures: number;
}

const callsPerProcess = 10_000;
/** Beyond the enrollments of the API's measurement. */
const firstUnusedCall = 600_000;

/** One process and two on one database: the CPU time per request should not change. */
export async function measureProcesses(context: BenchContext): Promise<ProcessFigures[]> {
  const { databaseUrl, cleanUp, data } = context;
  const products = await Promise.all([startProduct(databaseUrl, cleanUp), startProduct(databaseUrl, cleanUp)]);
  const figures: ProcessFigures[] = [];
  let firstCall = firstUnusedCall;
  for (const scenario of createScenarios(data))
    for (const used of [products.slice(0, 1), products]) {
      figures.push(await measure(context, scenario, used, firstCall));
      firstCall += used.length * callsPerProcess;
    }
  await Promise.all(products.map((product) => product.stop()));
  return figures;
}

async function measure(
  { client, options }: BenchContext,
  scenario: Scenario,
  products: readonly Target[],
  firstCall: number,
): Promise<ProcessFigures> {
  const loads = await Promise.all(
    products.map((product, process) =>
      runLoad(
        {
          port: product.port,
          requests: Array.from({ length: callsPerProcess }, (_, index) =>
            toRawRequest(
              toHttpRequest(scenario.call(firstCall + process * callsPerProcess + index), 'graphql'),
              product,
            ),
          ),
          mode: { kind: 'closed', connections: 16 },
          warmUpMs: 1_000,
          durationMs: options.quick ? 1_500 : 4_000,
          minCount: 64,
        },
        { pids: [product.pid], client },
      ),
    ),
  );
  const count = loads.reduce((sum, load) => sum + load.count, 0);
  const weighted = (pick: (load: MeasuredLoad) => number | null, divisor: number): number | null =>
    loads.some((load) => pick(load) === null)
      ? null
      : loads.reduce((sum, load) => sum + (pick(load) ?? 0) * load.count, 0) / Math.max(1, divisor);
  return {
    scenario: scenario.name,
    processes: products.length,
    rate: loads.reduce((sum, load) => sum + (load.byStatus[200]?.count ?? 0) / load.seconds, 0),
    serverCpu: weighted((load) => load.cpu.server, count),
    // Each load has measured the time of the whole database.
    databaseCpu: weighted((load) => load.cpu.database, count * products.length),
    failures: loads.reduce((sum, load) => sum + load.count - (load.byStatus[200]?.count ?? 0) + load.errors, 0),
  };
}

export const printProcesses = (figures: readonly ProcessFigures[]): void =>
  printTable(
    'Processes on one database',
    figures.map(({ scenario, processes, rate, serverCpu, databaseCpu, failures }) => ({
      scenario,
      processes,
      'req/s': rate,
      'server CPU ms': serverCpu,
      'database CPU ms': databaseCpu,
      failures,
    })),
  );

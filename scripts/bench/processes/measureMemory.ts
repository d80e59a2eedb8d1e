import { toHttpRequest, toRawRequest } from '../api/requests';
import { createScenarios } from '../api/scenarios';
import type { BenchContext } from '../benchContext';
import { residentMemory } from '../load/cpuTimes';
import { runLoad } from '../load/runLoad';
import { printTable } from '../printTable';
import { metricsToken, startProduct, type Target } from '../targets/target';

export interface MemoryFigures {
  /** Requests answered so far. */
  requests: number;
  /** MiB. */
  resident: number | null;
  heap: number | null;
  failures: number;
}

const rows = 20;
const callsPerScenario = 2_000;

/** Sends GraphQL requests of all scenarios in turn, or of the chosen one, and reads the memory of the process at intervals. */
export async function measureMemory(context: BenchContext, total: number): Promise<MemoryFigures[]> {
  const { databaseUrl, cleanUp, data, client, options } = context;
  const product = await startProduct(databaseUrl, cleanUp);
  const scenarios = createScenarios(data).filter(({ name }) => name === (options.scenario ?? name));
  const figures: MemoryFigures[] = [{ requests: 0, failures: 0, ...(await readMemory(product)) }];
  let answered = 0;
  for (let round = 0; answered < total; round += 1) {
    const requests = Array.from({ length: callsPerScenario * scenarios.length }, (_, index) => {
      const scenario = scenarios[index % scenarios.length];
      const call = scenario?.call(round * callsPerScenario + Math.floor(index / scenarios.length));
      return call ? toRawRequest(toHttpRequest(call, 'graphql'), product) : '';
    });
    const { count, byStatus, errors } = await runLoad(
      { port: product.port, requests, mode: { kind: 'closed', connections: 32 }, warmUpMs: 0, durationMs: 5_000 },
      { pids: [product.pid], client },
    );
    answered += count;
    if (answered < (figures.length * total) / rows && answered < total) continue;
    const failures = count - (byStatus[200]?.count ?? 0) + errors;
    figures.push({ requests: answered, failures, ...(await readMemory(product)) });
    console.log(`${answered} requests …`);
  }
  await product.stop();
  return figures;
}

async function readMemory(product: Target): Promise<Pick<MemoryFigures, 'resident' | 'heap'>> {
  const response = await fetch(`http://127.0.0.1:${product.port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const metrics = await response.text();
  const heap = /^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics)?.[1];
  return { resident: residentMemory(product.pid), heap: heap === undefined ? null : Number(heap) / 1024 ** 2 };
}

export const printMemory = (figures: readonly MemoryFigures[]): void =>
  printTable(
    'Memory of one process',
    figures.map(({ requests, resident, heap, failures }) => ({
      requests,
      'resident MiB': resident,
      'heap used MiB': heap,
      failures,
    })),
  );

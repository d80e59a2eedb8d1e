import { toHttpRequest, toRawRequest } from '../api/requests';
import { createScenarios } from '../api/scenarios';
import type { BenchContext } from '../benchContext';
import { residentMemory } from '../load/cpuTimes';
import { runLoad } from '../load/runLoad';
import { printTable } from '../printTable';
import { metricsToken, startProduct, type Target } from '../targets/target';

/** Memory in MiB; null where it is not known. */
interface MemoryReading {
  resident: number | null;
  heap: number | null;
}

/** A reading after a number of requests, and how many of them have failed. */
interface MemoryFigures extends MemoryReading {
  requests: number;
  failures: number;
}

const rows = 20;
const callsPerScenario = 2_000;

/** Sends GraphQL requests of all scenarios in turn, or of the chosen one, and reads the memory of the process at intervals. */
export async function measureMemory(context: BenchContext, total: number): Promise<MemoryFigures[]> {
  const { databaseUrl, cleanUp, data, client, options } = context;
  const product = await startProduct(databaseUrl, cleanUp);
  const scenarios = createScenarios(data).filter(({ name }) => name === (options.scenario ?? name));
  const sendLoad = async (round: number): Promise<LoadCounts> => {
    const requests = Array.from({ length: callsPerScenario * scenarios.length }, (_, index) => {
      const scenario = scenarios[index % scenarios.length];
      const call = scenario?.call(round * callsPerScenario + Math.floor(index / scenarios.length));
      return call ? toRawRequest(toHttpRequest(call, 'graphql'), product) : '';
    });
    const { count, byStatus, errors } = await runLoad(
      { port: product.port, requests, mode: { kind: 'closed', connections: 32 }, warmUpMs: 0, durationMs: 5_000 },
      { pids: [product.pid], client },
    );
    return { answered: count, failed: count - (byStatus[200]?.count ?? 0) + errors };
  };
  const figures = await readAtIntervals(total, sendLoad, () => readMemory(product));
  await product.stop();
  return figures;
}

interface LoadCounts {
  answered: number;
  /** Answers other than 200, and broken connections. */
  failed: number;
}

/**
 * Sends loads until the total is answered, and reads the memory about twenty times.
 * @throws Error for a load without an answer
 */
export async function readAtIntervals(
  total: number,
  sendLoad: (round: number) => Promise<LoadCounts>,
  readMemory: () => Promise<MemoryReading>,
): Promise<MemoryFigures[]> {
  const figures: MemoryFigures[] = [{ requests: 0, failures: 0, ...(await readMemory()) }];
  let requests = 0;
  let failures = 0;
  for (let round = 0; requests < total; round += 1) {
    const { answered, failed } = await sendLoad(round);
    if (answered === 0) throw new Error('The product answers no requests.');
    requests += answered;
    failures += failed;
    if (requests < (figures.length * total) / rows && requests < total) continue;
    figures.push({ requests, failures, ...(await readMemory()) });
    console.log(`${requests} requests …`);
  }
  return figures;
}

async function readMemory(product: Target): Promise<MemoryReading> {
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

import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Client } from 'pg';
import { prepare } from '../prepare';
import { measureApi, printApi } from './api/measureApi';
import type { BenchContext } from './benchContext';
import { measureBrowser, printBrowser } from './browser/measureBrowser';
import { createCleanUp } from './cleanUp';
import { createBenchDatabase } from './database/benchDatabase';
import { prepareSampleData } from './database/sampleData';
import { measureMemory, printMemory } from './processes/measureMemory';
import { measureProcesses, printProcesses } from './processes/measureProcesses';
import { measurePages, printPages } from './pages/measurePages';
import { readOptions, type BenchOptions, type Section } from './options';

/* `npm run bench`: measures the built product beside a hand-written server on the same data (docs/performance.md). */

const cleanUp = createCleanUp();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    interruption.abort();
    void cleanUp.run().finally(() => process.exit(130));
  });

async function run(options: BenchOptions): Promise<void> {
  await prepare((step) => console.log(step));
  console.log(`Filling a database of size ${options.size} …`);
  const databaseUrl = await createBenchDatabase({ ...options, cleanUp });
  const client = new Client({ connectionString: databaseUrl, application_name: 'tayyar-bench' });
  // Dropping the database ends this connection.
  client.on('error', () => undefined);
  await client.connect();
  const data = await prepareSampleData(client);
  const context: BenchContext = { options, databaseUrl, client, data, cleanUp };
  const { size, quick, json } = options;
  const report: Record<string, unknown> = {
    at: new Date(),
    node: process.version,
    processors: cpus().length,
    size,
    quick,
  };
  if (options.soak === undefined) await runSections(context, report);
  else {
    const memory = await measureMemory(context, options.soak);
    printMemory(memory);
    report.memory = memory;
  }
  await client.end();
  report.loadAverage = loadavg();
  if (json) writeFileSync(json, JSON.stringify(report, null, 2));
}

/** Empties the job queue: otherwise the delivery of earlier messages is measured with the next section. */
const discardJobs = (client: Client) => client.query('DELETE FROM graphile_worker._private_jobs');

async function runSections(context: BenchContext, report: Record<string, unknown>): Promise<void> {
  const { only } = context.options;
  const runSection = async <Figures>(
    section: Section,
    measure: (context: BenchContext) => Promise<Figures>,
    print: (figures: Figures) => void,
  ): Promise<void> => {
    if (!only.includes(section)) return;
    await discardJobs(context.client);
    const figures = await measure(context);
    print(figures);
    report[section] = figures;
  };
  await runSection('api', measureApi, printApi);
  await runSection('pages', measurePages, printPages);
  await runSection('browser', measureBrowser, printBrowser);
  await runSection('processes', measureProcesses, printProcesses);
}

try {
  await run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  // After an interruption the servers are gone, and everything fails.
  if (!interruption.signal.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp.run();
}

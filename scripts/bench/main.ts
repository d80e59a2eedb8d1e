import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Client } from 'pg';
import { prepare } from '../prepare';
import { printApi } from './api/printApi';
import { measureApi } from './api/measureApi';
import type { BenchContext } from './benchContext';
import { createCleanUp } from './cleanUp';
import { createBenchDatabase } from './database/benchDatabase';
import { prepareSampleData } from './database/sampleData';
import { measurePages } from './pages/measurePages';
import { printPages } from './pages/printPages';
import { readOptions, type BenchOptions } from './options';

/* `npm run bench`: measures the built product beside a hand-written server on the same data (docs/performance.md). */

const cleanUp = createCleanUp();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp.run().finally(() => process.exit(130)));

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
  const report: Record<string, unknown> = { at: new Date(), node: process.version, processors: cpus().length, options };
  if (options.only.includes('api')) {
    const api = await measureApi(context);
    printApi(api.figures);
    report.api = api;
  }
  if (options.only.includes('pages')) {
    const pages = await measurePages(context);
    printPages(pages);
    report.pages = pages;
  }
  await client.end();
  report.loadAverage = loadavg();
  if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 2));
}

try {
  await run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp.run();
}

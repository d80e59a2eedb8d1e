import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Client } from 'pg';
import { measureApi, printApi } from './api/measureApi';
import type { BenchContext } from './benchContext';
import { measureBrowser, printBrowser } from './browser/measureBrowser';
import type { CleanUp } from './cleanUp';
import { createBenchDatabase } from './database/benchDatabase';
import { openBenchSessions } from './database/sampleData';
import { measureMemory, printMemory } from './processes/measureMemory';
import { measureProcesses, printProcesses } from './processes/measureProcesses';
import { measurePages, printPages } from './pages/measurePages';
import { measureQuiz, printQuiz } from './quiz/measureQuiz';
import type { BenchOptions, Section } from './options';

/** Measures the built product and prints the figures of the chosen sections. */
export async function runBench(options: BenchOptions, cleanUp: CleanUp): Promise<void> {
  console.log(`Filling a database of size ${options.size} …`);
  const databaseUrl = await createBenchDatabase({ ...options, cleanUp });
  const client = new Client({ connectionString: databaseUrl, application_name: 'tayyar-bench' });
  // Dropping the database ends this connection.
  client.on('error', () => undefined);
  await client.connect();
  const data = await openBenchSessions(client);
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
const discardJobs = (client: Client) =>
  client.query('DELETE FROM graphile_worker._private_jobs; DELETE FROM outgoing_messages');

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
  await runSection('quiz', measureQuiz, printQuiz);
}

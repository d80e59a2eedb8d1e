import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { scenarioNames, type Scenario } from './api/scenarios';
import { dataSizes, type DataSizeName } from './database/sizes';

const sections = ['api', 'pages', 'browser', 'processes', 'quiz'] as const;
export type Section = (typeof sections)[number];

export interface BenchOptions {
  /** URL of the PostgreSQL server. */
  server: string;
  size: DataSizeName;
  only: readonly Section[];
  quick: boolean;
  reuse: boolean;
  json: string | undefined;
  /** Number of requests of the memory test; replaces the sections. */
  soak: number | undefined;
  scenario: Scenario['name'] | undefined;
}

const usage = `npm run bench -- [options]
  --only api,pages,browser,processes,quiz   sections to run; default: all
  --scenario catalogue                 only this scenario of the API or the memory test
  --quick                              short runs, for a look
  --size l|xl                          rows of the database; default: l
  --reuse                              keeps the filled database as a template for the next run
  --json <file>                        writes all figures to a file
  --soak <requests>                    sends requests and prints the memory of the process`;

/**
 * Reads the command line and the environment.
 * @throws Error with instructions for invalid options or a missing database
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      scenario: { type: 'string' },
      quick: { type: 'boolean', default: false },
      size: { type: 'string', default: 'l' },
      reuse: { type: 'boolean', default: false },
      json: { type: 'string' },
      soak: { type: 'string' },
    },
  });
  const server = env.TEST_DATABASE_URL ?? env.DATABASE_URL;
  if (!server)
    throw new Error(
      'The benchmark needs PostgreSQL: set TEST_DATABASE_URL to a server on which it may create databases, such as postgres://postgres@localhost:5432/postgres.',
    );
  const only = values.only?.split(',') ?? sections;
  for (const section of only)
    if (!sections.some((known) => known === section)) throw new Error(`Unknown section "${section}".\n${usage}`);
  if (!Object.hasOwn(dataSizes, values.size)) throw new Error(`Unknown size "${values.size}".\n${usage}`);
  const soak = values.soak === undefined ? undefined : Number(values.soak);
  if (soak !== undefined && !(Number.isSafeInteger(soak) && soak > 0))
    throw new Error(`--soak needs a whole number of requests.\n${usage}`);
  const scenario = scenarioNames.find((name) => name === values.scenario);
  if (scenario !== values.scenario) throw new Error(`Unknown scenario "${values.scenario}".\n${usage}`);
  if (values.json !== undefined && !existsSync(dirname(values.json)))
    throw new Error(`The folder of "${values.json}" does not exist.\n${usage}`);
  return {
    server,
    size: values.size as DataSizeName,
    only: only as Section[],
    quick: values.quick,
    reuse: values.reuse,
    json: values.json,
    soak,
    scenario,
  };
}

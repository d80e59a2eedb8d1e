import { check, run, tests, type Step, type Verdict } from './steps';

/**
 * Every check of the project, as `npm test` runs them. What fails does not keep the rest from running; the last line
 * counts all of it, and the exit code is 0 only where nothing failed.
 */
const postgres = process.env.TEST_DATABASE_URL;
const embedded = { TEST_DATABASE_URL: undefined, E2E_DATABASE_URL: undefined, DATABASE_URL: undefined };
const server = { ...embedded, TEST_DATABASE_URL: postgres, E2E_DATABASE_URL: postgres };

/** Everything else needs the generated client. */
const first = check('Prisma client is generated', 'prisma', 'generate');

/** One processor each; the longest first. */
const sideBySide: Step[] = [
  check('lint', 'oxlint'),
  check('production build', 'node', '--import', 'tsx', 'scripts/build.ts'),
  check('types', 'node', 'node_modules/typescript7/bin/tsc', '--noEmit'),
  check('format', 'prettier', '--check', '.'),
  check('generated files are current', 'graphql-codegen', '--config', 'codegen.ts', '--check'),
  check('arrows between folders', 'depcruise', 'prisma', 'schema', 'gateway', 'web', 'scripts'),
];

/** These take the whole machine. */
const oneByOne: Step[] = [
  tests('tests on the embedded database', embedded, '--project', 'unit'),
  ...(postgres ? [tests('tests on PostgreSQL', server, '--project', 'unit', 'prisma/', 'schema/', 'gateway/')] : []),
  tests('browser journeys on the embedded database', embedded, '--project', 'e2e'),
  ...(postgres ? [tests('journeys on PostgreSQL', server, '--project', 'e2e', 'learner', 'durability')] : []),
];

async function inLanes(steps: Step[], lanes: number): Promise<Verdict[]> {
  const waiting = [...steps];
  const verdicts: Verdict[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) verdicts.push(await run(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return verdicts;
}

const verdicts = [await run(first), ...(await inLanes(sideBySide, 2)), ...(await inLanes(oneByOne, 1))];

console.log('\nSummary');
for (const { name, passed, failed, seconds } of verdicts) {
  const verdict = failed === 0 ? 'passed' : `${failed} FAILED`;
  console.log(
    `  ${name.padEnd(44)} ${String(passed).padStart(5)} ${verdict.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`,
  );
}
if (!postgres) console.log('  PostgreSQL was not tested: TEST_DATABASE_URL names none.');

const sum = (pick: (verdict: Verdict) => number) => verdicts.map(pick).reduce((total, count) => total + count, 0);
const failed = sum((verdict) => verdict.failed);
console.log(`\n${sum((verdict) => verdict.passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

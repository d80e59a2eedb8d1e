import { checkStep, runStep, testStep, type CheckStep, type StepResult } from './checkSteps';

/**
 * Every check of the project, as `npm test` runs them. What fails does not keep the rest from running; the last line
 * counts all of it, and the exit code is 0 only where nothing failed.
 */
const postgresUrl = process.env.TEST_DATABASE_URL;
const embeddedEnv = { TEST_DATABASE_URL: undefined, E2E_DATABASE_URL: undefined, DATABASE_URL: undefined };
const postgresEnv = { ...embeddedEnv, TEST_DATABASE_URL: postgresUrl, E2E_DATABASE_URL: postgresUrl };

/** Everything else needs the generated client. */
const generateStep = checkStep('Prisma client is generated', 'prisma', 'generate');

/** One processor each; the longest first. */
const parallelSteps: CheckStep[] = [
  checkStep('lint', 'eslint', '.'),
  checkStep('production build', 'node', '--import', 'tsx', 'scripts/build.ts'),
  checkStep('types', 'tsc', '--noEmit'),
  checkStep('format', 'prettier', '--check', '.'),
  checkStep('generated files are current', 'graphql-codegen', '--config', 'codegen.ts', '--check'),
  checkStep('arrows between folders', 'depcruise', 'prisma', 'schema', 'gateway', 'web', 'scripts'),
];

/** These take the whole machine. */
const sequentialSteps: CheckStep[] = [
  testStep('tests on the embedded database', embeddedEnv, '--project', 'unit'),
  ...(postgresUrl
    ? [testStep('tests on PostgreSQL', postgresEnv, '--project', 'unit', 'prisma/', 'schema/', 'gateway/')]
    : []),
  testStep('browser journeys on the embedded database', embeddedEnv, '--project', 'e2e'),
  ...(postgresUrl
    ? [testStep('journeys on PostgreSQL', postgresEnv, '--project', 'e2e', 'learner', 'durability')]
    : []),
];

async function runSteps(steps: CheckStep[], lanes: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const verdicts: StepResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) verdicts.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return verdicts;
}

const results = [
  await runStep(generateStep),
  ...(await runSteps(parallelSteps, 2)),
  ...(await runSteps(sequentialSteps, 1)),
];

console.log('\nSummary');
for (const { name, passed, failed, seconds } of results) {
  const verdict = failed === 0 ? 'passed' : `${failed} FAILED`;
  console.log(
    `  ${name.padEnd(44)} ${String(passed).padStart(5)} ${verdict.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`,
  );
}
if (!postgresUrl) console.log('  PostgreSQL was not tested: TEST_DATABASE_URL names none.');

const sumResults = (pick: (verdict: StepResult) => number) =>
  results.map(pick).reduce((total, count) => total + count, 0);
const failedCount = sumResults((verdict) => verdict.failed);
console.log(`\n${sumResults((verdict) => verdict.passed)} passed, ${failedCount} failed`);
process.exitCode = failedCount === 0 ? 0 : 1;

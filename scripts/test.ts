import { parseArgs } from 'node:util';
import { browserTestStep, checkStep, runSteps, unitTestStep, type CheckStep, type StepResult } from './stepRunner';

/*
 * `npm test`, and with --all `npm run test:all`. A step that fails does not stop the others. The last line counts all of
 * them, and the exit code is 0 only where none failed.
 */
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const server = process.env.TEST_DATABASE_URL;
const embedded = { TEST_DATABASE_URL: undefined, E2E_DATABASE_URL: undefined, DATABASE_URL: undefined };
const postgres = { ...embedded, TEST_DATABASE_URL: server, E2E_DATABASE_URL: server };

/** All others need the generated client. */
const generate = checkStep('Prisma client is generated', 'prisma', 'generate');

/** About one processor each; the longest first. */
const checks: CheckStep[] = [
  ...(all ? [checkStep('Dockerfile commands', 'node', '--import', 'tsx', 'scripts/build/verifyDockerfile.ts')] : []),
  checkStep('production build', 'node', '--import', 'tsx', 'scripts/build/build.ts'),
  checkStep('lint', 'oxlint'),
  checkStep('types', 'npm', 'run', '--silent', 'typecheck'),
  checkStep('import rules', 'depcruise', 'prisma', 'schema', 'gateway', 'web', 'scripts'),
  checkStep('format', 'prettier', '--check', '--cache', '--cache-location', '.cache/prettier', '.'),
  checkStep('generated files are current', 'graphql-codegen', '--config', 'codegen.ts', '--check'),
  checkStep('unused files, exports and packages', 'knip', '--cache', '--cache-location', '.cache/knip'),
];

/** Where the main run is on PostgreSQL, these run on the embedded database too: one area of each kind. */
const embeddedSuites = [
  ...['prisma/changeLog', 'prisma/client', 'prisma/database', 'prisma/schemaDrift/', 'prisma/migrate', 'prisma/seed/'],
  'schema/accounts/',
  'schema/audit/',
  'schema/catalog/',
  'schema/admin/adminSearch',
  'schema/learning/',
  'gateway/app',
  'gateway/context/',
  'gateway/security/auditLog',
];

const projects = all ? [] : ['--project', 'unit'];
const mainRun = server
  ? unitTestStep('unit and API tests on PostgreSQL', postgres, ...projects)
  : unitTestStep('unit and API tests on the embedded database', embedded, ...projects);

/** After the build. */
const builtScripts = checkStep('built scripts fit the supported browsers', 'npm', 'run', '--silent', 'lint:built');

/** Each of these uses both processors. */
const tests: CheckStep[] = all
  ? [
      builtScripts,
      mainRun,
      ...(server ? [unitTestStep('main suites on the embedded database', embedded, ...embeddedSuites)] : []),
      ...(server
        ? [
            browserTestStep('browser tests on PostgreSQL', postgres),
            browserTestStep('main browser journeys on the embedded database', embedded, '--grep', '@embedded'),
          ]
        : [browserTestStep('browser tests on the embedded database', embedded)]),
    ]
  : [mainRun, browserTestStep('main browser journeys', server ? postgres : embedded, '--grep', '@smoke')];

const startedAt = Date.now();
const results = [...(await runSteps([generate], 1)), ...(await runSteps(checks, 2)), ...(await runSteps(tests, 1))];

console.log('\nSummary');
for (const { name, passed, flaky, failed, seconds } of results) {
  const verdict = failed > 0 ? `${failed} FAILED` : flaky > 0 ? `${flaky} flaky` : 'passed';
  console.log(
    `  ${name.padEnd(46)} ${String(passed).padStart(5)} ${verdict.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`,
  );
}
if (!server) console.log('  PostgreSQL was not tested: TEST_DATABASE_URL is not set.');
console.log(`  ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes in all`);

const sum = (pick: (result: StepResult) => number) => results.map(pick).reduce((total, count) => total + count, 0);
const failed = sum((result) => result.failed);
console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

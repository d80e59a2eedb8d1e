import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** A command of the test run. A check counts as one result, a test runner as one per test. */
export interface CheckStep {
  name: string;
  command: string[];
  kind: 'check' | Runner;
  /** Added to the environment; undefined removes a variable. */
  env?: Record<string, string | undefined>;
}

type Runner = 'vitest' | 'playwright';

export interface StepResult {
  name: string;
  passed: number;
  /** Those of the passed ones that failed at the first attempt. */
  flaky: number;
  failed: number;
  seconds: number;
}

/** A command of an npm package; succeeds with exit code 0. */
export const checkStep = (name: string, ...command: string[]): CheckStep => ({ name, kind: 'check', command });

export const unitTestStep = (name: string, env: CheckStep['env'], ...args: string[]): CheckStep => ({
  name,
  kind: 'vitest',
  env,
  command: ['vitest', 'run', ...args],
});

export const browserTestStep = (name: string, env: CheckStep['env'], ...args: string[]): CheckStep => ({
  name,
  kind: 'playwright',
  env,
  command: ['playwright', 'test', ...args],
});

export async function runSteps(steps: CheckStep[], concurrency: number): Promise<StepResult[]> {
  const queue = [...steps];
  const results: StepResult[] = [];
  const runNext = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
  return results;
}

/** Never rejects. Prints the output of a step with a failed or flaky test. */
async function runStep(step: CheckStep): Promise<StepResult> {
  const startedAt = Date.now();
  console.log(`▸ ${step.name}`);
  const { code, output, counts } = await (step.kind === 'check' ? execute(step) : executeTests(step, step.kind));
  const passed = counts?.passed ?? (code === 0 ? 1 : 0);
  // A test file that does not load fails the command without failing a test.
  const failed = counts && counts.failed > 0 ? counts.failed : code === 0 ? 0 : 1;
  const flaky = counts?.flaky ?? 0;
  const seconds = (Date.now() - startedAt) / 1000;
  if (failed > 0 || flaky > 0) console.log(shortenLines(output));
  if (failed > 0) console.log(`✗ ${step.name} failed (${seconds.toFixed(1)} s)`);
  else console.log(`✓ ${step.name} (${seconds.toFixed(1)} s)`);
  return { name: step.name, passed, flaky, failed, seconds };
}

const shortenLines = (output: string): string => output.replace(/^(.{500}).+$/gm, '$1 …');

interface Outcome {
  code: number;
  output: string;
  counts?: Counts;
}

type Counts = Pick<StepResult, 'passed' | 'flaky' | 'failed'>;

async function executeTests(step: CheckStep, runner: Runner): Promise<Outcome> {
  const report = join(tmpdir(), `tayyar-tests-${crypto.randomUUID()}.json`);
  const { args, env, parse } = reports[runner](report);
  const outcome = await execute({ ...step, command: [...step.command, ...args], env: { ...step.env, ...env } });
  const text = await readFile(report, 'utf8').catch(() => null);
  await rm(report, { force: true });
  // A runner without a report has failed, even with exit code 0.
  return text === null
    ? { ...outcome, code: outcome.code || 1, counts: { passed: 0, flaky: 0, failed: 1 } }
    : { ...outcome, counts: parse(JSON.parse(text) as Record<string, number>) };
}

interface Report {
  args: string[];
  env: CheckStep['env'];
  parse: (report: Record<string, unknown>) => Counts;
}

/** Arguments for a JSON report of each runner, and the parser of its counts. */
const reports: Record<Runner, (file: string) => Report> = {
  vitest: (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
    parse: ({ numPassedTests, numFailedTests }) => ({
      passed: Number(numPassedTests),
      flaky: 0,
      failed: Number(numFailedTests),
    }),
  }),
  playwright: (file) => ({
    args: [],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    parse: ({ stats }) => {
      const { expected, unexpected, flaky } = stats as Record<'expected' | 'unexpected' | 'flaky', number>;
      return { passed: expected + flaky, flaky, failed: unexpected };
    },
  }),
};

/** The packages' commands are found whether npm started this process or not. */
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

function execute({ command: [program = '', ...args], env }: CheckStep): Promise<Outcome> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** What a step found: how many claims held, how many did not. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** A step of the whole check. A check counts as one claim; a run of tests as many as it has tests. */
export interface CheckStep {
  name: string;
  command: string[];
  kind: 'check' | 'tests';
  /** Added to the environment; undefined takes a variable away. */
  env?: Record<string, string | undefined>;
}

/** A command of the project's packages that must end well. */
export const checkStep = (name: string, ...command: string[]): CheckStep => ({ name, kind: 'check', command });

/** A run of vitest; its JSON report tells how many tests there were. */
export const testStep = (name: string, env: CheckStep['env'], ...args: string[]): CheckStep => ({
  name,
  kind: 'tests',
  env,
  command: ['vitest', 'run', ...args],
});

/** Runs one step to its end, whatever the end is, and shows what it printed where that is of interest. */
export async function runStep(step: CheckStep): Promise<StepResult> {
  const began = Date.now();
  console.log(`▸ ${step.name}`);
  const { ok, output, ...counts } = await (step.kind === 'tests' ? runTests(step) : runCheck(step));
  const seconds = (Date.now() - began) / 1000;
  if (!ok) console.log(`${truncateLongLines(output)}\n✗ ${step.name} failed (${seconds.toFixed(1)} s)`);
  else console.log(`✓ ${step.name} (${seconds.toFixed(1)} s)`);
  return { name: step.name, seconds, ...counts };
}

/** Without the endless lines that a serialised object makes. */
const truncateLongLines = (output: string): string => output.replace(/^(.{500}).+$/gm, '$1 …');

interface StepOutcome {
  ok: boolean;
  output: string;
  passed: number;
  failed: number;
}

async function runCheck(step: CheckStep): Promise<StepOutcome> {
  const { code, output } = await runCommand(step.command, step.env);
  return { ok: code === 0, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runTests(step: CheckStep): Promise<StepOutcome> {
  const report = join(tmpdir(), `tayyar-tests-${crypto.randomUUID()}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runCommand([...step.command, ...reporters], step.env);
  const { passed, failed } = await readTestCounts(report);
  // A file that does not load, or a server that does not start, fails the run without failing a test.
  const silent = code !== 0 && failed === 0 ? 1 : 0;
  return { ok: code === 0, output, passed, failed: failed + silent };
}

async function readTestCounts(report: string): Promise<{ passed: number; failed: number }> {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8')) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    await rm(report, { force: true });
  }
}

/** The packages' commands are found whether npm started this or not. */
const binPath = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

function runCommand(
  [program = '', ...args]: string[],
  env: CheckStep['env'] = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: binPath, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (fault) => resolve({ code: 1, output: fault.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

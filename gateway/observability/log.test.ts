import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { resolveFromRoot } from '../../prisma/projectRoot';

/** Runs code with a `log` in a process of its own; returns the messages that it wrote. */
async function runWithLog(code: string): Promise<string[]> {
  const module = pathToFileURL(resolveFromRoot('gateway/observability/log.ts')).href;
  const script = `const { createLogger } = await import('${module}'); const log = createLogger({ logLevel: 'info' }); ${code}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { maxBuffer: 10_000_000 },
  );
  const lines = stdout.split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test.each([
  ['exits at once', 'process.exit();'],
  ['ends', ''],
])('all lines are written when the process %s', async (_name, end) => {
  const messages = await runWithLog(`for (let line = 0; line < 500; line += 1) log.info('line ' + line); ${end}`);
  expect(messages).toEqual(Array.from({ length: 500 }, (_, line) => `line ${line}`));
});

test('a line is written without a following one', async () => {
  const code = `log.info('alone'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3000).ref();`;
  const error = await runWithLog(code).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ signal: 'SIGKILL', stdout: expect.stringContaining('alone') });
}, 20_000);

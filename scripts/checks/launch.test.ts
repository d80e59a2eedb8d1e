import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveFromRoot } from '../../prisma/projectRoot';

/** A server that ends in order, in place of the built one. */
const server = `
import { createServer } from 'node:http';
const server = createServer((_request, response) => response.end(String(process.pid))).listen(0, '127.0.0.1', () => {
  console.log('port ' + server.address().port);
});
process.once('SIGTERM', () => {
  console.log('ended in order');
  process.exit();
});
process.once('SIGINT', () => {
  console.log('ended in order');
  process.exit();
});`;

/** A folder with the launcher and the server, started as a user starts it. */
function startWithNpm(script: string): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'tayyar-launch-'));
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'dist/gateway'), { recursive: true });
  cpSync(resolveFromRoot('scripts/launch.mjs'), join(folder, 'scripts/launch.mjs'));
  writeFileSync(join(folder, 'dist/gateway/serve.js'), server);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: script } }));
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  onTestFinished(() => {
    // The whole group, so that a failed test leaves no server.
    if (npm.pid)
      try {
        process.kill(-npm.pid, 'SIGKILL');
      } catch {
        /* It has ended. */
      }
    rmSync(folder, { recursive: true });
  });
  return npm;
}

const isListening = (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

const packageJson = JSON.parse(readFileSync(resolveFromRoot('package.json'), 'utf8')) as { scripts: { start: string } };

test.each([
  ['SIGTERM', packageJson.scripts.start],
  ['SIGINT', packageJson.scripts.start],
  // A shell between npm and the server, which does not pass the signal on.
  ['SIGTERM', 'node scripts/launch.mjs serve && true'],
] as const)(
  '%s sent to npm, which runs `%s`, ends the server in order',
  { timeout: 60_000 },
  async (signal, script) => {
    const npm = startWithNpm(script);
    let output = '';
    npm.stdout?.on('data', (bytes: Buffer) => (output += String(bytes)));
    await expect.poll(() => /port (\d+)/.exec(output)?.[1], { timeout: 30_000 }).toBeDefined();
    const port = /port (\d+)/.exec(output)?.[1] ?? '';
    expect(await isListening(port)).toBe(true);
    npm.kill(signal);
    await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => output, { timeout: 10_000 }).toContain('ended in order');
  },
);

// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * `node scripts/launch.mjs <command> [arguments]` runs a command of `dist/gateway` on plain Node. Where the development
 * packages are installed it first builds what is missing or stale.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = ''] = process.argv.splice(2, 1);
const script = join(root, 'dist/gateway', `${command}.js`);

if (process.env.npm_lifecycle_event) endWithParent();
if (hasBuildTools()) build();
if (existsSync(script)) await import(pathToFileURL(script).href);
else exit(`${script} is missing: run "npm run build" before the development packages are removed.`);

/** A signal to npm ends npm and its shell only: the server notices that its parent has gone and ends in order. */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

function hasBuildTools() {
  try {
    return createRequire(import.meta.url).resolve('tsx') !== '';
  } catch {
    return false;
  }
}

function build() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} message */
function exit(message) {
  console.error(message);
  process.exit(1);
}

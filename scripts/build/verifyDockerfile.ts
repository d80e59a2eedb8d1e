import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateCertificateKey } from '../../gateway/certificates/credential/certificateKeys';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { parseExecForm, readDockerfile, type Instruction } from './dockerfile';

/*
 * Runs the commands of the Dockerfile in temporary folders, one for each stage, where no container engine is available:
 * COPY and RUN as written, then CMD with the production settings until HEALTHCHECK succeeds. `npm ci` is not repeated: the
 * packages that it installed in this checkout are linked.
 */

const root = dirname(resolveFromRoot('package.json'));
const work = mkdtempSync(join(tmpdir(), 'tayyar-image-'));
const inStage = (stage: string, path: string): string => join(work, stage, resolve('/app', path));

/** What `docker build` sends: the files that Git knows, or would add. */
const contextFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});

function copyContext(stage: string, target: string): void {
  const files = contextFiles.split('\n').filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), inStage(stage, join(target, file)));
}

function copy(stage: string, { flags, text }: Instruction): void {
  const [target = '', ...sources] = text.split(' ').reverse();
  if (text === '. .') copyContext(stage, target);
  else if (flags.from) cpSync(join(work, flags.from, sources[0] ?? ''), inStage(stage, target), copyOptions);
  else for (const source of sources) cpSync(join(root, source), inStage(stage, join(target, source)));
}

const copyOptions = { recursive: true, verbatimSymlinks: true };

function run(stage: string, command: string): void {
  const shell = command.startsWith('npm ci') ? linkPackages : command;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', shell], { cwd: inStage(stage, '.'), encoding: 'utf8' });
  assert.equal(status, 0, `RUN ${command} failed:\n${stdout}${stderr}`);
}

const packages = join(root, 'node_modules');
// npm rewrites its hidden lock file in place: that one is copied.
const linkPackages = `(cp -al ${packages}/. node_modules || cp -a ${packages}/. node_modules) &&
  cp --remove-destination ${packages}/.package-lock.json node_modules/`;

function buildStage(name: string, instructions: Instruction[]): void {
  mkdirSync(inStage(name, '.'), { recursive: true });
  for (const instruction of instructions) {
    if (instruction.name === 'COPY') copy(name, instruction);
    if (instruction.name === 'RUN') run(name, instruction.text);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The settings of the image, with a port of this machine, and the address and the secrets that production demands. */
async function imageEnv(instructions: Instruction[]): Promise<NodeJS.ProcessEnv> {
  const settings = instructions
    .filter(({ name }) => name === 'ENV')
    .map(({ text }) => text.split('=') as [string, string]);
  const port = String(await findFreePort());
  return {
    PATH: process.env.PATH,
    ...Object.fromEntries(settings),
    DATA_DIR: inStage('image', 'data'),
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'x'.repeat(32),
    CERTIFICATE_KEYS: generateCertificateKey().secretKey,
    EMBEDDED: 'on',
  };
}

async function verifyImage(instructions: Instruction[]): Promise<void> {
  const find = (name: string): string => instructions.findLast((instruction) => instruction.name === name)?.text ?? '';
  for (const tool of ['tsx', 'vite', 'vitest', 'oxlint', 'prisma', 'typescript'])
    assert.ok(!existsSync(inStage('image', `node_modules/${tool}`)), `${tool} is in the image`);
  assert.match(find('USER'), /^(?!root|0)\w+$/);
  const env = await imageEnv(instructions);
  const cwd = inStage('image', '.');
  const [program = '', ...args] = parseExecForm(find('CMD'));
  const server = spawn(program, args, { cwd, env, stdio: 'inherit' });
  const exited = once(server, 'exit');
  const [probe = '', ...probeArgs] = parseExecForm(find('HEALTHCHECK'));
  const isHealthy = () => spawnSync(probe, probeArgs, { cwd, env }).status === 0;
  for (let attempt = 0; attempt < 60 && server.exitCode === null && !isHealthy(); attempt += 1) await sleep(1000);
  try {
    assert.equal(server.exitCode, null, 'The server ended');
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<html/);
  } finally {
    server.kill('SIGTERM');
  }
  assert.deepEqual(await exited, [0, null], 'SIGTERM ends the server in order');
}

try {
  const [build = [], image = []] = readDockerfile();
  buildStage('build', build);
  buildStage('image', image);
  await verifyImage(image);
  console.log('The commands of the Dockerfile make a server that becomes healthy.');
} finally {
  rmSync(work, { recursive: true, force: true });
}

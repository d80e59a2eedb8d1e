import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../gateway/config';
import { generateCertificateKey } from '../../gateway/certificates/credential/certificateKeys';
import { resolveFromRoot } from '../../prisma/projectRoot';
import { parseExecForm, readDockerfile } from '../build/dockerfile';

const read = (file: string): string => readFileSync(resolveFromRoot(file), 'utf8');
const [build = [], image = []] = readDockerfile();
const valuesOf = (name: string): string[] => image.filter((each) => each.name === name).map(({ text }) => text);
const imageEnv = Object.fromEntries(valuesOf('ENV').map((text) => text.split('=') as [string, string]));

/** The settings of a service in compose.yaml, with variables replaced by their values. */
function composeEnv(service: string, variables: Record<string, string>): Record<string, string> {
  const block = new RegExp(`^  ${service}:\\n(.*\\n)*?    environment:(?: &\\w+)?\\n((      .*\\n)+)`, 'm').exec(
    read('compose.yaml'),
  )?.[2];
  const lines = [...(block ?? '').matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm)];
  const replace = (text = '') =>
    text.replace(
      /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
      (_, name: string, fallback?: string) => variables[name] ?? fallback ?? '',
    );
  return Object.fromEntries(lines.map(([, name = '', value]) => [name, replace(value)]));
}

/** The variables of .env.example. */
const exampleEnv = Object.fromEntries(
  [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

test('the settings of the image, compose.yaml and .env.example with a key make a valid production configuration', () => {
  const { secretKey } = generateCertificateKey();
  const config = readConfig({ ...imageEnv, ...composeEnv('gateway', { ...exampleEnv, CERTIFICATE_KEYS: secretKey }) });
  expect(config).toMatchObject({
    production: true,
    port: 3000,
    databaseUrl: 'postgresql://tayyar:change-me@database:5432/tayyar',
    publicUrl: 'http://localhost:3000',
    trustProxy: 1,
    demoData: false,
    metricsToken: undefined,
    bucket: undefined,
  });
});

test('every setting of compose.yaml and the image is one that the gateway reads', () => {
  const known = read('gateway/config.ts');
  const { MALLOC_TRIM_THRESHOLD_: _ofTheCLibrary, ...imageSettings } = imageEnv;
  const names = [...Object.keys(imageSettings), ...Object.keys(composeEnv('gateway', {}))];
  expect(names.filter((name) => !new RegExp(`^  ${name}:`, 'm').test(known))).toEqual([]);
});

test('.env.example has every variable of compose.yaml, and no other', () => {
  const used = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual(Object.keys(exampleEnv).sort());
});

test('the worker of compose.yaml runs a command of the build, with the settings of the gateways', () => {
  const [, worker = ''] = /^  worker:\n((?:    .*\n)+)/m.exec(read('compose.yaml')) ?? [];
  expect(worker).toContain('environment: *environment');
  expect(worker).toContain("command: ['node', 'scripts/launch.mjs', 'worker']");
  expect(read('scripts/build/buildDistPart.ts')).toContain("'worker'");
});

test('the image listens on its exposed port, keeps data in its volume and does not run as root', () => {
  expect(valuesOf('EXPOSE')).toEqual([imageEnv.PORT]);
  expect(valuesOf('VOLUME')).toEqual([imageEnv.DATA_DIR]);
  expect(read('compose.yaml')).toContain(`- data:${imageEnv.DATA_DIR}`);
  expect(read('compose.yaml')).toContain(`--to gateway:${imageEnv.PORT}`);
  expect(valuesOf('USER')).toEqual(['node']);
});

test('the image is built from the lock file, with the Node version of .nvmrc, and started as by npm start', () => {
  expect(build.map(({ text }) => text)).toContain('npm ci --no-audit --no-fund');
  const bases = [...build, ...image].filter(({ name }) => name === 'FROM').map(({ text }) => text.split(' ')[0]);
  expect(new Set(bases)).toEqual(new Set([`node:${read('.nvmrc').trim()}-slim`]));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const command = parseExecForm(valuesOf('CMD')[0] ?? '').join(' ');
  const threshold = `MALLOC_TRIM_THRESHOLD_=${imageEnv.MALLOC_TRIM_THRESHOLD_}`;
  expect(scripts.start).toBe(`${threshold} exec ${command}`);
  expect(scripts.worker).toBe(`${threshold} exec ${command.replace('serve', 'worker')}`);
});

test('the image has the files that the server reads beside its bundle', () => {
  expect(valuesOf('COPY')).toContain('/app .');
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  for (const path of [
    'gateway/certificates/document/certificate.typ',
    'gateway/certificates/document/ornaments.typ',
    'gateway/certificates/document/pictureWorker.mjs',
    'gateway/payments/receipt.typ',
    'gateway/uploads/processes',
    'prisma/seed/proofs',
  ]) {
    expect(existsSync(resolveFromRoot(path)), path).toBe(true);
    expect(ignored.filter((pattern) => `${path}/`.startsWith(`${pattern}/`))).toEqual([]);
  }
});

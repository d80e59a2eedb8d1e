import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationError, readConfig } from './config';
import { loadOrCreateSessionSecret } from './context/sessionManager';
import { generateCertificateKey } from './certificates/credential/certificateKeys';

const longSecret = 'x'.repeat(32);

test('uses the demo settings without configuration', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    databaseUrl: undefined,
    dataDir: './data',
    demoData: true,
    trainerApproval: false,
    trustProxy: false,
  });
});

const { secretKey: CERTIFICATE_KEYS } = generateCertificateKey();
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: longSecret,
  CERTIFICATE_KEYS,
  PUBLIC_URL: 'https://tayyar.example/',
  DATABASE_URL: 'postgresql://database/tayyar',
};

test('production requires a session secret and an address, and disables demo data by default', () => {
  expect(readConfig(production)).toMatchObject({ production: true, demoData: false, logLevel: 'info' });
  expect(readConfig(production).publicUrl).toBe('https://tayyar.example');
  expect(() => readConfig({ ...production, PUBLIC_URL: '' })).toThrow('PUBLIC_URL is needed in production');
  expect(readConfig({ ...production, DEMO_DATA: 'on' }).demoData).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'SESSION_SECRET is needed in production: 32 bytes or more',
  );
  expect(() => readConfig({ ...production, CERTIFICATE_KEYS: '' })).toThrow(
    'CERTIFICATE_KEYS is needed in production: a key of "npm run certificate-key"',
  );
  expect(() => readConfig({ SESSION_SECRET: 'short' })).toThrow('SESSION_SECRET must have at least 32 bytes');
});

test('production requires a database server, or the embedded database by name', () => {
  const { DATABASE_URL: _url, ...withoutDatabase } = production;
  for (const EMBEDDED of ['', 'off'])
    expect(() => readConfig({ ...withoutDatabase, EMBEDDED })).toThrow(
      'DATABASE_URL is needed in production: postgresql://… (EMBEDDED=on uses the embedded database',
    );
  expect(readConfig({ ...withoutDatabase, EMBEDDED: 'on' }).databaseUrl).toBeUndefined();
});

test('production refuses common passwords unless that is turned off', () => {
  expect([readConfig({}), readConfig(production)].map(({ passwordCheck }) => passwordCheck)).toEqual([false, true]);
  expect(readConfig({ ...production, PASSWORD_CHECK: 'off' }).passwordCheck).toBe(false);
  expect(readConfig({ PASSWORD_CHECK: 'on' }).passwordCheck).toBe(true);
});

test('production requires the approval of trainers unless it is turned off', () => {
  expect(readConfig(production).trainerApproval).toBe(true);
  expect(readConfig({ ...production, TRAINER_APPROVAL: 'off' }).trainerApproval).toBe(false);
  expect(readConfig({ TRAINER_APPROVAL: 'on' }).trainerApproval).toBe(true);
});

test('reports all configuration errors at once', () => {
  const wrong = {
    NODE_ENV: 'prod',
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    RATE_LIMITS: 'no',
    LOG_LEVEL: 'loud',
    DEMO_DATA: '1',
    TRAINER_APPROVAL: 'yes',
  };
  expect(() => readConfig({ ...wrong, SESSION_SECRET: 'short', METRICS_TOKEN: 'short' })).toThrow(ConfigurationError);
  try {
    readConfig({ ...wrong, SESSION_SECRET: 'short', METRICS_TOKEN: 'short' });
  } catch (error) {
    const settingNames = (error as ConfigurationError).issues.map((issue) => issue.split(' ')[0]);
    expect(settingNames.sort()).toEqual([...Object.keys(wrong), 'METRICS_TOKEN', 'SESSION_SECRET'].sort());
  }
});

test('requires all S3 settings or none', () => {
  const bucket = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'tayyar-files', S3_ACCESS_KEY_ID: 'id' };
  expect(readConfig({}).bucket).toBeUndefined();
  expect(readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'key' }).bucket).toEqual({
    endpoint: 'http://localhost:9000',
    region: 'us-east-1',
    name: 'tayyar-files',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
  expect(() => readConfig(bucket)).toThrow('S3_SECRET_ACCESS_KEY is needed with the other S3 settings');
  expect(() => readConfig({ S3_ENDPOINT: 'ftp://x', S3_BUCKET: 'A/b' })).toThrow(/S3_ENDPOINT must[^]*S3_BUCKET must/);
});

test('ignores RATE_LIMITS=off in production', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).limits.rateLimits).toBeNull();
  expect(readConfig({ ...production, RATE_LIMITS: 'off' }).limits.rateLimits).not.toBeNull();
});

test.each(['tayyar.example', 'ftp://tayyar.example', 'https://tayyar.example/site', 'https://u:p@tayyar.example'])(
  'refuses PUBLIC_URL=%s',
  (PUBLIC_URL) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be the address of the site without a path');
  },
);

test('settings change limits, space and hosts', () => {
  const config = readConfig({
    REQUESTS_PER_MINUTE: '100',
    REGISTRATIONS_PER_HOUR: '50',
    TRAINER_REGISTRATIONS_PER_HOUR: '0',
    MEDIA_HOSTS: 'cdn.example, *.video.example',
    MIN_FREE_DISK_MB: '1',
    UPLOADS_TOTAL_MB: '2',
    SHUTDOWN_DELAY: '5',
    PASSWORD_CHECK: 'on',
  });
  expect(config).toMatchObject({
    mediaHosts: ['cdn.example', '*.video.example'],
    uploadSpace: { minFreeBytes: 1024 ** 2, totalBytes: 2 * 1024 ** 2 },
    shutdownDelayMs: 5000,
    passwordCheck: true,
    limits: {
      rateLimits: {
        requests: { points: 100, seconds: 60 },
        registerPerAddress: { points: 50, seconds: 3600 },
        registerTrainerPerAddress: { points: 0, seconds: 3600 },
      },
    },
  });
  expect(() => readConfig({ MEDIA_HOSTS: "x; script-src 'unsafe-inline'" })).toThrow('MEDIA_HOSTS must be host names');
});

test.each([
  ['2', 2],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['', false],
])('parses TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test('creates the session secret once, in a file of mode 0600', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const createdSecret = loadOrCreateSessionSecret({ sessionSecret: undefined, dataDir });
  expect(Buffer.byteLength(createdSecret)).toBeGreaterThanOrEqual(32);
  expect(loadOrCreateSessionSecret({ sessionSecret: undefined, dataDir })).toBe(createdSecret);
  const file = join(dataDir, 'session-secret');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([createdSecret, 0o600]);
  expect(loadOrCreateSessionSecret({ sessionSecret: longSecret, dataDir })).toBe(longSecret);
});

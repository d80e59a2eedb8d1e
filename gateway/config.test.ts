import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationError, readConfig } from './config';
import { loadSessionSecret } from './context/sessionSecret';

const longSecret = 'x'.repeat(32);

test('without configuration it is the demonstration', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    databaseUrl: undefined,
    dataDir: './data',
    demoData: true,
    trustProxy: false,
  });
});

test('production demands its secret and turns demo data off, unless asked for', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: longSecret };
  expect(readConfig(production)).toMatchObject({ production: true, demoData: false, logLevel: 'info' });
  expect(readConfig({ ...production, DEMO_DATA: 'on' }).demoData).toBe(true);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'SESSION_SECRET is needed in production: 32 bytes or more',
  );
  expect(() => readConfig({ SESSION_SECRET: 'short' })).toThrow('SESSION_SECRET must have at least 32 bytes');
});

test('all faults are named at once', () => {
  const wrong = {
    NODE_ENV: 'prod',
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    RATE_LIMITS: 'no',
    LOG_LEVEL: 'loud',
    DEMO_DATA: '1',
  };
  expect(() => readConfig({ ...wrong, SESSION_SECRET: 'short', METRICS_TOKEN: 'short' })).toThrow(ConfigurationError);
  try {
    readConfig({ ...wrong, SESSION_SECRET: 'short', METRICS_TOKEN: 'short' });
  } catch (error) {
    const named = (error as ConfigurationError).issues.map((fault) => fault.split(' ')[0]);
    expect(named.sort()).toEqual([...Object.keys(wrong), 'METRICS_TOKEN', 'SESSION_SECRET'].sort());
  }
});

test('a bucket is configured whole, or not at all', () => {
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

test('RATE_LIMITS=off is heard outside production alone', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).limits.rateLimits).toBeNull();
  const production = { NODE_ENV: 'production', SESSION_SECRET: longSecret, RATE_LIMITS: 'off' };
  expect(readConfig(production).limits.rateLimits).not.toBeNull();
});

test.each([
  ['2', 2],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['', false],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test('the secret is made once and kept for its owner alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const made = loadSessionSecret({ sessionSecret: undefined, dataDir });
  expect(Buffer.byteLength(made)).toBeGreaterThanOrEqual(32);
  expect(loadSessionSecret({ sessionSecret: undefined, dataDir })).toBe(made);
  const file = join(dataDir, 'session-secret');
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([made, 0o600]);
  expect(loadSessionSecret({ sessionSecret: longSecret, dataDir })).toBe(longSecret);
});

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config';
import { generateCertificateKey, loadOrCreateCertificateKeys, parseCertificateKeys } from './certificateKeys';

const [first, second, third] = [generateCertificateKey(), generateCertificateKey(), generateCertificateKey()];

test('keys are written as Multikey', () => {
  expect(first.secretKey).toMatch(/^z3u2[1-9A-HJ-NP-Za-km-z]+$/);
  expect(first.publicKey).toMatch(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/);
  // Example of W3C Data Integrity EdDSA Cryptosuites 1.0, appendix B.
  const example = parseCertificateKeys('z3u2en7t5LR2WtQH5PfFqMqwVHBeXouLzo6haApm8XHqvjxq');
  expect(example?.publicKeys).toEqual(['z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2']);
});

test('the first key signs; earlier ones are given as secret or public keys', () => {
  const keys = parseCertificateKeys(
    [first.secretKey, ` ${second.publicKey}`, third.secretKey, second.secretKey].join(),
  );
  expect(keys?.publicKeys).toEqual([first.publicKey, second.publicKey, third.publicKey]);
});

test.each([
  ['a public key first', first.publicKey],
  ['an empty entry', `${first.secretKey},`],
  ['a key that was cut', first.secretKey.slice(0, -1)],
  ['a character that base 58 lacks', `${first.secretKey.slice(0, -1)}0`],
  ['another kind of key', 'zDnaerDaTF5BXEavCrfRZEk316dpbLsfPDZ3WJ5hRTPFU2169'],
  ['any other text', 'x'.repeat(48)],
])('the configuration refuses %s and does not repeat it', (_name, text) => {
  const message = 'CERTIFICATE_KEYS must begin with a secret key of "npm run certificate-key"';
  expect(() => readConfig({ CERTIFICATE_KEYS: text })).toThrow(message);
  expect(() => readConfig({ CERTIFICATE_KEYS: text })).not.toThrow(text);
});

test('a configuration that is logged does not show the secret key', () => {
  const config = readConfig({ CERTIFICATE_KEYS: first.secretKey });
  expect(config.certificateKeys?.publicKeys).toEqual([first.publicKey]);
  for (const text of [JSON.stringify(config), inspect(config, { depth: 9, showHidden: true })]) {
    expect(text).toContain(first.publicKey);
    expect(text).not.toContain(first.secretKey);
  }
});

test('without configuration a key is created once, in a file of mode 0600', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayyar-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const unset = { certificateKeys: undefined, dataDir };
  const { publicKeys } = loadOrCreateCertificateKeys(unset);
  expect(loadOrCreateCertificateKeys(unset).publicKeys).toEqual(publicKeys);
  const file = join(dataDir, 'certificate-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { certificateKeys } = readConfig({ CERTIFICATE_KEYS: first.secretKey });
  expect(loadOrCreateCertificateKeys({ certificateKeys, dataDir })).toBe(certificateKeys);
  writeFileSync(file, 'damaged');
  expect(() => loadOrCreateCertificateKeys(unset)).toThrow('DATA_DIR/certificate-key does not contain a key');
});

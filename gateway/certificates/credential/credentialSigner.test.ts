import { expect, test } from 'vitest';
import { sampleCertificate } from '../../testing/certificates/sampleCertificate';
import { verifyCredential, type JsonObject } from '../../testing/certificates/verifyCredential';
import { generateCertificateKey, parseCertificateKeys, type CertificateKeys } from './certificateKeys';
import { signCredential } from './credentialSigner';
import { buildDidDocument, issuerOf } from './issuer';
import { buildCredential } from './openBadge';
import { buildStatusListCredential } from './statusList';

const issuer = issuerOf('https://tayyar.example');
const [first, second] = [generateCertificateKey(), generateCertificateKey()];

function keysOf(...texts: string[]): CertificateKeys {
  const keys = parseCertificateKeys(texts.join(','));
  if (!keys) throw new Error('not keys');
  return keys;
}

const keys = keysOf(first.secretKey);
const sign = (signingKeys = keys) => signCredential(buildCredential(sampleCertificate, issuer), issuer, signingKeys);
const didDocument = ({ publicKeys }: CertificateKeys) => buildDidDocument(issuer, publicKeys);

/** Paths of all texts, numbers and truth values. */
const listValues = (node: unknown, path: (string | number)[] = []): (string | number)[][] =>
  node !== null && typeof node === 'object'
    ? Object.entries(node).flatMap(([name, child]) => listValues(child, [...path, name]))
    : [path];

/** A copy with one value changed in its last character. */
function tamper(document: JsonObject, path: (string | number)[]): JsonObject {
  const copy = structuredClone(document);
  const parent = path.slice(0, -1).reduce<JsonObject>((node, name) => node[name] as JsonObject, copy);
  const name = path.at(-1) ?? '';
  const value = parent[name];
  parent[name] =
    typeof value === 'boolean' ? !value : `${String(value).slice(0, -1)}${String(value).endsWith('1') ? '2' : '1'}`;
  return copy;
}

const isValid = (document: JsonObject, signers: CertificateKeys): Promise<boolean> =>
  verifyCredential(document, didDocument(signers)).catch(() => false);

test('an independent implementation verifies credentials and status lists', async () => {
  expect(await verifyCredential(await sign(), didDocument(keys))).toBe(true);
  const list = await signCredential(await buildStatusListCredential(0, [5], issuer), issuer, keys);
  expect(await verifyCredential(list, didDocument(keys))).toBe(true);
});

test('a change of any value invalidates the signature', async () => {
  const signed = await sign();
  const paths = listValues(signed);
  expect(paths.length).toBeGreaterThan(35);
  for (const path of paths) expect([path, await isValid(tamper(signed, path), keys)]).toEqual([path, false]);
  expect(await isValid({ ...signed, expires: '2030-01-01T00:00:00Z' }, keys)).toBe(false);
});

test('an added, removed or moved value invalidates the signature', async () => {
  const signed = await sign();
  const { awardedDate: _, ...without } = signed;
  expect(await isValid(without, keys)).toBe(false);
  expect(await isValid({ ...signed, validUntil: '2030-01-01T00:00:00Z' }, keys)).toBe(false);
  expect(await isValid({ ...signed, description: 'more' }, keys)).toBe(false);
});

test('after a rotation new certificates have the new key, and old ones stay valid until their key is removed', async () => {
  const rotated = keysOf(second.secretKey, first.publicKey);
  const [before, after] = [await sign(), await sign(rotated)];
  expect(after.proof).toMatchObject({ verificationMethod: `${issuer.did}#${second.publicKey}` });
  expect([await isValid(before, rotated), await isValid(after, rotated)]).toEqual([true, true]);
  expect([await isValid(before, keysOf(second.secretKey)), await isValid(after, keys)]).toEqual([false, false]);
});

test('refuses to sign what the contexts do not define', async () => {
  const credential = { ...buildCredential(sampleCertificate, issuer), unknownProperty: 'x' };
  await expect(signCredential(credential, issuer, keys)).rejects.toThrow();
  const foreign = { ...buildCredential(sampleCertificate, issuer), '@context': ['https://example.org/context.json'] };
  await expect(signCredential(foreign, issuer, keys)).rejects.toThrow();
});

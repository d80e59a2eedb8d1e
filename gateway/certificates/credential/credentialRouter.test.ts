import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteDueAccounts } from '../../../schema/accounts/privacy/deleteAccount';
import { createCertificateFixture, confirmedName } from '../../../schema/testing/certificateFixtures';
import { defaultLimits } from '../../limits';
import { verifyCredential, type JsonObject } from '../../testing/certificates/verifyCredential';
import { createTestGateway, sendRequest, type TestGateway } from '../../testing/testGateway';
import { generateCertificateKey, parseCertificateKeys } from './certificateKeys';

const { secretKey, publicKey } = generateCertificateKey();
const certificateKeys = parseCertificateKeys(secretKey) ?? undefined;
const rateLimits = { ...defaultLimits.rateLimits, certificateFile: { points: 40, seconds: 3600 } };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { certificateKeys }, limits: { rateLimits } });
});
afterAll(() => gateway.close());

/** Validators call the site by this host. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await sendRequest(gateway.app, 'get', path, { host: 'tayyar.example', ...headers }).buffer(true);
  const { status, headers: received } = response as { status: number; headers: Record<string, string> };
  return { status, headers: received, json: () => JSON.parse(response.text) as JsonObject };
};

const credentialPath = (code: string): string => `/certificates/${code}.json`;
const listPath = '/credentials/status/0';

/** A completed course and its certificate. */
async function createCertificate(student: Parameters<typeof createCertificateFixture>[1] = {}) {
  const scene = await createCertificateFixture(gateway.db, student);
  await scene.complete();
  const [certificate] = await scene.readCertificates();
  if (!certificate) throw new Error('no certificate');
  const change = (mutation: string, variables: object) =>
    scene.execute(`mutation ($id: ID!, ${mutation}`, { id: certificate.id, ...variables }, scene.admin);
  return {
    ...scene,
    certificate,
    path: credentialPath(certificate.code),
    revoke: () =>
      change('$reason: String!) { revokeCertificate(id: $id, reason: $reason) { id } }', { reason: 'By mistake' }),
    reissue: () =>
      change(
        '$name: String!, $nameAr: String!) { reissueCertificate(id: $id, input: { name: $name, nameAr: $nameAr }) { code } }',
        { name: 'Amina Hadad', nameAr: 'أمينة حداد' },
      ),
  };
}

/** Whether the bit of a certificate is set. */
async function isListed(id: number): Promise<boolean> {
  const { credentialSubject } = (await get(listPath)).json() as { credentialSubject: { encodedList: string } };
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
  return ((bits[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0;
}

test('a validator of another site verifies a certificate by the addresses in it', async () => {
  const { certificate, path } = await createCertificate();
  const answer = await get(path);
  expect([answer.status, answer.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/vc+ld+json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache',
    },
  ]);
  const credential = answer.json();
  expect(credential).toMatchObject({
    id: `http://tayyar.example${path}`,
    credentialSubject: {
      licenseNumber: certificate.number,
      identifier: [{ identityHash: confirmedName.certificateName }, { identityHash: confirmedName.certificateNameAr }],
    },
  });
  const didDocument = await get('/.well-known/did.json');
  expect(didDocument.headers).toMatchObject({
    'content-type': 'application/did+json',
    'access-control-allow-origin': '*',
  });
  expect(didDocument.json()).toMatchObject({
    id: 'did:web:tayyar.example',
    assertionMethod: [`did:web:tayyar.example#${publicKey}`],
  });
  expect(await verifyCredential(credential, didDocument.json())).toBe(true);
  const { statusListCredential } = credential.credentialStatus as { statusListCredential: string };
  const list = await get(new URL(statusListCredential).pathname);
  expect(list.headers).toMatchObject({
    'content-type': 'application/vc+ld+json',
    'access-control-allow-origin': '*',
  });
  expect(await verifyCredential(list.json(), didDocument.json())).toBe(true);
});

test('nothing but public data is in a credential', async () => {
  const account = { ...confirmedName, firstName: 'Firstname', lastName: 'Lastname' };
  const { student, path } = await createCertificate({ student: account });
  const text = JSON.stringify((await get(path)).json());
  const { email, username, firstName, lastName } = student;
  for (const other of [email, username, firstName, lastName, secretKey]) expect(text).not.toContain(other);
  expect(text).not.toMatch(/userId|email|enrollment/i);
});

test('the status list says at once what was revoked or replaced; the certificate is served still', async () => {
  const [first, second, third] = [await createCertificate(), await createCertificate(), await createCertificate()];
  const ids = [first, second, third].map(({ certificate }) => certificate.id);
  const listed = async () => Promise.all(ids.map(isListed));
  expect(await listed()).toEqual([false, false, false]);
  await first.revoke();
  expect(await listed()).toEqual([true, false, false]);
  await second.reissue();
  expect(await listed()).toEqual([true, true, false]);
  const [, replacement] = await second.readCertificates();
  expect(await isListed(replacement?.id ?? 0)).toBe(false);
  for (const { path } of [first, second]) expect((await get(path)).status).toBe(200);
  expect((await get(credentialPath(replacement?.code ?? ''))).json()).toMatchObject({
    credentialSubject: { identifier: [{ identityHash: 'Amina Hadad' }, { identityHash: 'أمينة حداد' }] },
  });
});

test('a certificate without a name is not found: while it is awaited, and after the account was deleted', async () => {
  const awaiting = await createCertificate({ student: {} });
  expect([awaiting.certificate.status, (await get(awaiting.path)).status]).toEqual(['awaiting_name', 404]);
  expect(await isListed(awaiting.certificate.id)).toBe(false);
  const deleted = await createCertificate();
  expect((await get(deleted.path)).status).toBe(200);
  const past = { isActive: false, deleteAfter: new Date(0) };
  await gateway.db.user.update({ where: { id: deleted.student.id }, data: past });
  await deleteDueAccounts(gateway.db, null);
  expect((await get(deleted.path)).status).toBe(404);
  expect(await isListed(deleted.certificate.id)).toBe(true);
});

test.each([
  ['an unknown code', () => 'ZZZZZZZZZZZZZZZZ.json'],
  ['a number', (_code: string, number: string) => `${number}.json`],
  ['small letters', (code: string) => `${code.toLowerCase()}.json`],
  ['a code with hyphens', (code: string) => `${code.replace(/(.{4})(?=.)/g, '$1-')}.json`],
  ['an encoded letter', (code: string) => `%${code.charCodeAt(0).toString(16)}${code.slice(1)}.json`],
  ['a zero byte', (code: string) => `${code}%00.json`],
  ['a slash at the end', (code: string) => `${code}.json/`],
  ['another spelling of the type', (code: string) => `${code}.JSON`],
])('a certificate is not found by %s', async (_name, toFile) => {
  const { code, number } = (await gateway.db.certificate.findFirst()) ?? (await createCertificate()).certificate;
  const { status, headers, json } = await get(`/certificates/${toFile(code, number)}`);
  expect([status, headers['access-control-allow-origin']]).toEqual([404, '*']);
  expect(json()).toMatchObject({ type: 'urn:tayyar:problem:notFound', status: 404 });
});

test.each(['1', '99999999999', '-1', '00', '0x0', 'x'])('there is no list %s', async (list) => {
  await createCertificate();
  expect((await get(`/credentials/status/${list}`)).status).toBe(404);
});

test('an unchanged answer is not sent again; a change of the certificate is', async () => {
  const { path, revoke } = await createCertificate();
  for (const unchanged of [path, listPath, '/.well-known/did.json']) {
    const { headers, json } = await get(unchanged);
    expect((await get(unchanged, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await get(unchanged)).json()).toEqual(json());
  }
  const { headers } = await get(listPath);
  await revoke();
  expect((await get(listPath, { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
});

test('other methods are refused', async () => {
  for (const path of ['/.well-known/did.json', listPath, credentialPath('Z'.repeat(16))]) {
    expect((await sendRequest(gateway.app, 'post', path)).status).toBe(405);
    const options = await sendRequest(gateway.app, 'options', path);
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  }
});

test('tries of codes are limited', async () => {
  const { path } = await createCertificate();
  for (let attempt = 0; attempt < 40; attempt++) await get(credentialPath('Z'.repeat(16)));
  expect((await get(path)).status).toBe(429);
  expect((await get(listPath)).status).toBe(200);
});

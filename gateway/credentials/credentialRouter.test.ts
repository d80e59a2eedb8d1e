import express from 'express';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { Problem } from '../../schema/core/errors';
import { parseCookies } from '../context/cookies';
import { createErrorHandler } from '../errors/errorHandler';
import { sampleCertificate } from '../testing/certificateFacts';
import { verifyCredential, type JsonObject } from '../testing/credentialVerifier';
import { sendRequest } from '../testing/testGateway';
import { generateCertificateKey, parseCertificateKeys } from './certificateKeys';
import { credentialRouter } from './credentialRouter';
import type { CredentialFacts } from './openBadge';

const { secretKey, publicKey } = generateCertificateKey();
let certificates: CredentialFacts[] = [];
let attempts = 0;

/** The router alone, over the certificates above. */
function createApp() {
  const app = express();
  app.use(parseCookies('a secret for tests'));
  app.use(
    credentialRouter({
      config: { certificateKeys: parseCertificateKeys(secretKey) ?? undefined, dataDir: '' },
      certificates: {
        findByCode: (code) => Promise.resolve(certificates.find((each) => each.code === code) ?? null),
        listRevokedIds(first, end) {
          const listed = certificates.filter(({ id }) => id >= first && id < end);
          const revoked = listed.filter(({ status }) => status !== 'valid').map(({ id }) => id);
          return Promise.resolve(listed.length > 0 ? revoked : null);
        },
      },
      loadShedder: (_request, _response, next) => next(),
      limitVerification: () => (++attempts > 5 ? Promise.reject(new Problem('tooManyAttempts')) : Promise.resolve()),
    }),
  );
  app.use(createErrorHandler(() => undefined));
  return app;
}

const app = createApp();
const codePath = `/certificates/${sampleCertificate.code}.json`;

/** Validators call the site by this host. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await sendRequest(app, 'get', path, { host: 'tayyar.example', ...headers }).buffer(true);
  const { status, headers: received } = response as { status: number; headers: Record<string, string> };
  return { status, headers: received, json: () => JSON.parse(response.text) as JsonObject };
};

async function readBits(path: string): Promise<Buffer> {
  const { credentialSubject } = (await get(path)).json() as { credentialSubject: { encodedList: string } };
  return gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
}

beforeEach(() => {
  certificates = [sampleCertificate];
  attempts = 0;
});

test('a validator of another site verifies a certificate by the addresses in it', async () => {
  const answer = await get(codePath);
  expect([answer.status, answer.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/vc+ld+json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache',
    },
  ]);
  const credential = answer.json();
  const didDocument = await get('/.well-known/did.json');
  expect(didDocument.headers).toMatchObject({
    ...{ 'content-type': 'application/did+json', 'access-control-allow-origin': '*' },
  });
  expect(didDocument.json()).toMatchObject({
    id: 'did:web:tayyar.example',
    assertionMethod: [`did:web:tayyar.example#${publicKey}`],
  });
  expect(await verifyCredential(credential, didDocument.json())).toBe(true);
  const { statusListCredential } = credential.credentialStatus as { statusListCredential: string };
  const list = await get(new URL(statusListCredential).pathname);
  expect(list.headers).toMatchObject({
    ...{ 'content-type': 'application/vc+ld+json', 'access-control-allow-origin': '*' },
  });
  expect(await verifyCredential(list.json(), didDocument.json())).toBe(true);
});

test('the status list says at once what was revoked or replaced; the certificate is served still', async () => {
  const isSet = (bits: Buffer, index: number): boolean => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  certificates = [sampleCertificate, { ...sampleCertificate, id: 124, code: '1'.repeat(16) }];
  expect((await readBits('/credentials/status/0')).every((byte) => byte === 0)).toBe(true);
  certificates[0] = { ...sampleCertificate, status: 'revoked' };
  const revoked = await readBits('/credentials/status/0');
  expect([isSet(revoked, 123), isSet(revoked, 124)]).toEqual([true, false]);
  expect((await get(codePath)).status).toBe(200);
  certificates = certificates.map((each) => ({ ...each, status: 'replaced' }));
  const replaced = await readBits('/credentials/status/0');
  expect([isSet(replaced, 123), isSet(replaced, 124)]).toEqual([true, true]);
});

test.each([
  ['an unknown code', '/certificates/ZZZZZZZZZZZZZZZZ.json'],
  ['a number', '/certificates/TYR-2026-000123.json'],
  ['small letters', codePath.toLowerCase()],
  ['a code with hyphens', '/certificates/0A1B-2C3D-4E5F-6G7H.json'],
  ['an encoded letter', codePath.replace('A', '%41')],
  ['another spelling of the path', codePath.replace('certificates', 'Certificates')],
  ['a slash at the end', `${codePath}/`],
  ['a list without certificates', '/credentials/status/1'],
  ['a list beyond all ids', '/credentials/status/99999999999'],
  ['a negative list', '/credentials/status/-1'],
  ['another spelling of a list', '/credentials/status/00'],
  ['a list that is no number', '/credentials/status/x'],
])('%s is not found', async (_name, path) => {
  const { status, headers, json } = await get(path);
  expect([status, headers['access-control-allow-origin']]).toEqual([404, '*']);
  expect(json()).toMatchObject({ type: 'urn:tayyar:problem:notFound', status: 404 });
});

test('tries of codes are limited', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await get('/certificates/ZZZZZZZZZZZZZZZZ.json');
  expect((await get(codePath)).status).toBe(429);
  expect((await get('/credentials/status/0')).status).toBe(200);
});

test('an unchanged answer is not sent again; a change of the certificate is', async () => {
  for (const path of [codePath, '/credentials/status/0']) {
    const { headers, json } = await get(path);
    expect((await get(path, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await get(path)).json()).toEqual(json());
  }
  const { headers } = await get('/credentials/status/0');
  certificates = [{ ...sampleCertificate, status: 'revoked' }];
  expect((await get('/credentials/status/0', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
});

test('other methods are refused', async () => {
  for (const path of ['/.well-known/did.json', '/credentials/status/0', codePath]) {
    expect((await sendRequest(app, 'post', path)).status).toBe(405);
    const options = await sendRequest(app, 'options', path);
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  }
});

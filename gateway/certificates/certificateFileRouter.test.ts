import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCertificateCode } from '../../schema/contract/certificates';
import { createCertificateScene } from '../../schema/testing/certificateFixtures';
import { defaultLimits } from '../limits';
import { createTestGateway, sendRequest, type TestGateway } from '../testing/testGateway';
import { readPdf } from '../testing/documents/readPdf';

const signatureKey = `${'5'.repeat(32)}.webp`;

let gateway: TestGateway;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tayyar-certificates-'));
  gateway = await createTestGateway({ config: { dataDir } });
});
afterAll(async () => {
  await gateway.close();
  await rm(dataDir, { recursive: true });
});

/** The address of the site is that of the request. */
const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(gateway.app, 'get', path, { host: 'tayyar.example', ...headers });

async function issueCertificate(options?: Parameters<typeof createCertificateScene>[1]) {
  const scene = await createCertificateScene(gateway.db, options);
  await scene.complete();
  const [certificate] = await scene.readCertificates();
  if (!certificate) throw new Error('No certificate was issued');
  return certificate;
}

test('everybody who has the code gets the file, which is not indexed and must be asked for again', async () => {
  const { code, number } = await issueCertificate();
  const { status, headers, body } = await get(`/certificates/${code}.pdf`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=${number}.pdf`,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(readPdf(body as Buffer).text).toContain('Amina Haddad');
});

test('the picture is shown in the browser and says what the file says', async () => {
  const { code, number } = await issueCertificate();
  const { status, headers, body } = await get(`/certificates/${code}.png`);
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect(headers['content-disposition']).toBe(`inline; filename="${number}.png"`);
  expect(await new Transformer(body as Buffer).metadata()).toMatchObject({ width: 1600, height: 1131 });
  const preview = await get(`/certificates/${code}.png?size=preview`);
  expect(await new Transformer(preview.body as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 });
  const small = await get(`/certificates/${code}.png?size=small`);
  expect(await new Transformer(small.body as Buffer).metadata()).toMatchObject({ width: 1000, height: 707 });
});

test('many requests for one picture at a time get one drawing', async () => {
  const { code } = await issueCertificate();
  const responses = await Promise.all(Array.from({ length: 40 }, () => get(`/certificates/${code}.png`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
});

test('what a file does not show does not change its version, which could confirm a guess of it', async () => {
  const { userId, code } = await issueCertificate();
  const readVersion = async () => (await get(`/certificates/${code}.pdf`)).headers.etag;
  const version = await readVersion();
  await gateway.db.user.update({ where: { id: userId }, data: { email: 'another@example.dz' } });
  expect(await readVersion()).toBe(version);
});

test('other spellings of a code lead to its one address', async () => {
  const { code } = await issueCertificate();
  const { status, headers } = await get(`/certificates/${formatCertificateCode(code).toLowerCase()}.pdf`);
  expect([status, headers.location]).toEqual([301, `/certificates/${code}.pdf`]);
});

test('a file that a client has is not sent again until the certificate changes', async () => {
  const { id, code } = await issueCertificate();
  const first = await get(`/certificates/${code}.pdf`);
  const etag = first.headers.etag ?? '';
  expect((await get(`/certificates/${code}.pdf`, { 'if-none-match': etag })).status).toBe(304);
  await gateway.db.certificate.update({
    where: { id },
    data: { status: 'revoked', revocationCause: 'admin', revocationReason: 'A test', revokedAt: new Date() },
  });
  const revoked = await get(`/certificates/${code}.pdf`, { 'if-none-match': etag });
  expect(revoked.status).toBe(200);
  expect(readPdf(revoked.body as Buffer).text).toContain('REVOKED');
});

test('there is no file of an unknown code, a number, or a certificate without a name', async () => {
  const waiting = await issueCertificate({ student: {} });
  const { number } = await issueCertificate();
  for (const reference of [waiting.code, '0'.repeat(16), number, 'x', '%00'])
    for (const type of ['pdf', 'png']) expect((await get(`/certificates/${reference}.${type}`)).status).toBe(404);
  expect((await sendRequest(gateway.app, 'post', `/certificates/${waiting.code}.pdf`)).status).toBe(405);
});

test('files count against the limit of verifications per network', async () => {
  const limited = await createTestGateway({
    limits: { rateLimits: { ...defaultLimits.rateLimits, certificateFile: { points: 1, seconds: 3600 } } },
  });
  const statuses = [];
  for (let request = 0; request < 2; request += 1)
    statuses.push((await sendRequest(limited.app, 'get', `/certificates/${'0'.repeat(16)}.pdf`)).status);
  await limited.close();
  expect(statuses).toEqual([404, 429]);
});

test('the file shows the signatures of the time when it was issued, and does without a picture that is lost', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><path d="M9 9h160v9H9z"/></svg>';
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', signatureKey), await Transformer.fromSvg(picture).webp());
  const signatory = { signatoryName: 'Yasmine Saidi', signatoryNameAr: 'ياسمين سعيدي' };
  const read = async (signature: string) => {
    await gateway.db.certificateSettings.update({ where: { id: 1 }, data: { ...signatory, signature } });
    const { code } = await issueCertificate();
    const { body } = await get(`/certificates/${code}.pdf`);
    const source = (body as Buffer).toString('latin1');
    return { text: readPdf(body as Buffer).text, pictures: source.split('/Subtype /Image').length - 1 };
  };
  const lost = await read(`${'6'.repeat(32)}.webp`);
  const signed = await read(signatureKey);
  expect(lost.text).toContain('Yasmine Saidi');
  expect(signed.pictures).toBe(lost.pictures + 1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCertificateFixture } from '../../../schema/testing/certificateFixtures';
import { defaultLimits } from '../../limits';
import { createTestGateway, sendRequest } from '../../testing/testGateway';
import { anyTimestamp, createRestClient } from '../../testing/restClient';

const { get, gateway, open, close, sessionHeaders } = createRestClient();
beforeAll(open);
afterAll(close);

/** A student with a certificate, and what the API says about it. */
async function createCertificate(options: Parameters<typeof createCertificateFixture>[1] = {}) {
  const scene = await createCertificateFixture(gateway().db, options);
  await scene.complete();
  const certificate = await gateway().db.certificate.findFirstOrThrow({ where: { userId: scene.student.id } });
  const { number, code } = certificate;
  const body = {
    number,
    code,
    status: 'valid',
    holderName: 'Amina Haddad',
    holderNameAr: 'أمينة حدّاد',
    courseTitle: 'Home solar',
    courseTitleAr: scene.course.titleAr,
    hours: 2,
    issuedAt: anyTimestamp,
  };
  return { ...scene, certificate, body };
}

test('GET /api/my-certificates lists own certificates, also one that awaits the name', async () => {
  const { student, body } = await createCertificate();
  const response = await get('/api/my-certificates', await sessionHeaders(student));
  expect([response.status, response.body]).toEqual([200, [body]]);
  const waiting = await createCertificate({ student: {} });
  const { body: list } = await get('/api/my-certificates', await sessionHeaders(waiting.student));
  const nameless = { status: 'awaiting_name', holderName: null, holderNameAr: null, issuedAt: null };
  expect(list).toEqual([{ ...waiting.body, ...nameless }]);
});

test('GET /api/my-certificates returns 401 without a session', async () => {
  const response = await get('/api/my-certificates');
  expect([response.status, response.text, response.type]).toEqual([401, 'Please sign in first', 'text/plain']);
});

test('GET /api/certificates/:code answers a number with its state, course and year only', async () => {
  const { certificate } = await createCertificate();
  const { number, courseTitle, courseTitleAr } = certificate;
  const response = await get(`/api/certificates/${number}`);
  const year = Number(number.slice(4, 8));
  expect([response.status, response.body]).toEqual([
    200,
    { number, status: 'valid', courseTitle, courseTitleAr, year },
  ]);
});

test('GET /api/certificates/:code finds a certificate by its code, for everybody', async () => {
  const { certificate, body } = await createCertificate();
  const { code } = certificate;
  for (const reference of [code, code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')]) {
    const response = await get(`/api/certificates/${reference}`);
    expect([response.status, response.body]).toEqual([200, body]);
  }
});

test.each(['0000000000000000', 'TYR-2026-999999', 'not a code', '%00', '9'.repeat(500)])(
  'GET /api/certificates/%s returns 404',
  async (reference) => {
    const response = await get(`/api/certificates/${encodeURIComponent(reference)}`);
    expect([response.status, response.text]).toEqual([404, 'There is no certificate with this number or code']);
  },
);

test('a certificate that awaits the name does not exist for the public', async () => {
  const { certificate } = await createCertificate({ student: {} });
  for (const reference of [certificate.code, certificate.number])
    expect((await get(`/api/certificates/${reference}`)).status).toBe(404);
});

test('a revoked certificate says so', async () => {
  const { certificate, body } = await createCertificate();
  await gateway().db.certificate.update({
    where: { id: certificate.id },
    data: { status: 'revoked', revokedAt: new Date(), revocationCause: 'admin', revocationReason: 'A mistake' },
  });
  const response = await get(`/api/certificates/${certificate.code}`);
  expect([response.status, response.body]).toEqual([200, { ...body, status: 'revoked' }]);
});

test('numbers can be counted up, so that fewer of them than of codes can be asked for', async () => {
  const limited = await createTestGateway({
    limits: {
      rateLimits: { ...defaultLimits.rateLimits, certificateNumber: { points: 2, seconds: 3600 } },
    },
  });
  const ask = async (reference: string) =>
    (await sendRequest(limited.app, 'get', `/api/certificates/${reference}`)).status;
  const numbers = [await ask('TYR-2026-000001'), await ask('TYR-2026-000002'), await ask('TYR-2026-000003')];
  expect(numbers).toEqual([404, 404, 429]);
  expect(await ask('0000000000000000')).toBe(404);
  expect(defaultLimits.rateLimits.certificateNumber.points).toBeLessThan(
    defaultLimits.rateLimits.certificateCode.points,
  );
  await limited.close();
});

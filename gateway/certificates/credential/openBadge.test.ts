import {
  AchievementCredentialValidator,
  BitstringStatusListCredentialSubjectValidator,
  BitstringStatusListEntryValidator,
} from '@learncard/types';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { certificateEvidence } from '../../testing/certificates/documentCases';
import { sampleCertificate } from '../../testing/certificates/sampleCertificate';
import { generateCertificateKey, parseCertificateKeys } from './certificateKeys';
import { signCredential } from './credentialSigner';
import { buildDidDocument, issuerOf } from './issuer';
import { buildCredential } from './openBadge';
import { buildStatusEntry, buildStatusListCredential, statusListSize } from './statusList';

const issuer = issuerOf('https://tayyar.example');

test('a credential has the public data and no more', () => {
  const data = { ...sampleCertificate, email: 'amine@example.dz', userId: 4711 };
  expect(buildCredential(data, issuer)).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: 'https://tayyar.example/certificates/0A1B2C3D4E5F6G7H.json',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'Home chargers | شواحن المنازل',
    issuer: {
      id: 'did:web:tayyar.example',
      type: ['Profile'],
      name: 'Tayyar | تيّار',
      url: 'https://tayyar.example',
    },
    validFrom: '2026-11-23T09:30:00Z',
    awardedDate: '2026-11-20T10:00:00Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: ['Amine Ben Ali', 'أمين بن علي'].map((identityHash) => ({
        type: 'IdentityObject',
        hashed: false,
        identityHash,
        identityType: 'name',
      })),
      licenseNumber: 'TYR-2026-000123',
      achievement: {
        id: 'https://tayyar.example/courses/7',
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: 'Home chargers | شواحن المنازل',
        description: [
          'Course “Home chargers”. Level: beginner. Hours: 12. Lessons: 14. Trainer: Salima Hadj.',
          'دورة «شواحن المنازل». المستوى: مبتدئ. عدد الساعات: 12. عدد الدروس: 14. المدرّب: Salima Hadj.',
        ].join('\n\n'),
        criteria: {
          narrative: 'The holder completed all lessons of the course.\n\nأتمّ صاحب الشهادة جميع دروس الدورة.',
        },
        inLanguage: 'ar',
      },
    },
    credentialStatus: {
      id: 'https://tayyar.example/credentials/status/0#123',
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '123',
      statusListCredential: 'https://tayyar.example/credentials/status/0',
    },
  });
});

test('a credential of a course with a quiz has the result that the quiz asked for, and the evidence in words', () => {
  const credential = buildCredential({ ...sampleCertificate, evidence: certificateEvidence }, issuer);
  const id = 'https://tayyar.example/courses/7#quiz-31';
  expect(credential).toMatchObject({
    credentialSubject: {
      result: [{ type: ['Result'], resultDescription: id, value: '92' }],
      achievement: {
        resultDescription: [{ id, resultType: 'Percent', valueMin: '0', valueMax: '100', requiredValue: '70' }],
      },
    },
    evidence: [
      {
        type: ['Evidence'],
        narrative: [
          'Final quiz: 92%, pass line 70%. Critical questions: 4 of 4 right. Lessons as of: 2026-07-01. Safety 100%, Sizing 88%',
          'الاختبار النهائي: 92%، حد النجاح 70%. الأسئلة الحرجة: 4 صحيحة من 4. آخر تحديث للدروس: 2026-07-01. السلامة 100%، Sizing 88%',
        ].join('\n\n'),
      },
    ],
  });
});

test('a text that is the same in both languages is said once', () => {
  const data = { ...sampleCertificate, courseTitleAr: 'Home chargers', holderNameAr: 'Amine Ben Ali' };
  const { name, credentialSubject } = buildCredential(data, issuer);
  expect([name, credentialSubject.identifier.length]).toEqual(['Home chargers', 1]);
});

test.each([null, certificateEvidence])(
  'signed credentials have the form that another implementation of Open Badges 3.0 expects',
  async (evidence) => {
    const keys = parseCertificateKeys(generateCertificateKey().secretKey);
    const data = { ...sampleCertificate, evidence };
    const signed = keys && (await signCredential(buildCredential(data, issuer), issuer, keys));
    const parsed = AchievementCredentialValidator.parse(signed);
    expect(parsed).toEqual(signed);
    expect(BitstringStatusListEntryValidator.parse(parsed.credentialStatus)).toEqual(signed?.credentialStatus);
  },
);

test('an entry is the place of the certificate in its list', () => {
  const entry = buildStatusEntry(2 * statusListSize + 9, issuer);
  expect(entry).toMatchObject({
    statusListIndex: '9',
    statusListCredential: 'https://tayyar.example/credentials/status/2',
  });
});

test('a list has a bit for each certificate, from the highest of the first byte', async () => {
  const last = statusListSize - 1;
  const revoked = [0, 9, last].map((index) => statusListSize + index);
  const { credentialSubject, ...credential } = await buildStatusListCredential(1, revoked, issuer);
  expect(credential).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: 'https://tayyar.example/credentials/status/1',
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: 'did:web:tayyar.example',
  });
  expect(BitstringStatusListCredentialSubjectValidator.parse(credentialSubject)).toEqual(credentialSubject);
  expect(credentialSubject.encodedList).toMatch(/^u[\w-]+$/);
  const bytes = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
  const expected = Buffer.alloc(16_384);
  expected.set([0x80, 0x40]);
  expected[16_383] = 0x01;
  expect(bytes).toEqual(expected);
});

test('the DID document names the keys of the host', () => {
  const local = issuerOf('http://localhost:3000');
  expect(buildDidDocument(local, ['z6MkFirst', 'z6MkSecond'])).toEqual({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: 'did:web:localhost%3A3000',
    verificationMethod: ['z6MkFirst', 'z6MkSecond'].map((publicKeyMultibase) => ({
      id: `did:web:localhost%3A3000#${publicKeyMultibase}`,
      type: 'Multikey',
      controller: 'did:web:localhost%3A3000',
      publicKeyMultibase,
    })),
    assertionMethod: ['did:web:localhost%3A3000#z6MkFirst', 'did:web:localhost%3A3000#z6MkSecond'],
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { deleteDueAccounts } from '../accounts/privacy/deleteAccount';
import { privateUploadsPath } from '../contract/site/urls';
import { createCertificateFixture } from '../testing/certificateFixtures';
import { createFixtures } from '../testing/fixtures';
import { problemOf } from '../testing/learningDocuments';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { deleteUnusedUploads } from '../uploads/uploads';
import { issueDueCertificates } from './issueCertificates';
import { certificateSignaturesSchema } from './signatures';
import { dayMs } from '../contract/text/format/dateTime';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const updateMutation = `mutation ($input: CertificateSettingsInput!, $updatedAt: DateTime) {
  updateCertificateSettings(input: $input, updatedAt: $updatedAt) { signatoryName signature } }`;
const setSignatureMutation = 'mutation ($url: String) { setSignature(url: $url) { signature } }';
const updateCourseMutation = `mutation ($id: ID!, $hasCertificate: Boolean!) {
  updateCourse(id: $id, input: { hasCertificate: $hasCertificate }) { hasCertificate } }`;
const signatory = {
  signatoryName: 'Nadia Cherif',
  signatoryNameAr: 'نادية شريف',
  signatoryTitle: 'Director',
  signatoryTitleAr: 'المديرة',
};

async function createUpload(ownerId: number, kind: 'signature' | 'proof' = 'signature'): Promise<string> {
  const key = `${randomBytes(16).toString('hex')}.webp`;
  const file = { key, kind, name: 'signature.webp', type: 'image/webp', bytes: 1, ownerId };
  await db.upload.create({ data: { ...file, createdAt: new Date(Date.now() - 2 * dayMs) } });
  return key;
}
const urlOf = (key: string): string => `${privateUploadsPath}/${key}`;

describe('signatures', () => {
  test('are those of the settings and the trainer at the completion', async () => {
    const scene = await createCertificateFixture(db);
    const [platformKey, trainerKey] = [await createUpload(scene.admin.id), await createUpload(scene.trainer.id)];
    const input = { ...signatory, signature: urlOf(platformKey) };
    expect(await scene.execute(updateMutation, { input }, scene.admin)).toMatchObject({
      data: { updateCertificateSettings: { signatoryName: 'Nadia Cherif', signature: urlOf(platformKey) } },
    });
    expect(await scene.execute(setSignatureMutation, { url: urlOf(trainerKey) }, scene.trainer)).toEqual({
      data: { setSignature: { signature: urlOf(trainerKey) } },
    });
    await scene.complete();
    await scene.execute(updateMutation, { input: { signatoryName: 'Another Person' } }, scene.admin);
    await scene.execute(setSignatureMutation, { url: null }, scene.trainer);
    const [certificate] = await scene.readCertificates();
    expect(certificateSignaturesSchema.parse(certificate?.signatures)).toEqual({
      platform: {
        name: 'Nadia Cherif',
        nameAr: 'نادية شريف',
        title: 'Director',
        titleAr: 'المديرة',
        image: platformKey,
      },
      trainer: { image: trainerKey },
    });
  });

  test('must be own uploads of their kind; the present one may stay', async () => {
    const scene = await createCertificateFixture(db);
    const other = await createUpload(scene.trainer.id);
    const proof = await createUpload(scene.admin.id, 'proof');
    for (const signature of [urlOf(other), urlOf(proof), urlOf(`${'0'.repeat(32)}.webp`), 'https://example.dz/a.png'])
      expect(problemOf(await scene.execute(updateMutation, { input: { signature } }, scene.admin))).toMatchObject({
        code: 'invalidInput',
        fields: { signature: 'uploadMissing' },
      });
    const own = await createUpload(scene.admin.id);
    const input = { signature: urlOf(own) };
    await scene.execute(updateMutation, { input }, scene.admin);
    await db.upload.update({ where: { key: own }, data: { ownerId: scene.trainer.id } });
    expect(await scene.execute(updateMutation, { input }, scene.admin)).toMatchObject({
      data: { updateCertificateSettings: input },
    });
    expect(problemOf(await scene.execute(setSignatureMutation, { url: urlOf(proof) }, scene.admin))).toMatchObject({
      code: 'invalidInput',
    });
    expect(problemOf(await scene.execute(setSignatureMutation, { url: null }, scene.viewer))).toMatchObject({
      code: 'notAllowed',
    });
  });

  test('that were changed meanwhile are not overwritten', async () => {
    const scene = await createCertificateFixture(db);
    const variables = { input: signatory, updatedAt: new Date(0).toISOString() };
    expect(problemOf(await scene.execute(updateMutation, variables, scene.admin))).toMatchObject({
      code: 'changedMeanwhile',
    });
  });

  test('stay while a certificate, the settings or a trainer has them, also after the account is deleted', async () => {
    const scene = await createCertificateFixture(db);
    const { admin, trainer, course } = scene;
    const [first, second, third, replaced] = [
      await createUpload(trainer.id),
      await createUpload(admin.id),
      await createUpload(trainer.id),
      await createUpload(trainer.id),
    ];
    await scene.execute(setSignatureMutation, { url: urlOf(first) }, trainer);
    await scene.complete();
    await scene.execute(updateMutation, { input: { signature: urlOf(second) } }, admin);
    await scene.execute(setSignatureMutation, { url: urlOf(replaced) }, trainer);
    await scene.execute(setSignatureMutation, { url: urlOf(third) }, trainer);
    const deleteUnused = async () => {
      const deleted: string[] = [];
      await deleteUnusedUploads(db, (key) => Promise.resolve(void deleted.push(key)));
      return deleted.filter((key) => [first, second, third, replaced].includes(key));
    };
    expect(await deleteUnused()).toEqual([replaced]);

    const { createUser } = createFixtures(db);
    const successor = await createUser({ role: 'trainer' });
    await db.course.update({ where: { id: course.id }, data: { trainerId: successor.id } });
    await db.user.update({ where: { id: trainer.id }, data: { deleteAfter: new Date(0) } });
    await deleteDueAccounts(db, null);
    const jobs = await takeJobs(db);
    expect(jobs.flatMap(({ payload }) => (payload as { uploads?: string[] }).uploads ?? [])).toEqual([]);
    expect(await deleteUnused()).toEqual([third]);
    expect(await db.upload.findUnique({ where: { key: first } })).toMatchObject({ ownerId: null });
  });
});

describe('a course', () => {
  test('without certificates issues none until it is switched on, then also for earlier completions', async () => {
    const scene = await createCertificateFixture(db, { course: { hasCertificate: false } });
    await scene.complete();
    expect(await scene.readCertificates()).toEqual([]);
    await takeJobs(db);
    const variables = { id: scene.course.id, hasCertificate: true };
    expect(await scene.execute(updateCourseMutation, variables, scene.trainer)).toEqual({
      data: { updateCourse: { hasCertificate: true } },
    });
    expect(await takeJobs(db)).toMatchObject([{ name: 'issue_certificates' }]);
    await issueDueCertificates(db);
    expect(await scene.readCertificates()).toMatchObject([{ status: 'valid' }]);
    await takeJobs(db);
    await scene.execute(updateCourseMutation, variables, scene.trainer);
    await scene.execute(updateCourseMutation, { ...variables, hasCertificate: false }, scene.trainer);
    expect(await takeJobs(db)).toEqual([]);
    expect(await scene.readCertificates()).toMatchObject([{ status: 'valid' }]);
  });

  test('keeps the switch in its copy', async () => {
    const scene = await createCertificateFixture(db, { course: { hasCertificate: false } });
    const mutation = 'mutation ($id: ID!) { duplicateCourse(id: $id) { hasCertificate } }';
    expect(await scene.execute(mutation, { id: scene.course.id }, scene.trainer)).toEqual({
      data: { duplicateCourse: { hasCertificate: false } },
    });
  });
});

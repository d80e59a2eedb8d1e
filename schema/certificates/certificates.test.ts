import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createCertificateFixture, confirmedName, confirmNameMutation } from '../testing/certificateFixtures';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
import { completeMutation, problemOf } from '../testing/learningDocuments';
import { lessonChanges, waiveMutation } from '../testing/lessonFixtures';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { createFixtures } from '../testing/fixtures';
import { issueDueCertificates } from './issueCertificates';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const names = { name: 'Amina Haddad', nameAr: 'أمينة حدّاد' };
const messagesOf = async () =>
  (await takeJobs(db)).map(({ payload }) => payload as { kind: string; payload: object; recipients: object });

const summaryQuery = `query($number: String!) { certificateSummary(number: $number) { number status courseTitle courseTitleAr year } }`;
const verifyQuery = `query ($code: String!) { certificate(code: $code) {
  __typename number code status holderName holderNameAr courseTitle courseTitleAr level hours lessonCount trainerName issuedAt } }`;
const revokeMutation =
  'mutation ($id: ID!, $reason: String!) { revokeCertificate(id: $id, reason: $reason) { status } }';
const reissueMutation = `mutation ($id: ID!, $name: String!, $nameAr: String!) {
  reissueCertificate(id: $id, input: { name: $name, nameAr: $nameAr }) { id number code status holderName } }`;

describe('a completed course', () => {
  test('has one certificate with what the course and its people were called then', async () => {
    const scene = await createCertificateFixture(db);
    await takeJobs(db);
    expect(await scene.complete()).toMatchObject({ data: { completeLesson: { certificateIssued: true } } });
    await db.course.update({ where: { id: scene.course.id }, data: { title: 'Renamed', duration: 10 } });
    await db.user.update({ where: { id: scene.trainer.id }, data: { lastName: 'X', lastNameAr: 'س' } });
    const [certificate, ...others] = await scene.readCertificates();
    expect(others).toEqual([]);
    const year = new Date().getFullYear();
    expect(certificate).toMatchObject({
      status: 'valid',
      year,
      holderName: names.name,
      holderNameAr: names.nameAr,
      courseTitle: 'Home solar',
      level: 'intermediate',
      duration: 90,
      lessonCount: 1,
      trainerName: 'Karim Belkacem',
      trainerNameAr: 'كريم Belkacem',
    });
    expect(certificate?.number).toBe(`TYR-${year}-${String(certificate?.sequence).padStart(6, '0')}`);
    expect(certificate?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(await messagesOf()).toMatchObject([
      {
        kind: 'certificate_issued',
        payload: { number: certificate?.number },
        recipients: { userIds: [scene.student.id] },
      },
    ]);
  });

  test('awaits the name of a student who has not confirmed it, and does not exist for the public until then', async () => {
    const scene = await createCertificateFixture(db, { student: {} });
    await takeJobs(db);
    await scene.complete();
    const [waiting] = await scene.readCertificates();
    expect(waiting).toMatchObject({ status: 'awaiting_name', holderName: null, issuedAt: null });
    expect(await messagesOf()).toMatchObject([{ kind: 'course_completed', payload: { awaitsName: true } }]);
    expect(await scene.execute(verifyQuery, { code: waiting?.code })).toEqual({ data: { certificate: null } });

    const { data } = await scene.execute<{ confirmCertificateName: object[] }>(
      confirmNameMutation,
      names,
      scene.viewer,
    );
    expect(data?.confirmCertificateName).toMatchObject([
      { number: waiting?.number, status: 'valid', holderName: names.name },
    ]);
    expect(await messagesOf()).toMatchObject([{ kind: 'certificate_issued', payload: { number: waiting?.number } }]);
  });

  test('has none where the course issues none; it gets one when that changes', async () => {
    const scene = await createCertificateFixture(db, { course: { hasCertificate: false } });
    expect(await scene.complete()).toMatchObject({ data: { completeLesson: { certificateIssued: false } } });
    expect(await scene.readCertificates()).toEqual([]);
    await db.course.update({ where: { id: scene.course.id }, data: { hasCertificate: true } });
    await takeJobs(db);
    await issueDueCertificates(db);
    await issueDueCertificates(db);
    expect(await scene.readCertificates()).toMatchObject([{ status: 'valid' }]);
    expect(await messagesOf()).toMatchObject([{ kind: 'certificate_issued' }]);
  });

  test('of before there were certificates gets one by the job, which asks for the name once', async () => {
    const { createCourse, createUser, createEnrollment } = createFixtures(db);
    const student = await createUser();
    const completed = { status: 'completed', completedAt: new Date('2026-01-05'), progress: 100 } as const;
    await db.$executeRaw`ALTER TABLE "enrollments" DISABLE TRIGGER "enrollments_issue_certificate"`;
    for (const course of [await createCourse(), await createCourse()])
      await createEnrollment(student.id, course.id, completed);
    await db.$executeRaw`ALTER TABLE "enrollments" ENABLE TRIGGER "enrollments_issue_certificate"`;
    await takeJobs(db);
    await issueDueCertificates(db);
    const certificates = await db.certificate.findMany({ where: { userId: student.id } });
    expect(certificates).toMatchObject([
      { status: 'awaiting_name', completedAt: completed.completedAt },
      { status: 'awaiting_name', completedAt: completed.completedAt },
    ]);
    expect((await messagesOf()).map(({ kind }) => kind)).toEqual(['certificate_name_needed']);
  });

  test('by a waiver has a certificate and its message too; by the removal of the last open lesson it is not completed', async () => {
    const scene = await createCertificateFixture(db);
    const open = await createFixtures(db).createLesson(scene.course.id);
    await scene.complete();
    expect(await scene.readCertificates()).toEqual([]);
    await takeJobs(db);
    await scene.execute(lessonChanges.remove, { id: open.id }, scene.trainer);
    expect(await scene.readCertificates()).toEqual([]);
    await scene.execute(waiveMutation, { lessonId: open.id, reason: 'The video is gone' }, scene.admin);
    expect(await scene.readCertificates()).toMatchObject([{ status: 'valid', lessonCount: 1 }]);
    expect((await messagesOf()).map(({ kind }) => kind)).toContain('certificate_issued');
  });
});

describe('the name on certificates', () => {
  test.each([
    [{ name: 'أمينة', nameAr: names.nameAr }, { name: 'latinNameOnly' }],
    [{ name: names.name, nameAr: 'Amina' }, { nameAr: 'arabicNameOnly' }],
    [
      { name: ' ', nameAr: '' },
      { name: 'required', nameAr: 'required' },
    ],
    [
      { name: `A${'m'.repeat(120)}`, nameAr: 'أمينة 2' },
      { name: 'tooLong', nameAr: 'arabicNameOnly' },
    ],
  ])('refuses %j and changes nothing', async (input, fields) => {
    const scene = await createCertificateFixture(db, { student: {} });
    const result = await scene.execute(confirmNameMutation, input, scene.viewer);
    expect(problemOf(result)).toMatchObject({ code: 'invalidInput', fields });
    expect(await db.user.findUnique({ where: { id: scene.student.id } })).toMatchObject({ certificateName: null });
  });

  test('can be changed until a certificate bears it', async () => {
    const scene = await createCertificateFixture(db, { student: {} });
    const confirm = (input: object) => scene.execute(confirmNameMutation, { ...names, ...input }, scene.viewer);
    expect(await confirm({ name: 'Amine Hadad' })).toMatchObject({ data: { confirmCertificateName: [] } });
    expect(await confirm({})).toMatchObject({ data: { confirmCertificateName: [] } });
    await scene.complete();
    expect(problemOf(await confirm({ name: 'Another Person' }))).toMatchObject({ code: 'certificateNameFixed' });
    expect(await scene.readCertificates()).toMatchObject([{ holderName: names.name }]);
  });
});

describe('verification', () => {
  test('finds a certificate by its code in the spellings that people use', async () => {
    const scene = await createCertificateFixture(db);
    await scene.complete();
    const [certificate] = await scene.readCertificates();
    const { code = '' } = certificate ?? {};
    const spelled = code
      .toLowerCase()
      .replace(/(.{4})/g, '$1 ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    for (const text of [code, ` ${code} `, spelled])
      expect(await scene.execute(verifyQuery, { code: text })).toMatchObject({
        data: { certificate: { __typename: 'PublicCertificate', code, hours: 2, status: 'valid' } },
      });
    for (const text of ['', 'TYR-2026-999999', 'nonsense', '0'.repeat(16), `${code}0`])
      expect(await scene.execute(verifyQuery, { code: text })).toEqual({ data: { certificate: null } });
  });

  test('of a number alone tells state, course and year, and neither the name nor the code', async () => {
    const scene = await createCertificateFixture(db);
    await scene.complete();
    const [certificate] = await scene.readCertificates();
    const { number = '', code = '', courseTitle, courseTitleAr } = certificate ?? {};
    const year = Number(number.slice(4, 8));
    for (const text of [number, ` ${number.toLowerCase().replaceAll('-', '')} `, number.replaceAll('-', '\u2011')])
      expect(await scene.execute(summaryQuery, { number: text })).toEqual({
        data: { certificateSummary: { number, status: 'valid', courseTitle, courseTitleAr, year } },
      });
    expect(await scene.execute(verifyQuery, { code: number })).toEqual({ data: { certificate: null } });
    for (const text of ['', 'TYR-2026-999999', 'nonsense', code])
      expect(await scene.execute(summaryQuery, { number: text })).toEqual({ data: { certificateSummary: null } });
  });
});

describe('a decision of an admin', () => {
  test('revokes a certificate, sends the holder the reason, and no other one follows', async () => {
    const scene = await createCertificateFixture(db);
    await scene.complete();
    const [certificate] = await scene.readCertificates();
    await takeJobs(db);
    const variables = { id: certificate?.id, reason: 'Issued by mistake' };
    expect(await scene.execute(revokeMutation, variables, scene.admin)).toMatchObject({
      data: { revokeCertificate: { status: 'revoked' } },
    });
    expect(await messagesOf()).toMatchObject([{ kind: 'certificate_revoked', payload: { reason: variables.reason } }]);
    expect(problemOf(await scene.execute(revokeMutation, variables, scene.admin))).toMatchObject({
      code: 'certificateStateChanged',
    });
    expect(await scene.execute(verifyQuery, { code: certificate?.code })).toMatchObject({
      data: { certificate: { status: 'revoked', holderName: names.name } },
    });
    await issueDueCertificates(db);
    expect(await scene.readCertificates()).toHaveLength(1);
    const audited = await db.auditEntry.findMany({ where: { entity: 'certificates', entityId: certificate?.id ?? 0 } });
    expect(audited).toMatchObject([{ action: 'update', entityName: certificate?.number, actorId: scene.admin.id }]);
  });

  test('reissues a certificate with a corrected name; the old code says replaced', async () => {
    const scene = await createCertificateFixture(db);
    await scene.complete();
    const [old] = await scene.readCertificates();
    const variables = { id: old?.id, name: 'Amina Haddad-Belkacem', nameAr: 'أمينة حدّاد بلقاسم' };
    const { data } = await scene.execute<{ reissueCertificate: { number: string; code: string } }>(
      reissueMutation,
      variables,
      scene.admin,
    );
    expect(data?.reissueCertificate).toMatchObject({ status: 'valid', holderName: variables.name });
    expect(data?.reissueCertificate.code).not.toBe(old?.code);
    expect(await scene.readCertificates()).toMatchObject([
      { status: 'replaced', holderName: names.name },
      { status: 'valid', holderNameAr: variables.nameAr, replacesId: old?.id, courseTitle: old?.courseTitle },
    ]);
    expect(problemOf(await scene.execute(reissueMutation, variables, scene.admin))).toMatchObject({
      code: 'certificateStateChanged',
    });
    expect(await db.user.findUnique({ where: { id: scene.student.id } })).toMatchObject({
      certificateName: variables.name,
    });
  });
});

test('a name that an admin gives issues the other certificates that await it', async () => {
  const scene = await createCertificateFixture(db, { student: {} });
  const { course, lesson } = await createCertificateFixture(db);
  await createFixtures(db).createEnrollment(scene.student.id, course.id);
  await scene.complete();
  await scene.execute(completeMutation, { id: lesson.id }, scene.viewer);
  const [first] = await scene.readCertificates();
  await scene.execute(revokeMutation, { id: first?.id, reason: 'Another person' }, scene.admin);
  await scene.execute(reissueMutation, { id: first?.id, ...names }, scene.admin);
  expect(await scene.readCertificates()).toMatchObject([
    { status: 'revoked', holderName: null },
    { status: 'valid', holderName: names.name },
    { status: 'valid', holderName: names.name, replacesId: first?.id },
  ]);
});

test('the reason of a revocation is for the holder and admins, not for the trainer', async () => {
  const scene = await createCertificateFixture(db);
  await scene.complete();
  const [certificate] = await scene.readCertificates();
  await scene.execute(revokeMutation, { id: certificate?.id, reason: 'Private' }, scene.admin);
  const read = async (viewer: typeof scene.viewer) => {
    const { data } = await scene.execute<{ certificates: { nodes: { revocationReason: string | null }[] } }>(
      'query ($courseId: ID) { certificates(courseId: $courseId) { nodes { status revocationReason } } }',
      { courseId: scene.course.id },
      viewer,
    );
    return data?.certificates.nodes.map(({ revocationReason }) => revocationReason);
  };
  expect(await read(scene.viewer)).toEqual(['Private']);
  expect(await read(scene.admin)).toEqual(['Private']);
  expect(await read(scene.trainer)).toEqual([null]);
});

test('a refund revokes the certificate; buying the completed course again issues another one', async () => {
  const { course, student, admin, order, submit, decide, execute } = await createPaymentScene(db);
  const lesson = await createFixtures(db).createLesson(course.id);
  await db.user.update({ where: { id: student.id }, data: confirmedName });
  const buy = async () => {
    const { id } = await order();
    await submit(id);
    await decide('confirm', id);
    return id;
  };
  const paymentId = await buy();
  await execute(completeMutation, { id: lesson.id }, student);
  await decide('requestRefund', paymentId, admin);
  await decide('refund', paymentId);
  const readCertificates = () => db.certificate.findMany({ where: { userId: student.id }, orderBy: { id: 'asc' } });
  expect(await readCertificates()).toMatchObject([{ status: 'revoked', revocationCause: 'refund' }]);
  await buy();
  expect(await readCertificates()).toMatchObject([{ status: 'revoked' }, { status: 'valid' }]);
});

describe('a certificate in the database', () => {
  test.each([
    ['holderName', { holderName: 'Another Person' }],
    ['courseTitle', { courseTitle: 'Another course' }],
    ['number', { number: 'TYR-2020-000001' }],
    ['completedAt', { completedAt: new Date(0) }],
    ['status', { status: 'awaiting_name', holderName: null, holderNameAr: null, issuedAt: null }],
  ] as const)('refuses a change of %s', async (_column, data) => {
    const scene = await createCertificateFixture(db);
    await scene.complete();
    const [certificate] = await scene.readCertificates();
    const where = { id: certificate?.id ?? 0 };
    await expect(db.certificate.update({ where, data })).rejects.toThrow('Certificates never change');
    await expect(db.certificate.delete({ where })).rejects.toThrow('Certificates never change');
    expect(await scene.readCertificates()).toEqual([certificate]);
  });

  test('that was revoked is not valid again', async () => {
    const scene = await createCertificateFixture(db);
    await scene.complete();
    const [certificate] = await scene.readCertificates();
    const where = { id: certificate?.id ?? 0 };
    await scene.execute(revokeMutation, { ...where, reason: 'Mistake' }, scene.admin);
    const data = { status: 'valid', revokedAt: null, revocationCause: null, revocationReason: null } as const;
    await expect(db.certificate.update({ where, data })).rejects.toThrow('Certificates never change');
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Certificate } from '../../prisma/generated/client';
import { confirmedName, confirmNameMutation } from '../../schema/testing/certificateFixtures';
import { completeMutation } from '../../schema/testing/learningDocuments';
import { issueDueCertificates } from '../../schema/certificates/issueCertificates';
import { startTwoGateways } from '../testing/servers/childGateways';

// Hundreds of requests to two processes take long beside other tests.
vi.setConfig({ testTimeout: 90_000 });

let gateways: Awaited<ReturnType<typeof startTwoGateways>>;

interface GraphqlResponse {
  data: Record<string, { id: string } | null> | null;
  errors?: { extensions: { problem?: string; code: string } }[];
}

const documents = {
  complete: completeMutation,
  confirmName: confirmNameMutation,
  revoke: 'mutation ($id: ID!) { revokeCertificate(id: $id, reason: "A mistake") { id } }',
  reissue: `mutation ($id: ID!, $name: String!, $nameAr: String!) {
    reissueCertificate(id: $id, input: { name: $name, nameAr: $nameAr }) { id } }`,
  refund: 'mutation ($id: ID!) { refundPayment(id: $id, reference: "VIR-1") { id } }',
  unpublish: 'mutation ($id: ID!) { updateLesson(id: $id, input: { isPublished: false }) { id } }',
  remove: 'mutation ($id: ID!) { deleteLesson(id: $id) }',
};

type Send = (document: keyof typeof documents, variables: object) => Promise<GraphqlResponse>;

/** A function that sends mutations of a user, alternately to the two gateways; it repeats them after a 503. */
async function senderFor(userId: number): Promise<Send> {
  const authorization = `Bearer ${await gateways.createToken(userId)}`;
  return async (document, variables) => {
    for (;;) {
      const response = await gateways.post('/graphql', { query: documents[document], variables }, { authorization });
      const body = (await response.json()) as GraphqlResponse;
      if (problemOf(body) !== 'unavailable') return body;
      await sleep(500);
    }
  };
}

const problemOf = ({ errors }: GraphqlResponse) => errors?.[0]?.extensions.problem ?? errors?.[0]?.extensions.code;
/** Different problems, undefined for a success. */
const problemsOf = (responses: readonly GraphqlResponse[]) => [...new Set(responses.map(problemOf))].sort();

interface Student {
  id: number;
  send: Send;
}

/** A course of some lessons with students who have completed all of them but the first. */
async function createAlmostCompleted(
  size: number,
  { lessons = 1, names = confirmedName }: { lessons?: number; names?: Partial<typeof confirmedName> } = {},
) {
  const { db, createCourse, createLesson } = gateways;
  const course = await createCourse();
  const [lesson, ...completed] = await Promise.all(Array.from({ length: lessons }, () => createLesson(course.id)));
  if (!lesson) throw new Error('There is no lesson');
  const usernames = Array.from({ length: size }, () => `user-${crypto.randomUUID()}`);
  const users = await db.user.createManyAndReturn({
    data: usernames.map((username) => ({
      username,
      usernameKey: username,
      email: `${username}@example.dz`,
      passwordHash: '',
      firstName: 'G',
      lastName: 'G',
      ...names,
    })),
    select: { id: true },
  });
  const enrollments = await db.enrollment.createManyAndReturn({
    data: users.map(({ id }) => ({ studentId: id, courseId: course.id })),
    select: { id: true },
  });
  await db.lessonProgress.createMany({
    data: enrollments.flatMap(({ id }) =>
      completed.map((each) => ({ enrollmentId: id, lessonId: each.id, completedAt: new Date() })),
    ),
  });
  const students: Student[] = await Promise.all(users.map(async ({ id }) => ({ id, send: await senderFor(id) })));
  return { course, lesson, others: completed, students };
}

const adminSender = async (): Promise<Send> => senderFor((await gateways.createUser({ role: 'admin' })).id);

/** Numbers have no gap, and each completed enrollment has exactly one certificate that counts. Returns those of the course. */
async function expectWholeCertificates(courseId: number): Promise<Certificate[]> {
  const { db } = gateways;
  const all = await db.certificate.findMany({ orderBy: { sequence: 'asc' } });
  expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1));
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  const current = all.filter((each) => each.courseId === courseId && ['valid', 'awaiting_name'].includes(each.status));
  const completed = await db.enrollment.findMany({ where: { courseId, status: 'completed' }, select: { id: true } });
  const ids = (list: number[]) => list.sort((a, b) => a - b);
  expect(ids(current.map(({ enrollmentId }) => enrollmentId))).toEqual(ids(completed.map(({ id }) => id)));
  return current;
}

/** Valid certificates of as many students. */
async function createCertificates(size: number): Promise<{ ids: number[]; courseId: number }> {
  const { course, lesson, students } = await createAlmostCompleted(size);
  await Promise.all(students.map(({ send }) => send('complete', { id: lesson.id })));
  const certificates = await gateways.db.certificate.findMany({ where: { courseId: course.id } });
  expect(certificates).toHaveLength(size);
  return { ids: certificates.map(({ id }) => id), courseId: course.id };
}

// The embedded database runs one statement at a time, so that there are no races.
describe.runIf(process.env.TEST_DATABASE_URL)('certificates of two processes at once', () => {
  beforeAll(async () => {
    gateways = await startTwoGateways();
  });
  afterAll(() => gateways.close());

  test('200 completions, each sent twice: one certificate each, with numbers without gaps', async () => {
    const { course, lesson, students } = await createAlmostCompleted(200);
    const responses = await Promise.all(
      students.flatMap(({ send }) => [send('complete', { id: lesson.id }), send('complete', { id: lesson.id })]),
    );
    expect(problemsOf(responses)).toEqual([undefined]);
    const certificates = await expectWholeCertificates(course.id);
    expect(certificates.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  test('kill -9 among completions leaves no completion without certificate and no gap', async () => {
    const { course, lesson, students } = await createAlmostCompleted(60);
    const complete = () => students.map(({ send }) => send('complete', { id: lesson.id }).catch(() => null));
    const first = complete();
    await Promise.race(first);
    await gateways.replaceKilled();
    await Promise.all(first);
    await expectWholeCertificates(course.id);
    await Promise.all(complete());
    expect(await expectWholeCertificates(course.id)).toHaveLength(students.length);
  });

  test('confirmations of the name during completions leave no certificate that awaits a confirmed name', async () => {
    const { course, lesson, students } = await createAlmostCompleted(60, { names: {} });
    const input = { name: confirmedName.certificateName, nameAr: confirmedName.certificateNameAr };
    const responses = await Promise.all(
      students.flatMap(({ send }, index) => {
        const calls = [() => send('complete', { id: lesson.id }), () => send('confirmName', input)];
        return (index % 2 ? calls : calls.reverse()).map((call) => call());
      }),
    );
    expect(problemsOf(responses)).toEqual([undefined]);
    const certificates = await expectWholeCertificates(course.id);
    expect(certificates).toHaveLength(students.length);
    expect(new Set(certificates.map(({ status, holderName }) => `${status} ${holderName}`))).toEqual(
      new Set([`valid ${confirmedName.certificateName}`]),
    );
  });

  test('two jobs for earlier completions, while their students complete a further lesson: one certificate each', async () => {
    const { course, lesson, students } = await createAlmostCompleted(40, { lessons: 2 });
    const { db } = gateways;
    await db.$transaction([
      db.$executeRaw`ALTER TABLE "enrollments" DISABLE TRIGGER USER`,
      db.enrollment.updateMany({
        where: { courseId: course.id },
        data: { status: 'completed', progress: 100, completedAt: new Date() },
      }),
      db.$executeRaw`ALTER TABLE "enrollments" ENABLE TRIGGER USER`,
    ]);
    const completions = students.map(({ send }) => send('complete', { id: lesson.id }));
    await Promise.all([issueDueCertificates(db), issueDueCertificates(db)]);
    expect(problemsOf(await Promise.all(completions))).toEqual([undefined]);
    expect(await expectWholeCertificates(course.id)).toHaveLength(students.length);
  });

  test('two corrections and a revocation of one certificate: each has at most one successor', async () => {
    const { ids } = await createCertificates(20);
    const send = await adminSender();
    const reissue = (id: number, name: string) => send('reissue', { id, name, nameAr: 'أمينة حداد' });
    const responses = await Promise.all(
      ids.flatMap((id) => [reissue(id, 'Amina Hadad'), send('revoke', { id }), reissue(id, 'Amine Hadad')]),
    );
    expect(problemsOf(responses).filter((problem) => problem !== undefined)).toEqual(['certificateStateChanged']);
    const chains = await gateways.db.certificate.findMany({
      where: { id: { in: ids } },
      include: { replacedBy: true },
    });
    // A revoked certificate may be reissued, a replaced one not be revoked.
    for (const { status, replacedBy } of chains) {
      expect(['revoked', 'replaced']).toContain(status);
      expect(replacedBy?.status).toBe('valid');
    }
    const { enrollmentId } = chains[0] ?? { enrollmentId: 0 };
    expect(await gateways.db.certificate.count({ where: { enrollmentId } })).toBe(2);
  });

  test('a refund during the completion leaves no valid certificate', async () => {
    const { course, lesson, students } = await createAlmostCompleted(30);
    const { db } = gateways;
    await db.course.update({ where: { id: course.id }, data: { price: '1000', isFree: false } });
    const payments = await db.payment.createManyAndReturn({
      data: students.map(({ id }) => ({
        userId: id,
        courseId: course.id,
        amount: '1000',
        listPrice: '1000',
        method: 'ccp' as const,
        status: 'refund_requested' as const,
        confirmedAt: new Date(),
        expiresAt: new Date(),
      })),
      select: { id: true, userId: true },
    });
    await db.$executeRaw`
      UPDATE "enrollments" e SET "paymentId" = p."id", "source" = 'payment' FROM "payments" p
      WHERE p."userId" = e."studentId" AND p."courseId" = e."courseId" AND e."courseId" = ${course.id}`;
    const admin = await adminSender();
    const responses = await Promise.all(
      students.flatMap(({ id, send }) => [
        send('complete', { id: lesson.id }),
        admin('refund', { id: payments.find(({ userId }) => userId === id)?.id }),
      ]),
    );
    expect(problemsOf(responses).filter((problem) => problem !== 'notEnrolled')).toEqual([undefined]);
    expect(await db.enrollment.count({ where: { courseId: course.id, status: 'ended' } })).toBe(students.length);
    expect(await expectWholeCertificates(course.id)).toEqual([]);
    const revoked = await db.certificate.findMany({ where: { courseId: course.id } });
    expect(revoked.filter(({ revocationCause }) => revocationCause !== 'refund')).toEqual([]);
  });

  test('removed lessons during completions cause no deadlock and no second certificate', async () => {
    const { course, lesson, others, students } = await createAlmostCompleted(50, { lessons: 5 });
    const trainer = await senderFor(course.trainerId);
    const [removed, unpublished] = others;
    const responses = await Promise.all([
      ...students.map(({ send }) => send('complete', { id: lesson.id })),
      trainer('remove', { id: removed?.id }),
      trainer('unpublish', { id: unpublished?.id }),
      // A student without the first lesson still owes it when it is withdrawn.
      trainer('unpublish', { id: lesson.id }),
    ]);
    expect(problemsOf(responses)).toEqual([undefined]);
    expect(await expectWholeCertificates(course.id)).toHaveLength(students.length);
  });
});

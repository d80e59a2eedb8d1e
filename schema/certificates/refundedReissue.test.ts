import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { confirmedName } from '../testing/certificateFixtures';
import { countLockWaits } from '../testing/countLockWaits';
import { createFixtures } from '../testing/fixtures';
import { completeMutation } from '../testing/learningDocuments';
import { createPaymentScene } from '../testing/payments/paymentFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const names = { name: 'Amina Haddad', nameAr: 'أمينة حدّاد' };
const reissueMutation = `mutation ($id: ID!, $name: String!, $nameAr: String!) {
  reissueCertificate(id: $id, input: { name: $name, nameAr: $nameAr }) { id } }`;

// Two connections: the embedded database has one.
test.runIf(process.env.TEST_DATABASE_URL)('a refund during a reissue leaves no valid certificate', async () => {
  const { course, student, admin, order, submit, decide, execute } = await createPaymentScene(db);
  const lesson = await createFixtures(db).createLesson(course.id);
  await db.user.update({ where: { id: student.id }, data: confirmedName });
  const { id: paymentId } = await order();
  await submit(paymentId);
  await decide('confirm', paymentId);
  await execute(completeMutation, { id: lesson.id }, student);
  const { id } = await db.certificate.findFirstOrThrow({ where: { userId: student.id } });
  const { decided } = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "certificates" WHERE "id" = ${id} FOR UPDATE`;
    const reissued = execute(reissueMutation, { id, ...names }, admin);
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1);
    const refunded = decide('refund', paymentId);
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(2);
    return { decided: Promise.all([reissued, refunded]) };
  });
  for (const { errors } of await decided) expect(errors).toBeUndefined();
  expect(await db.certificate.findMany({ where: { userId: student.id }, orderBy: { id: 'asc' } })).toMatchObject([
    { status: 'replaced' },
    { status: 'revoked', revocationCause: 'refund' },
  ]);
});

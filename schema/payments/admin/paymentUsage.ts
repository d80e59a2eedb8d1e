import type { Payment } from '../../../prisma/generated/client';
import { activeEnrollmentWhere, currentCertificateWhere } from '../../core/accessRules';
import { builder } from '../../core/builder';
import type { Context } from '../../core/context';
import { dayMs } from '../../contract/text/format/dateTime';
import { readPaymentSettings } from '../paymentSettings';

interface PaymentUsage {
  lessonCount: number | null;
  completedLessons: number | null;
  hasCertificate: boolean;
  daysSincePayment: number;
  guaranteeDays: number;
  earlierRefunds: number;
  isOpenedByAdmin: boolean;
}

export const PaymentUsageType = builder.objectRef<PaymentUsage>('PaymentUsage').implement({
  description: 'What the payer has used of what was paid, for the decision about a refund.',
  fields: (t) => ({
    lessonCount: t.exposeInt('lessonCount', { nullable: true, description: 'Published lessons; null for an event.' }),
    completedLessons: t.exposeInt('completedLessons', {
      nullable: true,
      description: 'How many of them the payer has completed; null for an event.',
    }),
    hasCertificate: t.exposeBoolean('hasCertificate', {
      description: 'Whether a certificate counts that a refund would revoke.',
    }),
    daysSincePayment: t.exposeInt('daysSincePayment', { description: 'Whole days since the payment.' }),
    guaranteeDays: t.exposeInt('guaranteeDays', { description: 'Days in which payers may ask for a refund.' }),
    earlierRefunds: t.exposeInt('earlierRefunds', { description: "The payer's other payments that were refunded." }),
    isOpenedByAdmin: t.exposeBoolean('isOpenedByAdmin', {
      description: 'Whether an admin has opened the access since the payment, so that a refund may leave it.',
    }),
  }),
});

/** Null for an order that was not paid. */
export async function readPaymentUsage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, userId, courseId, status, confirmedAt }: Payment,
): Promise<PaymentUsage | null> {
  if (!confirmedAt || (status !== 'confirmed' && status !== 'refund_requested')) return null;
  const enrollment = await db.enrollment.findFirst({ where: { paymentId: id }, select: { id: true } });
  const lessons = { courseId: courseId ?? 0, isPublished: true };
  const own = { enrollmentId: enrollment?.id ?? 0 };
  const { guaranteeDays } = await readPaymentSettings(db);
  return {
    lessonCount: courseId && (await db.lesson.count({ where: lessons })),
    completedLessons:
      courseId && (await db.lessonProgress.count({ where: { ...own, completedAt: { not: null }, lesson: lessons } })),
    hasCertificate: (await db.certificate.count({ where: { ...own, ...currentCertificateWhere } })) > 0,
    daysSincePayment: Math.floor((clock.now().getTime() - confirmedAt.getTime()) / dayMs),
    guaranteeDays,
    earlierRefunds: await db.payment.count({ where: { userId, status: 'refunded', id: { not: id } } }),
    isOpenedByAdmin:
      (await db.enrollment.count({ where: { paymentId: id, source: 'admin', ...activeEnrollmentWhere } })) > 0,
  };
}

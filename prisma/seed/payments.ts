import type { PaymentMethod, Prisma } from '../generated/client';
import type { FindSeededCourse } from './courses';
import { enrollments } from './content/enrollments';
import { filterMissing, daysAgo, type FindId, type SeedContext } from './seedHelpers';

const receiptPrefix: Record<PaymentMethod, string> = { postal_wallet: 'PW', ccp: 'CCP', bank_transfer: 'VIR' };

type PaymentRow = Prisma.PaymentCreateManyInput;

/** A confirmed payment per paid enrollment, a pending one per waiting enrollment, and a rejected one. */
export async function seedPayments(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = context;
  const rows = [...paymentsOfEnrollments(context, userId, courseBy), rejectedTransfer(context, userId, courseBy)];
  const existing = await db.payment.findMany({ select: { userId: true, courseId: true } });
  const keyOf = (payment: { userId: number; courseId: number }) => `${payment.userId}:${payment.courseId}`;
  await db.payment.createMany({ data: filterMissing(rows, keyOf, existing.map(keyOf)) });
}

function paymentsOfEnrollments(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): PaymentRow[] {
  return enrollments.flatMap(({ student, course, paidBy, awaitsPayment, enrolledDaysAgo }, index) => {
    const { id, price } = courseBy(course);
    if (!paidBy || price === 0) return [];
    const paidAt = daysAgo(context, enrolledDaysAgo);
    return {
      userId: userId(student),
      courseId: id,
      amount: price,
      method: paidBy,
      status: awaitsPayment ? 'pending' : 'confirmed',
      transactionId: awaitsPayment ? null : receiptNumber(paidBy, paidAt, index),
      notes: awaitsPayment ? 'في انتظار وصول التحويل.' : null,
      createdAt: paidAt,
      updatedAt: paidAt,
    } satisfies PaymentRow;
  });
}

const receiptNumber = (method: PaymentMethod, paidAt: Date, index: number) =>
  `${receiptPrefix[method]}-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`;

function rejectedTransfer(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): PaymentRow {
  const { id, price } = courseBy('rooftop-pv-system-design');
  return {
    userId: userId('omar.slimani'),
    courseId: id,
    amount: price,
    method: 'bank_transfer',
    status: 'rejected',
    notes: 'المبلغ المحوّل أقل من سعر الدورة، وأُعيد إلى صاحبه.',
    createdAt: daysAgo(context, 90),
    updatedAt: daysAgo(context, 88),
  };
}

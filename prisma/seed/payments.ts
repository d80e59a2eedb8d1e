import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Payment, PaymentMethod, PaymentStatus, Prisma, ReceiptKind } from '../generated/client';
import { resolveFromRoot } from '../projectRoot';
import { demoContactDetails } from './content/contactDetails';
import type { FindSeededCourse } from './learning/courses';
import { enrollments } from './content/enrollments';
import { orders, type OrderContent, type ProofDrawing } from './content/payments';
import { daysAgo, filterMissing, type FindId, type SeedContext } from './seedHelpers';
import { dayMs } from '../../schema/contract/text/format/dateTime';

type PaymentRow = Prisma.PaymentCreateManyInput;

/** Days until an unpaid order expires. */
const daysToPay = 3;
/** Of payments that were confirmed, also if they were refunded since. */
const onceConfirmedStatuses: PaymentStatus[] = ['confirmed', 'refund_requested', 'refunded'];

/** Settings, and payments in every state with their proofs, receipts, enrollments and registrations. */
export async function seedPayments(context: SeedContext, userId: FindId, courseBy: FindSeededCourse): Promise<void> {
  const { db } = context;
  await seedPaymentSettings(context);
  const rows = [
    ...paidEnrollments(context, userId, courseBy),
    ...(await paidRegistrations(context)),
    ...orders.map((order) => toOrderRow(context, order, userId, courseBy)),
  ];
  const existing = await db.payment.findMany({ select: { userId: true, courseId: true, eventId: true } });
  const payments = await db.payment.createManyAndReturn({
    data: filterMissing(rows, paymentKey, existing.map(paymentKey)),
  });
  await seedEnrollmentsOfOrders(context, payments);
  await seedProofs(context, payments, userId, courseBy);
  await seedReceipts(context, payments);
}

const paymentKey = ({ userId, courseId, eventId }: Pick<PaymentRow, 'userId' | 'courseId' | 'eventId'>): string =>
  [userId, courseId ?? '', eventId ?? ''].join(':');

/** Invented accounts with correct keys. */
async function seedPaymentSettings({ db, now }: SeedContext): Promise<void> {
  await db.paymentSettings.updateMany({
    where: { sellerName: '' },
    data: {
      ccpHolder: 'SARL Tayyar Formation',
      ccpNumber: '0021453687',
      ccpKey: '33',
      bankName: 'BNA, Alger Centre',
      bankHolder: 'SARL Tayyar Formation',
      rip: '00799999002145368703',
      rib: '00100600030012345695',
      sellerName: 'SARL Tayyar Formation',
      sellerNameAr: 'ش.ذ.م.م تيّار للتكوين',
      sellerAddress: demoContactDetails.address,
      sellerAddressAr: demoContactDetails.addressAr,
      nif: '001216098765432',
      nis: '001216010012345',
      rc: '16/00-0987654B21',
      ai: '16120345678',
      updatedAt: now,
    },
  });
}

interface PaidAt {
  method: PaymentMethod;
  price: number | Prisma.Decimal;
  paidAt: Date;
}

/** A payment that was ordered, proven and confirmed on one day. */
const confirmedPayment = ({ method, price, paidAt }: PaidAt, index: number) => ({
  amount: price,
  listPrice: price,
  method,
  status: 'confirmed' as const,
  transactionId: transferNumber(method, paidAt, index),
  expiresAt: new Date(paidAt.getTime() + daysToPay * dayMs),
  submittedAt: paidAt,
  decidedAt: paidAt,
  confirmedAt: paidAt,
  createdAt: paidAt,
  updatedAt: paidAt,
});

const numberPrefix: Record<PaymentMethod, string> = {
  baridimob: 'BM',
  ccp: 'CCP',
  bank_transfer: 'VIR',
  card: 'CB',
  cash: 'ESP',
};

const transferNumber = (method: PaymentMethod, paidAt: Date, index: number) =>
  `${numberPrefix[method]}-${paidAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`;

const paidEnrollments = (context: SeedContext, userId: FindId, courseBy: FindSeededCourse): PaymentRow[] =>
  enrollments.flatMap(({ student, course, paidBy, enrolledDaysAgo }, index) => {
    const { id, price } = courseBy(course);
    if (!paidBy || price === 0) return [];
    const paidAt = daysAgo(context, enrolledDaysAgo);
    return { userId: userId(student), courseId: id, ...confirmedPayment({ method: paidBy, price, paidAt }, index) };
  });

async function paidRegistrations({ db }: SeedContext): Promise<PaymentRow[]> {
  const registrations = await db.eventRegistration.findMany({
    where: { event: { price: { gt: 0 } } },
    select: { eventId: true, userId: true, createdAt: true, event: { select: { price: true } } },
    orderBy: { id: 'asc' },
  });
  return registrations.map(({ eventId, userId, createdAt, event }, index) => ({
    userId,
    eventId,
    ...confirmedPayment({ method: 'ccp', price: event.price, paidAt: createdAt }, 1000 + index),
  }));
}

function toOrderRow(context: SeedContext, order: OrderContent, userId: FindId, courseBy: FindSeededCourse): PaymentRow {
  const { id, price } = courseBy(order.course);
  const { student, method, status, orderedDaysAgo, decidedDaysAgo, transactionId, reason, refund } = order;
  const createdAt = daysAgo(context, orderedDaysAgo);
  const decidedAt = decidedDaysAgo === undefined ? null : daysAgo(context, decidedDaysAgo);
  const refundedAt = refund?.refundedDaysAgo === undefined ? null : daysAgo(context, refund.refundedDaysAgo);
  return {
    userId: userId(student),
    courseId: id,
    amount: price,
    listPrice: price,
    method,
    status,
    transactionId,
    expiresAt: daysAgo(context, (status === 'rejected' ? (decidedDaysAgo ?? 0) : orderedDaysAgo) - daysToPay),
    submittedAt: order.proof ? createdAt : null,
    decidedAt: refundedAt ?? decidedAt,
    confirmedAt: onceConfirmedStatuses.includes(status) ? decidedAt : null,
    decisionReason: reason,
    rejectionCount: status === 'rejected' ? 1 : 0,
    ...(refund && {
      ...refund.account,
      refundReason: refund.reason,
      refundRequestedAt: daysAgo(context, refund.requestedDaysAgo),
      refundReference: refund.reference,
      refundedAt,
    }),
    createdAt,
    updatedAt: refundedAt ?? decidedAt ?? createdAt,
  };
}

/** Enrollments of orders that have none yet, and the order of every paid enrollment and registration. */
async function seedEnrollmentsOfOrders({ db }: SeedContext, payments: Payment[]): Promise<void> {
  const ids = payments.map(({ id }) => id);
  await db.$executeRaw`
    INSERT INTO "enrollments" ("studentId", "courseId", "status", "source", "enrolledAt", "lastActivityAt", "endedAt")
    SELECT "userId", "courseId",
      CASE "status" WHEN 'refunded' THEN 'ended' WHEN 'confirmed' THEN 'in_progress' WHEN 'refund_requested' THEN 'in_progress'
        ELSE 'pending_payment' END::"EnrollmentStatus",
      'payment', "createdAt", "createdAt", "refundedAt"
    FROM "payments" WHERE "id" = ANY (${ids}) AND "courseId" IS NOT NULL AND "status" NOT IN ('expired', 'cancelled')
    ON CONFLICT DO NOTHING`;
  await db.$executeRaw`
    UPDATE "enrollments" e SET "paymentId" = p."id", "source" = 'payment' FROM "payments" p
    WHERE p."id" = ANY (${ids}) AND p."userId" = e."studentId" AND p."courseId" = e."courseId"
      AND p."status" NOT IN ('expired', 'cancelled')`;
  await db.$executeRaw`
    UPDATE "event_registrations" r SET "paymentId" = p."id" FROM "payments" p
    WHERE p."id" = ANY (${ids}) AND p."userId" = r."userId" AND p."eventId" = r."eventId"`;
}

async function seedProofs(
  { db, storeFile }: SeedContext,
  payments: Payment[],
  userId: FindId,
  courseBy: FindSeededCourse,
): Promise<void> {
  for (const { student, course, proof, transactionId } of orders) {
    const key = paymentKey({ userId: userId(student), courseId: courseBy(course).id });
    const payment = payments.find((row) => paymentKey(row) === key);
    if (!payment || !proof || !transactionId) continue;
    const file = await storeProof(proof, storeFile);
    await db.upload.create({
      data: { ...file, kind: 'proof', name: `${proof}.webp`, type: 'image/webp', ownerId: payment.userId },
    });
    await db.paymentProof.create({
      data: {
        paymentId: payment.id,
        uploadKey: file.key,
        fileHash: file.sha256,
        transactionId,
        transactionKey: transactionId.replace(/[^A-Z0-9]/gi, '').toUpperCase(),
        createdAt: payment.submittedAt ?? payment.createdAt,
      },
    });
  }
}

async function storeProof(drawing: ProofDrawing, storeFile: SeedContext['storeFile']) {
  const content = await readFile(resolveFromRoot(`prisma/seed/proofs/${drawing}.webp`));
  const key = `${randomBytes(16).toString('hex')}.webp`;
  await storeFile?.(key, content, 'image/webp');
  return { key, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

const receiptPrefix: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' };

/** Numbered in the order of the confirmations and refunds, without gaps in each year. */
async function seedReceipts({ db }: SeedContext, payments: Payment[]): Promise<void> {
  const documents = payments.flatMap((payment) => [
    ...(payment.confirmedAt ? [{ payment, kind: 'receipt' as const, issuedAt: payment.confirmedAt }] : []),
    ...(payment.refundedAt ? [{ payment, kind: 'credit_note' as const, issuedAt: payment.refundedAt }] : []),
  ]);
  const content = await readReceiptContents(db, payments);
  for (const { payment, kind, issuedAt } of documents.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())) {
    const year = issuedAt.getUTCFullYear();
    const { last } = await db.receiptCounter.upsert({
      where: { kind_year: { kind, year } },
      create: { kind, year, last: 1 },
      update: { last: { increment: 1 } },
    });
    const number = `${receiptPrefix[kind]}-${year}-${String(last).padStart(6, '0')}`;
    const { id: paymentId, amount, currency } = payment;
    await db.receipt.create({
      data: {
        kind,
        paymentId,
        year,
        sequence: last,
        number,
        amount,
        currency,
        issuedAt,
        content: content(payment, kind),
      },
    });
  }
}

/** The same content as schema/payments/receiptContent.ts, which the demo data may not import. */
async function readReceiptContents(db: Prisma.TransactionClient, payments: Payment[]) {
  const { sellerName, sellerNameAr, sellerAddress, sellerAddressAr, nif, nis, rc, ai } =
    await db.paymentSettings.findUniqueOrThrow({ where: { id: 1 } });
  const titles = { select: { id: true, title: true, titleAr: true } } as const;
  const rows = await db.payment.findMany({
    where: { id: { in: payments.map(({ id }) => id) } },
    select: {
      id: true,
      course: titles,
      event: titles,
      user: { select: { firstName: true, lastName: true, email: true } },
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (payment: Payment, kind: ReceiptKind): Prisma.InputJsonObject => {
    const row = byId.get(payment.id);
    const item = row?.course ?? row?.event;
    if (!row || !item) throw new Error(`Payment ${payment.id} has no item`);
    return {
      seller: {
        name: sellerName,
        nameAr: sellerNameAr,
        address: sellerAddress,
        addressAr: sellerAddressAr,
        nif,
        nis,
        rc,
        ai,
      },
      payer: { name: `${row.user.firstName} ${row.user.lastName}`, email: row.user.email },
      item: { kind: row.course ? 'course' : 'event', ...item },
      reference: payment.reference,
      method: payment.method,
      transactionId: payment.transactionId,
      listPrice: payment.listPrice.toFixed(2),
      discount: '0.00',
      couponCode: null,
      refundReference: kind === 'credit_note' ? payment.refundReference : null,
    };
  };
}

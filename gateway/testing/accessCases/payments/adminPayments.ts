import {
  mutationCase,
  adminOnly,
  bulkSuccessCount,
  firstCaseRowId,
  type AccessCases,
  type GraphqlAccessCase,
} from '../accessCase';
import type { HostileTextCases, HostileTextContext } from '../hostileTextCase';

const [toConfirm, toReject, toRefund, toDecline] = [0, 1, 2, 3].map((offset) => firstCaseRowId + offset);
const [couponId, deletableCouponId, bulkCouponId] = [0, 1, 2].map((offset) => firstCaseRowId + offset);

/** A decision about a seeded payment. */
const decision = (name: string, id: number | undefined, argument: string, status: string): GraphqlAccessCase => ({
  fields: [`Mutation.${name}`],
  document: `mutation($id: ID!) { ${name}(id: $id${argument}) { status } }`,
  variables: () => ({ id }),
  observe: (data: Record<string, { status: string }>) => data[name]?.status ?? null,
  outcomes: adminOnly(status),
});

/** Admins alone decide on payments, and see proofs and settings. */
export const adminPaymentAccessCases: AccessCases = {
  seed: async ({ db }) => {
    const findUser = (username: string) =>
      db.user.findFirstOrThrow({ where: { username: { startsWith: username } }, select: { id: true } });
    const [student, otherStudent, trainer] = [
      await findUser('student'),
      await findUser('otherStudent'),
      await findUser('trainer'),
    ];
    const { courseId } = await db.enrollment.findFirstOrThrow({ where: { studentId: otherStudent.id } });
    const { courseId: archivedId } = await db.enrollment.findFirstOrThrow({
      where: { course: { isPublished: false } },
    });
    // Amounts of 0 leave the revenue of the other cases as it is.
    const order = { amount: '0', listPrice: '0', method: 'ccp' as const, expiresAt: new Date('2100-01-01') };
    await db.payment.createMany({
      data: [
        { ...order, id: toConfirm, userId: student.id, courseId, status: 'submitted' },
        { ...order, id: toReject, userId: student.id, courseId: archivedId, status: 'submitted' },
        { ...order, id: toRefund, userId: otherStudent.id, courseId: archivedId, status: 'refund_requested' },
        { ...order, id: toDecline, userId: trainer.id, courseId, status: 'refund_requested' },
      ],
    });
    await db.paymentProof.create({
      data: {
        paymentId: toConfirm ?? 0,
        uploadKey: `${'0'.repeat(32)}.webp`,
        fileHash: 'hash',
        transactionId: 'CCP 1',
        transactionKey: 'CCP1',
      },
    });
    await db.gatewayEvent.create({
      data: { id: 'event-1', type: 'checkout.paid', checkoutId: 'none', outcome: 'unknown payment' },
    });
    await db.coupon.createMany({
      data: [couponId, deletableCouponId, bulkCouponId].map((id) => ({ id, code: `CASE${id}`, percent: 10 })),
    });
  },
  rest: [],
  graphql: [
    {
      fields: ['Query.adminPayments', 'AdminPaymentList.totals'],
      document:
        '{ adminPayments { totalCount totals { count amount net } rows { reference payerName payerEmail payerPhone } } }',
      observe: ({ adminPayments }: { adminPayments: { totalCount: number } }) => adminPayments.totalCount > 0,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.paymentReviewQueue'],
      document: '{ paymentReviewQueue { reference } }',
      observe: ({ paymentReviewQueue }: { paymentReviewQueue: unknown[] }) => paymentReviewQueue.length > 0,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Query.paymentReview'],
      document:
        'query($id: ID!) { paymentReview(id: $id) { payment { id } proofs { url } warnings { kind } earlierPayments { id } } }',
      variables: () => ({ id: toConfirm }),
      observe: ({ paymentReview }: { paymentReview: { proofs: unknown[] } | null }) =>
        paymentReview?.proofs.length ?? null,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Query.gatewayProblems'],
      document: '{ gatewayProblems { id problem payment { id } } }',
      observe: ({ gatewayProblems }: { gatewayProblems: unknown[] }) => gatewayProblems.length,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Query.paymentSettings'],
      document: '{ paymentSettings { daysToPay rip } }',
      observe: ({ paymentSettings }: { paymentSettings: { daysToPay: number } }) => paymentSettings.daysToPay,
      outcomes: adminOnly(3),
    },
    {
      fields: ['Mutation.updatePaymentSettings'],
      document: 'mutation($input: PaymentSettingsInput!) { updatePaymentSettings(input: $input) { guaranteeDays } }',
      variables: () => ({ input: { enabledMethods: ['ccp'], daysToPay: 3, guaranteeDays: 15 } }),
      observe: ({ updatePaymentSettings }: { updatePaymentSettings: { guaranteeDays: number } }) =>
        updatePaymentSettings.guaranteeDays,
      outcomes: adminOnly(15),
    },
    decision('confirmPayment', toConfirm, '', 'confirmed'),
    decision('rejectPayment', toReject, ', reason: "Unreadable"', 'rejected'),
    decision('refundPayment', toRefund, ', reference: "VIR-1"', 'refunded'),
    decision('declinePaymentRefund', toDecline, ', reason: "Completed"', 'confirmed'),
    {
      fields: ['Mutation.recordCashPayment'],
      document: 'mutation($input: CashPaymentInput!) { recordCashPayment(input: $input) { status } }',
      variables: ({ otherCourse }) => ({ input: { userId: 99_999, courseId: otherCourse.id } }),
      observe: ({ recordCashPayment }: { recordCashPayment: { status: string } }) => recordCashPayment.status,
      outcomes: adminOnly('NOT_FOUND'),
    },
    {
      fields: ['Query.adminCoupons'],
      document: '{ adminCoupons { totalCount rows { code courses { id } } } }',
      observe: ({ adminCoupons }: { adminCoupons: { totalCount: number } }) => adminCoupons.totalCount,
      outcomes: adminOnly(3),
    },
    {
      fields: ['Query.coupon'],
      document: 'query($id: ID!) { coupon(id: $id) { percent } }',
      variables: () => ({ id: couponId }),
      observe: ({ coupon }: { coupon: { percent: number } | null }) => coupon?.percent ?? null,
      outcomes: adminOnly(10),
    },
    {
      fields: ['Mutation.createCoupon'],
      document: 'mutation($input: CreateCouponInput!) { createCoupon(input: $input) { code } }',
      variables: () => ({ input: { code: 'new', percent: 5 } }),
      observe: ({ createCoupon }: { createCoupon: { code: string } }) => createCoupon.code,
      outcomes: adminOnly('NEW'),
    },
    {
      fields: ['Mutation.updateCoupon'],
      document: 'mutation($id: ID!, $input: UpdateCouponInput!) { updateCoupon(id: $id, input: $input) { percent } }',
      variables: () => ({ id: couponId, input: { percent: 15 } }),
      observe: ({ updateCoupon }: { updateCoupon: { percent: number } }) => updateCoupon.percent,
      outcomes: adminOnly(15),
    },
    {
      fields: ['Mutation.activateCoupons'],
      document: 'mutation($ids: [ID!]!) { activateCoupons(ids: $ids, isActive: false) { succeeded failed { id } } }',
      variables: () => ({ ids: [couponId] }),
      observe: bulkSuccessCount('activateCoupons'),
      outcomes: adminOnly(1),
    },
    mutationCase('deleteCoupon', ['$id: ID!', '(id: $id)'], () => ({ id: deletableCouponId }), adminOnly('done')),
    {
      fields: ['Mutation.deleteCoupons'],
      document: 'mutation($ids: [ID!]!) { deleteCoupons(ids: $ids) { succeeded failed { id } } }',
      variables: () => ({ ids: [bulkCouponId] }),
      observe: bulkSuccessCount('deleteCoupons'),
      outcomes: adminOnly(1),
    },
  ],
  publicFields: {
    Payment: 'payerName payerEmail payerPhone',
    AdminPaymentList: 'rows totalCount',
    PaymentTotals: 'count amount net',
    PaymentReview: 'payment proofs warnings earlierPayments deciderName usage',
    PaymentProof: 'id url transactionId createdAt',
    PaymentWarning: 'kind uses statedAmount currentPrice',
    ProofUse: 'id reference status',
    PaymentUsage:
      'lessonCount completedLessons hasCertificate daysSincePayment guaranteeDays earlierRefunds isOpenedByAdmin',
    GatewayProblemEvent: 'id checkoutId problem receivedAt payment',
    PaymentSettings:
      'ccpHolder ccpNumber ccpKey rip bankName bankHolder rib sellerName sellerNameAr sellerAddress sellerAddressAr nif nis rc ai enabledMethods hasCardGateway daysToPay seatHoldHours guaranteeDays updatedAt',
    AdminCouponList: 'rows totalCount',
    Coupon:
      'id code percent amount startsAt endsAt totalLimit perUserLimit usedCount isActive courses createdAt updatedAt',
  },
};

const settingsTexts = {
  ccpHolder: 'Tayyar',
  ccpNumber: '23456789',
  ccpKey: '88',
  rip: '00799999002345678941',
  bankName: 'BNA',
  bankHolder: 'Tayyar',
  rib: '00400000000000000097',
  sellerName: 'Tayyar',
  sellerNameAr: 'تيّار',
  sellerAddress: 'Algiers',
  sellerAddressAr: 'الجزائر',
  nif: '1',
  nis: '2',
  rc: '3',
  ai: '4',
};

/** A payment of the student in a state. */
const createPayment = async (
  { db, createCourse, users }: HostileTextContext,
  status: 'submitted' | 'refund_requested',
) => {
  const { id: courseId } = await createCourse();
  const order = { amount: '0', listPrice: '0', method: 'ccp', expiresAt: new Date('2100-01-01') } as const;
  const { id } = await db.payment.create({ data: { ...order, userId: users.student.id, courseId, status } });
  return { id };
};

/** Only the first decision succeeds, so that no stored text is compared. */
export const adminPaymentHostileTextCases: HostileTextCases = {
  rejectPayment: {
    persona: 'admin',
    input: () => ({ reason: 'Unreadable' }),
    createArguments: (context) => createPayment(context, 'submitted'),
    selection: '{ id }',
  },
  refundPayment: {
    persona: 'admin',
    input: () => ({
      reference: 'VIR-1',
      reason: 'Too hard',
      refundMethod: 'ccp',
      refundAccount: '0021453687 33',
      refundHolder: 'Amina',
    }),
    createArguments: (context) => createPayment(context, 'refund_requested'),
    selection: '{ id }',
  },
  declinePaymentRefund: {
    persona: 'admin',
    input: () => ({ reason: 'Completed' }),
    createArguments: (context) => createPayment(context, 'refund_requested'),
    selection: '{ id }',
  },
  recordCashPayment: {
    persona: 'admin',
    input: () => ({ userId: 99_999, courseId: 1, notes: 'At the desk' }),
    selection: '{ id }',
  },
  updatePaymentSettings: {
    persona: 'admin',
    input: () => ({ ...settingsTexts, enabledMethods: ['ccp'], daysToPay: 3, guaranteeDays: 14 }),
    selection: '{ nif }',
  },
  createCoupon: {
    persona: 'admin',
    input: (n) => ({ code: `CODE${n}`, percent: 10 }),
    selection: '{ id }',
  },
  updateCoupon: {
    persona: 'admin',
    input: (n) => ({ code: `CHANGED${n}` }),
    createArguments: async ({ db }) => {
      const { id } = await db.coupon.create({ data: { code: 'HOSTILE', percent: 10 } });
      return { id };
    },
    selection: '{ id }',
  },
};

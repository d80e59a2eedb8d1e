import { privateUploadsPath } from '../../../../schema/contract/site/urls';
import type { SeededPlatform } from '../../personas';
import { adminOnly, firstCaseRowId, restAdminOnly, sameForAllExcept, type AccessCases } from '../accessCase';
import type { HostileTextCases, HostileTextContext } from '../hostileTextCase';

const visitor = { visitor: 'UNAUTHENTICATED' };
/** Payments of `enrolledStudent`, and two proofs that admins decide on. */
const [openId, toCancel, toRefund, toDecide, toDecideByRest, toRefundByRest] = [
  firstCaseRowId + 10,
  firstCaseRowId + 11,
  firstCaseRowId + 12,
  firstCaseRowId + 13,
  firstCaseRowId + 14,
  firstCaseRowId + 15,
] as const;
const proofKeys = ['1', '2'].map((digit) => `${digit.repeat(32)}.webp`);
const proofOf = (key = '') => ({ transactionId: 'CCP 77', proofUrl: `${privateUploadsPath}/${key}` });

const hasOpenPayment = (list: { id: number | string }[]): boolean => list.some(({ id }) => Number(id) === openId);
const ownerOnly = (outcome: string) => ({ ...visitor, enrolledStudent: outcome });

/** People see and change their own payments; admins see and decide on all of them. */
export const paymentAccessCases: AccessCases = {
  seed: async ({ db }) => {
    const findUser = (username: string) =>
      db.user.findFirstOrThrow({ where: { username: { startsWith: username } }, select: { id: true } });
    const findCourse = async (studentUsername: string, isPublished: boolean) => {
      const where = { student: { username: { startsWith: studentUsername } }, course: { isPublished } };
      const { courseId } = await db.enrollment.findFirstOrThrow({ where });
      return courseId;
    };
    const { id: ownerId } = await findUser('enrolledStudent');
    const { id: otherStudentId } = await findUser('otherStudent');
    const { id: formerId } = await findUser('revoked');
    const publishedId = await findCourse('enrolledStudent', true);
    // Not the draft, which other cases delete: without a condition the database chooses any row.
    const { id: openEventId } = await db.event.findFirstOrThrow({
      where: { isPublished: true, registeredCount: 0 },
      select: { id: true },
    });
    // Amounts of 0 leave the revenue of the other cases as it is.
    const order = { amount: '0', listPrice: '0', method: 'ccp' as const, expiresAt: new Date('2100-01-01') };
    const own = { ...order, userId: ownerId };
    const refundable = { amount: '1', listPrice: '1' };
    await db.payment.createMany({
      data: [
        { ...own, id: openId, courseId: publishedId, amount: '16000', listPrice: '16000' },
        { ...own, id: toCancel, courseId: await findCourse('enrolledStudent', false) },
        {
          ...own,
          ...refundable,
          id: toRefund,
          courseId: await findCourse('otherStudent', true),
          status: 'confirmed',
          confirmedAt: new Date(),
        },
        {
          ...order,
          ...refundable,
          id: toRefundByRest,
          userId: ownerId,
          status: 'confirmed',
          confirmedAt: new Date(),
          eventId: openEventId,
        },
        { ...order, id: toDecide, userId: formerId, courseId: publishedId, status: 'submitted' },
        { ...order, id: toDecideByRest, userId: otherStudentId, courseId: publishedId, status: 'submitted' },
      ],
    });
    await db.upload.createMany({
      data: proofKeys.map((key) => ({
        key,
        ownerId,
        kind: 'proof' as const,
        name: 'a.webp',
        type: 'image/webp',
        bytes: 1,
        sha256: '0'.repeat(64),
      })),
    });
  },
  rest: [
    {
      route: 'GET /api/payments',
      observe: hasOpenPayment,
      outcomes: sameForAllExcept(false, { visitor: 401, enrolledStudent: true, admin: true }),
    },
    {
      route: 'GET /api/payments/:id',
      path: () => `/api/payments/${openId}`,
      outcomes: sameForAllExcept(404, { visitor: 401, enrolledStudent: 200, admin: 200 }),
    },
    {
      // The course is free: there are only the orders that exist.
      route: 'POST /api/payments',
      body: ({ publishedCourse }) => ({ courseId: publishedCourse.id }),
      outcomes: sameForAllExcept(403, { visitor: 401, student: 409, enrolledStudent: 200, otherStudent: 200 }),
    },
    {
      route: 'PUT /api/payments/:id/proof',
      path: () => `/api/payments/${openId}/proof`,
      body: () => proofOf(proofKeys[0]),
      outcomes: sameForAllExcept(404, { visitor: 401, enrolledStudent: 200 }),
    },
    {
      route: 'PUT /api/payments/:id/refund-request',
      path: () => `/api/payments/${toRefundByRest}/refund-request`,
      body: () => ({ reason: 'Too hard', refundMethod: 'ccp', refundAccount: '0021453687 33', refundHolder: 'Amina' }),
      outcomes: sameForAllExcept(404, { visitor: 401, enrolledStudent: 200, admin: 409 }),
    },
    {
      route: 'PUT /api/payments/:id',
      path: () => `/api/payments/${toDecideByRest}`,
      body: () => ({ status: 'rejected', notes: 'Unreadable' }),
      outcomes: restAdminOnly(200),
    },
  ],
  graphql: [
    {
      fields: ['Query.payments'],
      document: '{ payments { nodes { id proofUrl receipts { number } } edges { cursor } totalCount } }',
      observe: ({ payments }: { payments: { nodes: { id: string }[] } }) => hasOpenPayment(payments.nodes),
      outcomes: sameForAllExcept(false, { ...visitor, enrolledStudent: true, admin: true }),
    },
    {
      fields: [
        ...['Query.accountDeletionEffects', 'AccountDeletionEffects.certificates', 'AccountDeletionEffects.payments'],
      ],
      document: '{ accountDeletionEffects { certificates { id number } payments { id reference } } }',
      observe: ({ accountDeletionEffects }: { accountDeletionEffects: { payments: { id: string }[] } }) =>
        hasOpenPayment(accountDeletionEffects.payments),
      outcomes: sameForAllExcept(false, { ...visitor, enrolledStudent: true }),
    },
    {
      fields: ['Query.payment'],
      document: `{ payment(id: ${openId}) { id proofUrl transactionId } }`,
      observe: ({ payment }: { payment: { id: string } | null }) => payment?.id ?? null,
      outcomes: sameForAllExcept(null, { ...visitor, enrolledStudent: String(openId), admin: String(openId) }),
    },
    {
      fields: ['Query.paymentTerms'],
      document: '{ paymentTerms { methods daysToPay guaranteeDays } }',
      observe: ({ paymentTerms }: { paymentTerms: { methods: string[] } }) => paymentTerms.methods.length > 0,
      outcomes: sameForAllExcept(true, {}),
    },
    {
      fields: ['Query.checkout'],
      document: `query($courseId: ID!) {
        checkout(courseId: $courseId) { amount methods { method account { holder } } payment { userId } } }`,
      variables: ({ publishedCourse }: SeededPlatform) => ({ courseId: publishedCourse.id }),
      observe: ({ checkout }: { checkout: { payment: object | null } }) => checkout.payment !== null,
      outcomes: sameForAllExcept(false, { ...visitor, enrolledStudent: true, otherStudent: true, trainer: true }),
    },
    {
      fields: ['Mutation.createPayment'],
      document: 'mutation($input: PaymentOrderInput!) { createPayment(input: $input) { isNew } }',
      variables: ({ publishedCourse }: SeededPlatform) => ({ input: { courseId: publishedCourse.id } }),
      observe: ({ createPayment }: { createPayment: { isNew: boolean } }) => createPayment.isNew,
      outcomes: sameForAllExcept('FORBIDDEN', {
        ...visitor,
        student: 'CONFLICT',
        enrolledStudent: false,
        otherStudent: false,
      }),
    },
    {
      fields: ['Mutation.submitPaymentProof'],
      document: `mutation($input: PaymentProofInput!) { submitPaymentProof(id: ${openId}, input: $input) { status } }`,
      variables: () => ({ input: proofOf(proofKeys[1]) }),
      observe: ({ submitPaymentProof }: { submitPaymentProof: { status: string } }) => submitPaymentProof.status,
      outcomes: sameForAllExcept('NOT_FOUND', ownerOnly('submitted')),
    },
    {
      fields: ['Mutation.cancelPayment'],
      document: `mutation { cancelPayment(id: ${toCancel}) { status } }`,
      observe: ({ cancelPayment }: { cancelPayment: { status: string } }) => cancelPayment.status,
      outcomes: sameForAllExcept('NOT_FOUND', { ...ownerOnly('cancelled'), admin: 'CONFLICT' }),
    },
    {
      fields: ['Mutation.checkCardPayment'],
      document: `mutation { checkCardPayment(id: ${openId}) { id } }`,
      observe: ({ checkCardPayment }: { checkCardPayment: { id: string } }) => checkCardPayment.id,
      outcomes: sameForAllExcept('NOT_FOUND', { ...ownerOnly(String(openId)), admin: String(openId) }),
    },
    {
      fields: ['Mutation.requestPaymentRefund'],
      document: `mutation { requestPaymentRefund(id: ${toRefund}, reason: "Too hard", refundMethod: ccp,
        refundAccount: "0021453687 33", refundHolder: "Amina") { status } }`,
      observe: ({ requestPaymentRefund }: { requestPaymentRefund: { status: string } }) => requestPaymentRefund.status,
      outcomes: sameForAllExcept('NOT_FOUND', { ...ownerOnly('refund_requested'), admin: 'CONFLICT' }),
    },
    {
      fields: ['Mutation.updatePaymentStatus'],
      document: `mutation { updatePaymentStatus(id: ${toDecide}, status: rejected, notes: "Unreadable") { status } }`,
      observe: ({ updatePaymentStatus }: { updatePaymentStatus: { status: string } }) => updatePaymentStatus.status,
      // The payer is no student, so that the refused order ends.
      outcomes: adminOnly('cancelled'),
    },
  ],
  publicFields: {
    Checkout: 'amount couponCode course daysToPay event guaranteeDays listPrice methods payment seatHoldHours',
    Event: 'myOrder',
    CheckoutMethod: 'account method',
    Enrollment: 'endedAt payment paymentId',
    EventRegistration: 'payment paymentId status',
    Payment:
      'account amount canRequestRefund checkoutUrl confirmedAt couponCode course courseId createdAt currency decidedAt decisionReason event eventId expiresAt id isNew listPrice method notes place proofId proofUrl receipts reference refundAccount refundHolder refundMethod refundReason refundReference refundRequestedAt refundableUntil refundedAt rejectionCount seatHeldUntil status submittedAt transactionId updatedAt userId',
    PaymentTerms: 'daysToPay guaranteeDays methods',
    PaymentAccount: 'bankName holder key number rib rip',
    PaymentConnection: 'edges nodes pageInfo totalCount',
    PaymentEdge: 'cursor node',
    Receipt: 'amount issuedAt kind number url',
  },
};

const account = { refundMethod: 'ccp', refundAccount: '0021453687 33', refundHolder: 'Amina' };

/** A payment of the student in a state. */
async function createPayment(
  { db, createCourse, users }: HostileTextContext,
  status: 'pending' | 'submitted' | 'confirmed',
): Promise<{ id: number }> {
  const { id: courseId } = await createCourse();
  const order = { amount: '0', listPrice: '0', method: 'ccp', expiresAt: new Date('2100-01-01') } as const;
  const { id } = await db.payment.create({
    data: { ...order, userId: users.student.id, courseId, status, confirmedAt: new Date() },
  });
  return { id };
}

/** Only the first refund and decision succeed, so that their stored texts are not compared. */
export const paymentHostileTextCases: HostileTextCases = {
  createPayment: {
    persona: 'student',
    input: () => ({ courseId: 1, coupon: 'SUN20' }),
    selection: '{ id }',
  },
  submitPaymentProof: {
    persona: 'student',
    input: () => ({
      ...account,
      transactionId: 'CCP 1',
      proofUrl: `${privateUploadsPath}/${'3'.repeat(32)}.webp`,
      notes: 'Paid today',
    }),
    createArguments: async (context) => {
      const key = `${'3'.repeat(32)}.webp`;
      const file = { kind: 'proof' as const, name: 'a.webp', type: 'image/webp', bytes: 1, sha256: '0'.repeat(64) };
      await context.db.upload.create({ data: { key, ownerId: context.users.student.id, ...file } });
      return createPayment(context, 'pending');
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.payment.findUnique({ where: { id } }),
  },
  requestPaymentRefund: {
    persona: 'student',
    input: () => ({ ...account, reason: 'Too hard' }),
    createArguments: (context) => createPayment(context, 'confirmed'),
    selection: '{ id }',
  },
  updatePaymentStatus: {
    persona: 'admin',
    input: () => ({ status: 'rejected', notes: 'Unreadable' }),
    createArguments: (context) => createPayment(context, 'submitted'),
    selection: '{ id }',
  },
};

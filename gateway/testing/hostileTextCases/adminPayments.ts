import type { HostileTextCases, HostileTextContext } from './hostileTextCase';

const settingsTexts = {
  ...{ ccpHolder: 'Tayyar', ccpNumber: '23456789', ccpKey: '88', rip: '00799999002345678941' },
  ...{ bankName: 'BNA', bankHolder: 'Tayyar', rib: '00400000000000000097' },
  ...{ sellerName: 'Tayyar', sellerNameAr: 'تيّار', sellerAddress: 'Algiers', sellerAddressAr: 'الجزائر' },
  ...{ nif: '1', nis: '2', rc: '3', ai: '4' },
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
export const adminPaymentMutationCases: HostileTextCases = {
  rejectPayment: {
    persona: 'admin',
    input: () => ({ reason: 'Unreadable' }),
    createArguments: (context) => createPayment(context, 'submitted'),
    selection: '{ id }',
  },
  refundPayment: {
    persona: 'admin',
    input: () => ({
      ...{ reference: 'VIR-1', reason: 'Too hard', refundMethod: 'ccp' },
      ...{ refundAccount: '0021453687 33', refundHolder: 'Amina' },
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

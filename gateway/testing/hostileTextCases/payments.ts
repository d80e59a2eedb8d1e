import { proofsPath } from '../../../schema/contract/urls';
import type { HostileTextCases, HostileTextContext } from './hostileTextCase';

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
export const paymentMutationCases: HostileTextCases = {
  createPayment: {
    persona: 'student',
    input: () => ({ courseId: 1, coupon: 'SUN20' }),
    selection: '{ id }',
  },
  submitPaymentProof: {
    persona: 'student',
    input: () => ({
      ...account,
      ...{ transactionId: 'CCP 1', proofUrl: `${proofsPath}/${'3'.repeat(32)}.webp`, notes: 'Paid today' },
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

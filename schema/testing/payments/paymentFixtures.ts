import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../../../prisma/generated/client';
import { privateUploadsPath } from '../../contract/site/urls';
import type { Viewer } from '../../core/context';
import { createExecutor, createFixtures, viewerFor } from '../fixtures';

export const createPaymentMutation = `mutation($input: PaymentOrderInput!) {
  createPayment(input: $input) { id status amount listPrice method reference couponCode receipts { number } } }`;
const submitMutation = `mutation($id: ID!, $input: PaymentProofInput!) {
  submitPaymentProof(id: $id, input: $input) { id status } }`;
/** A postal account with its key. */
const refundArguments =
  'reason: "Too hard", refundMethod: ccp, refundAccount: "0021453687 33", refundHolder: "Amina Haddad"';
export const decisionMutations = {
  confirm: 'mutation($id: ID!) { confirmPayment(id: $id) { status receipts { number kind } } }',
  reject: 'mutation($id: ID!) { rejectPayment(id: $id, reason: "No such transfer") { status rejectionCount } }',
  cancel: 'mutation($id: ID!) { cancelPayment(id: $id) { status } }',
  requestRefund: `mutation($id: ID!) { requestPaymentRefund(id: $id, ${refundArguments}) { status } }`,
  refund: `mutation($id: ID!) {
    refundPayment(id: $id, reference: "VIR-1", ${refundArguments}) { status receipts { number kind } } }`,
  declineRefund: 'mutation($id: ID!) { declinePaymentRefund(id: $id, reason: "Completed") { status } }',
} as const;

interface OrderedPayment {
  id: string;
  status: string;
  amount: string;
  reference: string;
}

/** A paid course with a student, an admin, and functions that act for them. */
export async function createPaymentScene(db: PrismaClient, { price = '16000' }: { price?: string } = {}) {
  const { createCourse, createUser } = createFixtures(db);
  const course = await createCourse({ price, isFree: false });
  const student = viewerFor(await createUser());
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const { execute } = createExecutor(db);
  const order = async (viewer = student, input: object = {}): Promise<OrderedPayment> => {
    const { data, errors } = await execute<{ createPayment: OrderedPayment }>(
      createPaymentMutation,
      { input: { courseId: course.id, method: 'ccp', ...input } },
      viewer,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.createPayment;
  };
  const uploadProof = async (viewer = student): Promise<string> => {
    const key = `${randomBytes(16).toString('hex')}.webp`;
    const sha256 = randomBytes(32).toString('hex');
    const file = { kind: 'proof' as const, name: 'a.webp', type: 'image/webp', bytes: 1, sha256 };
    await db.upload.create({ data: { key, ownerId: viewer.id, ...file } });
    return `${privateUploadsPath}/${key}`;
  };
  const submit = async (id: string, viewer = student, transactionId = 'CCP 123-456') =>
    execute(submitMutation, { id, input: { transactionId, proofUrl: await uploadProof(viewer) } }, viewer);
  const decide = (action: keyof typeof decisionMutations, id: string, viewer: Viewer = admin) =>
    execute(decisionMutations[action], { id }, viewer);
  return { course, student, admin, order, uploadProof, submit, decide, execute };
}

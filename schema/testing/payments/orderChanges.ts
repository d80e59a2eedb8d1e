import type { Prisma } from '../../../prisma/generated/client';
import { dayMs } from '../../contract/text/format/dateTime';
import { deleteDueAccounts } from '../../accounts/privacy/deleteAccount';
import { expirePayments } from '../../payments/orders/expirePayments';
import { codeOf } from '../accountFixtures';
import { viewerFor } from '../fixtures';
import type { OrderPerson, OrderScene } from './orderScene';

/** Changes what an order is for, or the order of a person; resolves to the problem that refuses it. */
export type OrderChange = (scene: OrderScene, person: OrderPerson) => Promise<string | undefined>;

const problemIn = (result: Parameters<typeof codeOf>[0]): string | undefined => result.errors && codeOf(result);

export const updateCourse =
  (input: object): OrderChange =>
  async ({ execute, courseId, admin }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { id } }',
        { id: courseId, input },
        admin,
      ),
    );
export const updateEvent =
  (input: object): OrderChange =>
  async ({ execute, eventId, admin }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }',
        { id: eventId, input },
        admin,
      ),
    );
export const updateUser =
  (input: object): OrderChange =>
  async ({ execute, admin }, { viewer }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }',
        { id: viewer.id, input },
        admin,
      ),
    );
export const remove =
  (mutation: string, key: (scene: OrderScene, person: OrderPerson) => number | null): OrderChange =>
  async (scene, person) =>
    problemIn(
      await scene.execute(`mutation($id: ID!) { ${mutation}(id: $id) }`, { id: key(scene, person) }, scene.admin),
    );
/** The time of a deletion that the payer has asked for has come. */
export const deleteOwnAccount: OrderChange = async ({ db }, { viewer }) => {
  await db.user.update({ where: { id: viewer.id }, data: { deleteAfter: past } });
  await deleteDueAccounts(db, null);
  return undefined;
};
export const openEnrollment =
  (...steps: boolean[]): OrderChange =>
  async ({ db, execute, admin, courseId }, { viewer }) => {
    const { id } = (await db.enrollment.findFirst({ where: { studentId: viewer.id, courseId: courseId ?? 0 } })) ?? {};
    const mutation =
      'mutation($ids: [ID!]!, $isOpen: Boolean!) { openEnrollments(ids: $ids, isOpen: $isOpen) { failed { id } } }';
    if (id) for (const isOpen of steps) await execute(mutation, { ids: [id], isOpen }, admin);
    return undefined;
  };
export const refund =
  (isEnding = true): OrderChange =>
  async ({ execute, admin }, { paymentId: id }) =>
    problemIn(
      await execute(
        `mutation($id: ID!, $endAccess: Boolean) { refundPayment(id: $id, reference: "VIR-1", endAccess: $endAccess,
          reason: "Asked by phone", refundMethod: ccp, refundAccount: "0021453687 33", refundHolder: "Amina") { id } }`,
        { id, ...(!isEnding && { endAccess: false }) },
        admin,
      ),
    );
export const cancel =
  (by: 'payer' | 'admin'): OrderChange =>
  async ({ execute, admin }, { paymentId: id, viewer }) =>
    problemIn(
      await execute('mutation($id: ID!) { cancelPayment(id: $id) { id } }', { id }, by === 'payer' ? viewer : admin),
    );
export const sendProof: OrderChange = async ({ db, submit }, { paymentId, viewer }) => {
  const payer = viewerFor(await db.user.findUniqueOrThrow({ where: { id: viewer.id } }));
  return problemIn(await submit(String(paymentId), payer, `CCP ${paymentId}`));
};
export const inTurn =
  (...changes: OrderChange[]): OrderChange =>
  async (scene, person) => {
    let problem: string | undefined;
    for (const change of changes) problem = await change(scene, person);
    return problem;
  };
export const endTime =
  (changes: Prisma.PaymentUpdateManyMutationInput): OrderChange =>
  async ({ db, people }) => {
    const ids = Object.values(people).map(({ paymentId }) => paymentId);
    await db.payment.updateMany({ where: { id: { in: ids } }, data: changes });
    await expirePayments(db);
    return undefined;
  };
export const fillEvent: OrderChange = async ({ db, eventId }) => {
  const { registeredCount } = await db.event.findUniqueOrThrow({ where: { id: eventId ?? 0 } });
  await db.event.update({ where: { id: eventId ?? 0 }, data: { capacity: registeredCount } });
  return undefined;
};

export const past = new Date(Date.now() - dayMs);

/** The event begins without an order having been paid. */
export const beginEvent: OrderChange = async ({ db, eventId }) => {
  await db.event.update({ where: { id: eventId ?? 0 }, data: { startDate: past } });
  return undefined;
};

export const enrollPayer: OrderChange = async ({ execute, admin, courseId }, { email }) =>
  problemIn(
    await execute(
      'mutation($input: EnrollStudentsInput!) { enrollStudents(input: $input) { enrolled } }',
      { input: { courseId, emails: [email] } },
      admin,
    ),
  );

export const updateCoupon =
  (input: object): OrderChange =>
  async ({ execute, admin, couponId }) =>
    problemIn(
      await execute(
        'mutation($id: ID!, $input: UpdateCouponInput!) { updateCoupon(id: $id, input: $input) { id } }',
        { id: couponId, input },
        admin,
      ),
    );

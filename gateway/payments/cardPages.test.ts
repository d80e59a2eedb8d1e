import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteDueAccounts } from '../../schema/accounts/privacy/deleteAccount';
import { checkCardPayments } from '../../schema/payments/cards/checkCardPayments';
import { updateOrderLater } from '../../schema/payments/orders/orderUpdates';
import { deliverWebhook, startChargilyServer } from '../testing/servers/chargilyServer';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';
import { createCardProvider } from './chargilyProvider';

let server: Awaited<ReturnType<typeof startChargilyServer>>;
let gateway: TestGateway;
let adminCookie: string;
beforeAll(async () => {
  server = await startChargilyServer();
  gateway = await createTestGateway({ config: { chargily: server.account }, limits: { rateLimits: null } });
  await gateway.db.paymentSettings.update({
    where: { id: 1 },
    data: { enabledMethods: ['ccp', 'card'], ccpNumber: '123' },
  });
  await gateway.db.coupon.createMany({
    data: [
      { code: 'HALF', percent: 50 },
      { code: 'ALL', percent: 100 },
      { code: 'ODD', amount: '0.50' },
    ],
  });
  const admin = await gateway.createUser({ role: 'admin' });
  adminCookie = sessionCookieHeader(await gateway.createToken(admin.id));
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

/** A student with an order by card and its open page. */
async function openOrder() {
  const course = await gateway.createCourse({ price: '16000', isFree: false });
  const student = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(student.id));
  const order = (body: object = {}) =>
    sendRequest(gateway.app, 'post', '/api/payments', { cookie }).send({ courseId: course.id, ...body });
  const { id } = (await order({ method: 'card' })).body as { id: number };
  const stored = () => gateway.db.payment.findUniqueOrThrow({ where: { id }, include: { receipts: true } });
  const checkoutId = (await stored()).checkoutId ?? '';
  const cancel = () => sendGraphql(gateway.app, `mutation { cancelPayment(id: ${id}) { status } }`, {}, { cookie });
  return { course, student, cookie, order, cancel, id, stored, checkoutId };
}

/** A student with an order of a seat by card and its open page. */
async function openSeatOrder() {
  const event = await gateway.createEvent({ price: '5000', capacity: 3 });
  const student = await gateway.createUser({ emailConfirmedAt: new Date() });
  const cookie = sessionCookieHeader(await gateway.createToken(student.id));
  const body = { eventId: event.id, method: 'card' };
  const order = await sendRequest(gateway.app, 'post', '/api/payments', { cookie }).send(body);
  const { id } = order.body as { id: number };
  const stored = () => gateway.db.payment.findUniqueOrThrow({ where: { id }, include: { receipts: true } });
  const checkoutId = (await stored()).checkoutId ?? '';
  const mutation = `mutation { cancelEventRegistration(eventId: ${event.id}) { registeredCount } }`;
  const cancelSeat = async () => (await sendGraphql(gateway.app, mutation, {}, { cookie })).body as object;
  return { cancelSeat, stored, checkoutId };
}

const outcomeOf = async (checkoutId: string) =>
  (await gateway.db.gatewayEvent.findFirst({ where: { checkoutId }, orderBy: { receivedAt: 'desc' } }))?.outcome;
const statusOf = (checkoutId: string) => server.checkouts.get(checkoutId)?.status;
const cardProvider = () => {
  const created = createCardProvider({ chargily: server.account, publicUrl: undefined, port: 3000 });
  if (!created) throw new Error('No gateway');
  return created;
};

describe('a coupon for an order whose payment page is open', () => {
  test('closes the page of the earlier amount before, and opens another one', async () => {
    const { order, checkoutId, stored } = await openOrder();
    expect((await order({ method: 'card', coupon: 'HALF' })).body).toMatchObject({ amount: '8000.00' });
    expect(statusOf(checkoutId)).toBe('expired');
    const { checkoutId: next } = await stored();
    expect(server.checkouts.get(next ?? '')).toMatchObject({ amount: 8000, status: 'pending' });
    expect((await order({ coupon: null })).body).toMatchObject({ amount: '16000.00', couponCode: null });
    expect(statusOf(next ?? '')).toBe('expired');
  });

  test('comes too late if the page was paid meanwhile: that payment confirms the order', async () => {
    const { order, checkoutId, stored } = await openOrder();
    server.finish(checkoutId, 'paid');
    expect((await order({ coupon: 'ALL' })).body).toMatchObject({ status: 'confirmed', amount: '16000.00' });
    expect(await stored()).toMatchObject({
      transactionId: checkoutId,
      couponId: null,
      receipts: [{ kind: 'receipt' }],
    });
  });

  test('is refused while the gateway gives no answer, and changes nothing', async () => {
    const { order, checkoutId, stored } = await openOrder();
    server.state.fault = 'error';
    const response = await order({ coupon: 'ALL' });
    server.state.fault = null;
    expect([response.status, response.text]).toEqual([
      409,
      'The card payment page of this order is still open. Try again in a few minutes',
    ]);
    expect(await stored()).toMatchObject({ status: 'pending', couponId: null, checkoutId });
    expect((await gateway.db.coupon.findUniqueOrThrow({ where: { code: 'ALL' } })).usedCount).toBe(0);
  });

  test('that is not valid leaves the page open', async () => {
    const { order, checkoutId } = await openOrder();
    expect((await order({ coupon: 'NOSUCH' })).status).toBe(409);
    expect(statusOf(checkoutId)).toBe('pending');
  });

  test('is refused if it leads to centimes, which cards do not pay', async () => {
    const { order, stored, course, cookie } = await openOrder();
    expect((await order({ coupon: 'ODD' })).status).toBe(409);
    expect(await stored()).toMatchObject({ couponId: null, method: 'card' });
    expect((await order({ coupon: 'ODD', method: 'ccp' })).body).toMatchObject({ amount: '15999.50', method: 'ccp' });
    const query = `{ checkout(courseId: ${course.id}) { methods { method } } }`;
    expect((await sendGraphql(gateway.app, query, {}, { cookie })).body).toEqual({
      data: { checkout: { methods: [{ method: 'ccp' }] } },
    });
    expect((await order({ method: 'card' })).status).toBe(409);
    expect(await stored()).toMatchObject({ method: 'ccp' });
  });
});

test('an order of centimes by card is not created', async () => {
  const course = await gateway.createCourse({ price: '12.50', isFree: false });
  const student = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(student.id));
  const body = { courseId: course.id, method: 'card' };
  expect((await sendRequest(gateway.app, 'post', '/api/payments', { cookie }).send(body)).status).toBe(409);
  expect(await gateway.db.payment.count({ where: { userId: student.id } })).toBe(0);
});

describe('the page of an order', () => {
  test('is closed when the order is cancelled', async () => {
    const { cancel, checkoutId, stored } = await openOrder();
    await cancel();
    expect([statusOf(checkoutId), (await stored()).status]).toEqual(['expired', 'cancelled']);
  });

  test('that was paid meanwhile confirms the order instead of cancelling it', async () => {
    const { cancel, checkoutId, stored } = await openOrder();
    server.finish(checkoutId, 'paid');
    await cancel();
    expect(await stored()).toMatchObject({ status: 'confirmed', receipts: [{ kind: 'receipt' }] });
  });

  test('is closed when the seat is given back', async () => {
    const { cancelSeat, checkoutId, stored } = await openSeatOrder();
    expect(await cancelSeat()).toMatchObject({ data: { cancelEventRegistration: { registeredCount: 0 } } });
    expect([statusOf(checkoutId), (await stored()).status]).toEqual(['expired', 'cancelled']);
  });

  test('that was paid meanwhile keeps the seat', async () => {
    const { cancelSeat, checkoutId, stored } = await openSeatOrder();
    server.finish(checkoutId, 'paid');
    expect(await cancelSeat()).toMatchObject({ errors: [{ extensions: { problem: 'paidRegistration' } }] });
    expect(await stored()).toMatchObject({ status: 'confirmed', receipts: [{ kind: 'receipt' }] });
  });

  test('is closed when the account of its payer is deleted', async () => {
    const { student, checkoutId, stored } = await openOrder();
    const deleteAfter = new Date(Date.now() - 1000);
    await gateway.db.user.update({ where: { id: student.id }, data: { deleteAfter } });
    await deleteDueAccounts(gateway.db, cardProvider());
    expect([statusOf(checkoutId), (await stored()).status]).toEqual(['expired', 'cancelled']);
  });

  test('stays when the gateway is away; a payment there is shown to the admins', async () => {
    const { cancel, checkoutId, stored } = await openOrder();
    server.state.fault = 'error';
    await cancel();
    server.state.fault = null;
    expect(await stored()).toMatchObject({ status: 'cancelled' });
    server.finish(checkoutId, 'paid');
    await deliverWebhook(gateway, server.eventOf(checkoutId));
    expect(await outcomeOf(checkoutId)).toBe('closed order');
  });

  test('of an order that was paid in cash: the second payment is shown to the admins', async () => {
    const { course, student, checkoutId, stored } = await openOrder();
    server.state.fault = 'error';
    const mutation = `mutation($input: CashPaymentInput!) { recordCashPayment(input: $input) { status } }`;
    const input = { userId: student.id, courseId: course.id };
    await sendGraphql(gateway.app, mutation, { input }, { cookie: adminCookie });
    server.state.fault = null;
    expect(await stored()).toMatchObject({ status: 'confirmed', method: 'cash' });
    server.finish(checkoutId, 'paid');
    for (const _delivery of [1, 2]) await deliverWebhook(gateway, server.eventOf(checkoutId));
    expect(await outcomeOf(checkoutId)).toBe('paid twice');
    expect((await stored()).receipts).toHaveLength(1);
    const problems = await sendGraphql(
      gateway.app,
      '{ gatewayProblems { problem checkoutId payment { id } } }',
      {},
      { cookie: adminCookie },
    );
    expect(JSON.stringify(problems.body)).toContain(checkoutId);
    expect(JSON.stringify(problems.body)).toContain('paidTwice');
  });

  test('is asked about while the proof of a transfer is under review', async () => {
    const { id, checkoutId, stored } = await openOrder();
    await gateway.db.payment.update({ where: { id }, data: { status: 'submitted', method: 'ccp' } });
    server.finish(checkoutId, 'paid');
    await checkCardPayments(gateway.db, cardProvider());
    expect(await stored()).toMatchObject({ status: 'confirmed', method: 'card', transactionId: checkoutId });
  });

  test('with another amount is shown to the admins, also when the gateway was asked', async () => {
    const { id, checkoutId, stored } = await openOrder();
    await gateway.db.payment.update({ where: { id }, data: { amount: '100' } });
    server.finish(checkoutId, 'paid');
    await checkCardPayments(gateway.db, cardProvider());
    await checkCardPayments(gateway.db, cardProvider());
    expect(await stored()).toMatchObject({ status: 'pending', checkoutUrl: null, receipts: [] });
    expect(await gateway.db.gatewayEvent.findMany({ where: { checkoutId } })).toMatchObject([
      { outcome: 'wrong amount' },
    ]);
  });
});

describe('a refused proof', () => {
  test('can be followed by a card payment, or by another transfer', async () => {
    const { id, order, stored } = await openOrder();
    const refused = { status: 'rejected', method: 'ccp', checkoutId: null, checkoutUrl: null } as const;
    await gateway.db.payment.update({ where: { id }, data: refused });
    server.state.fault = 'error';
    expect((await order({ method: 'card' })).status).toBe(503);
    server.state.fault = null;
    expect(await stored()).toMatchObject(refused);
    const { body } = await order({ method: 'card' });
    expect(body).toMatchObject({ status: 'rejected', method: 'card', checkoutUrl: expect.any(String) as string });
    expect((await order({ method: 'ccp' })).body).toMatchObject({ status: 'rejected', method: 'ccp' });
    await order({ method: 'card' });
    const { checkoutId } = await stored();
    server.finish(checkoutId ?? '', 'paid');
    await deliverWebhook(gateway, server.eventOf(checkoutId ?? ''));
    expect(await stored()).toMatchObject({ status: 'confirmed', method: 'card', receipts: [{ kind: 'receipt' }] });
  });
});

describe('a change of the course while the page is open', () => {
  const setPrice = (courseId: number, price: string) =>
    sendGraphql(
      gateway.app,
      `mutation { updateCourse(id: ${courseId}, input: { price: "${price}" }) { id } }`,
      {},
      { cookie: adminCookie },
    );

  test('closes the page before the order asks for less, or ends', async () => {
    const { id, course, checkoutId, stored } = await openOrder();
    await setPrice(course.id, '9000');
    server.state.fault = 'error';
    await expect(updateOrderLater(gateway.db, cardProvider(), id)).rejects.toThrow('still open');
    expect((await stored()).amount.toNumber()).toBe(16000);
    server.state.fault = null;
    await updateOrderLater(gateway.db, cardProvider(), id);
    expect([statusOf(checkoutId), (await stored()).amount.toNumber()]).toEqual(['expired', 9000]);
    await setPrice(course.id, '0');
    expect(await stored()).toMatchObject({ status: 'cancelled' });
  });

  test('comes too late if the page was paid meanwhile', async () => {
    const { id, course, checkoutId, stored } = await openOrder();
    await setPrice(course.id, '9000');
    server.finish(checkoutId, 'paid');
    await updateOrderLater(gateway.db, cardProvider(), id);
    expect(await stored()).toMatchObject({ status: 'confirmed', receipts: [{ kind: 'receipt' }] });
    expect((await stored()).amount.toNumber()).toBe(16000);
  });
});

test('a card payment whose seat is gone has a receipt and waits to be returned', async () => {
  const event = await gateway.createEvent({ price: '5000', capacity: 1 });
  const student = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(student.id));
  const body = { eventId: event.id, method: 'card' };
  const { id } = (await sendRequest(gateway.app, 'post', '/api/payments', { cookie }).send(body)).body as {
    id: number;
  };
  await gateway.db.payment.update({ where: { id }, data: { seatHeldUntil: new Date(0) } });
  const other = sessionCookieHeader(await gateway.createToken((await gateway.createUser()).id));
  const taken = await sendRequest(gateway.app, 'post', '/api/payments', { cookie: other }).send({
    ...body,
    method: 'ccp',
  });
  expect(taken.status).toBe(201);
  const { checkoutId } = await gateway.db.payment.findUniqueOrThrow({ where: { id } });
  server.finish(checkoutId ?? '', 'paid');
  await deliverWebhook(gateway, server.eventOf(checkoutId ?? ''));
  expect(await gateway.db.payment.findUnique({ where: { id }, include: { receipts: true } })).toMatchObject({
    status: 'refund_requested',
    transactionId: checkoutId,
    receipts: [{ kind: 'receipt' }],
  });
  expect(await gateway.db.event.findUnique({ where: { id: event.id } })).toMatchObject({ registeredCount: 1 });
});

test('of two calls at once one page is kept and the other one is closed', async () => {
  const course = await gateway.createCourse({ price: '7000', isFree: false });
  const student = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(student.id));
  const body = { courseId: course.id, method: 'card' };
  await Promise.all([1, 2, 3].map(() => sendRequest(gateway.app, 'post', '/api/payments', { cookie }).send(body)));
  const pages = [...server.checkouts.values()].filter(({ amount }) => amount === 7000);
  expect(pages.filter(({ status }) => status === 'pending')).toHaveLength(1);
  const { checkoutId } = await gateway.db.payment.findFirstOrThrow({ where: { userId: student.id } });
  expect(statusOf(checkoutId ?? '')).toBe('pending');
});

test.each(['constructor', '__proto__', 'toString'])('a page with the status %s counts as open', async (status) => {
  const { checkoutId, stored } = await openOrder();
  Object.assign(server.checkouts.get(checkoutId) ?? {}, { status });
  await checkCardPayments(gateway.db, cardProvider());
  expect((await stored()).checkoutUrl).not.toBeNull();
});

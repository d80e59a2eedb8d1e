import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCardPayments } from '../../schema/payments/cards/checkCardPayments';
import { expirePayments } from '../../schema/payments/orders/expirePayments';
import { deliverWebhook, signWebhook, startChargilyServer } from '../testing/servers/chargilyServer';
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
const logged: string[] = [];
const config = () => ({ chargily: server.account });
beforeAll(async () => {
  server = await startChargilyServer();
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  gateway = await createTestGateway({ config: config(), log, limits: { rateLimits: null } });
  await gateway.db.paymentSettings.update({ where: { id: 1 }, data: { enabledMethods: ['ccp', 'card'] } });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const cardProvider = () => createCardProvider({ ...config(), publicUrl: undefined, port: 3000 });
/** What became of money that belongs to no open order. */
const warnings = () =>
  logged.flatMap((line) => {
    const { level, outcome } = JSON.parse(line) as { level: number; outcome?: string };
    return level === 40 ? [outcome] : [];
  });
const isOpen = { status: 'pending', method: 'card' };

/** A student with an open order by card. */
async function openOrder(price = '16000') {
  const course = await gateway.createCourse({ price, isFree: false });
  const student = await gateway.createUser();
  const cookie = sessionCookieHeader(await gateway.createToken(student.id));
  const order = (method: string, body: object = {}) =>
    sendRequest(gateway.app, 'post', '/api/payments', { cookie }).send({ courseId: course.id, method, ...body });
  const response = await order('card');
  const { id } = response.body as { id: number };
  const stored = () => gateway.db.payment.findUniqueOrThrow({ where: { id }, include: { receipts: true } });
  const { checkoutId } = response.status === 201 ? await stored() : { checkoutId: '' };
  return { course, student, cookie, order, response, id, stored, checkoutId: checkoutId ?? '' };
}

describe('an order by card', () => {
  test('has the address of the payment page', async () => {
    const { response, checkoutId } = await openOrder();
    expect(response.body).toMatchObject({
      ...isOpen,
      amount: '16000.00',
      checkoutUrl: `https://pay.chargily.dz/test/checkouts/${checkoutId}/pay`,
    });
  });

  test('of centimes is refused clearly, and another method is open', async () => {
    const { response, order } = await openOrder('12.50');
    expect([response.status, response.text]).toEqual([
      409,
      'Cards can pay whole dinars only. Choose another method for this amount',
    ]);
    expect((await order('ccp')).body).toMatchObject({ method: 'ccp', status: 'pending', checkoutUrl: null });
  });

  test('while the gateway is away: cards are unavailable, the rest of the site works', async () => {
    server.state.fault = 'error';
    const { response, order, cookie } = await openOrder();
    expect(response.status).toBe(503);
    expect((await order('ccp')).body).toMatchObject({ method: 'ccp', status: 'pending' });
    expect((await sendRequest(gateway.app, 'get', '/api/user', { cookie })).status).toBe(200);
    server.state.fault = null;
    expect((await order('card')).body).toMatchObject(isOpen);
  });

  test('that hangs at the gateway holds neither locks nor connections', async () => {
    const hanging = await startChargilyServer();
    hanging.state.fault = 'hangs';
    const other = await createTestGateway({ config: { chargily: hanging.account }, limits: { rateLimits: null } });
    await other.db.paymentSettings.update({ where: { id: 1 }, data: { enabledMethods: ['card'] } });
    const course = await other.createCourse({ price: '5000', isFree: false });
    const students = await Promise.all(Array.from({ length: 12 }, () => other.createUser()));
    const cookies = await Promise.all(students.map(async ({ id }) => sessionCookieHeader(await other.createToken(id))));
    let answered = 0;
    const orders = cookies.map((cookie) =>
      sendRequest(other.app, 'post', '/api/payments', { cookie })
        .send({ courseId: course.id, method: 'card' })
        .then(({ status }) => {
          answered += 1;
          return status;
        }),
    );
    // Ten wait for the provider, the others are refused while they do.
    await expect.poll(() => answered, { timeout: 7000 }).toBe(2);
    const lists = await Promise.all(
      cookies.map((cookie) => sendRequest(other.app, 'get', '/api/payments', { cookie })),
    );
    expect(lists.map(({ body }) => body as unknown)).toMatchObject(cookies.map(() => [isOpen]));
    expect(answered).toBe(2);
    await hanging.close();
    expect(new Set(await Promise.all(orders))).toEqual(new Set([503]));
    await other.close();
  });
});

describe('a webhook', () => {
  test('confirms the payment, and twice it changes nothing', async () => {
    const { checkoutId, stored, course, student } = await openOrder();
    server.finish(checkoutId, 'paid');
    const event = server.eventOf(checkoutId);
    const responses = await Promise.all([1, 2, 3].map(() => deliverWebhook(gateway, event)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[0]?.headers['cache-control']).toBe('no-store');
    expect(await stored()).toMatchObject({
      status: 'confirmed',
      transactionId: checkoutId,
      receipts: [{ kind: 'receipt' }],
    });
    expect(
      await gateway.db.enrollment.findUnique({
        where: { studentId_courseId: { studentId: student.id, courseId: course.id } },
      }),
    ).toMatchObject({ status: 'in_progress' });
    expect((await deliverWebhook(gateway, server.eventOf(checkoutId))).status).toBe(200);
    expect((await stored()).receipts).toHaveLength(1);
  });

  test('of a failed try after the payment changes nothing', async () => {
    const { checkoutId, stored } = await openOrder();
    server.finish(checkoutId, 'failed');
    const failed = server.eventOf(checkoutId);
    server.finish(checkoutId, 'paid');
    await deliverWebhook(gateway, server.eventOf(checkoutId));
    expect((await deliverWebhook(gateway, failed)).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'confirmed' });
  });

  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('with %s confirms nothing', async (_name, changes) => {
    const { checkoutId, stored } = await openOrder();
    server.finish(checkoutId, 'paid');
    expect((await deliverWebhook(gateway, server.eventOf(checkoutId, changes))).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'pending', receipts: [] });
    expect(warnings()).toContain('wrong amount');
  });

  test.each([
    ['no signature', null],
    ['a wrong signature', '0'.repeat(64)],
  ])('with %s is 403', async (_name, signature) => {
    const { checkoutId, stored } = await openOrder();
    server.finish(checkoutId, 'paid');
    const response = await deliverWebhook(gateway, server.eventOf(checkoutId), signature);
    expect([response.status, response.text]).toEqual([403, 'The signature is missing or wrong']);
    expect(await stored()).toMatchObject(isOpen);
  });

  test('for an unknown payment or about something else is accepted', async () => {
    expect((await deliverWebhook(gateway, server.eventOf('01unknown', { amount: 5, status: 'paid' }))).status).toBe(
      200,
    );
    expect(warnings()).toContain('unknown payment');
    expect((await deliverWebhook(gateway, { id: 'x', type: 'payout.paid', data: {} })).status).toBe(200);
  });

  test.each([
    ['that cannot be read', 'no json', 400],
    ['that is too long', JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
  ])('%s is refused', async (_name, body, status) => {
    expect((await deliverWebhook(gateway, body)).status).toBe(status);
  });

  test('that is compressed is refused, and GET is no method', async () => {
    const compressed = deliverWebhook(gateway, '{}').set('content-encoding', 'gzip');
    expect((await compressed).status).toBe(415);
    expect((await sendRequest(gateway.app, 'get', '/api/payments/webhooks/chargily')).status).toBe(405);
  });

  test('without an account is not found', async () => {
    const other = await createTestGateway();
    expect((await deliverWebhook(other, '{}')).status).toBe(404);
    await other.close();
  });

  test('while the database is away is 503, so that it is sent again', async () => {
    const other = await createTestGateway({ config: config() });
    await other.close();
    const event = JSON.stringify({ id: 'y', type: 'checkout.paid', data: { id: 'z', amount: 5, status: 'paid' } });
    expect((await deliverWebhook(other, event, signWebhook(event))).status).toBe(503);
  });

  test('of a closed order is logged for the admins', async () => {
    const { checkoutId, id, stored } = await openOrder();
    await gateway.db.payment.update({ where: { id }, data: { expiresAt: new Date(0) } });
    server.finish(checkoutId, 'expired');
    await expirePayments(gateway.db, { cardProvider: cardProvider() });
    expect(await stored()).toMatchObject({ status: 'expired' });
    server.finish(checkoutId, 'paid');
    expect((await deliverWebhook(gateway, server.eventOf(checkoutId))).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'expired', receipts: [] });
    expect(warnings()).toContain('closed order');
  });
});

describe('the gateway is asked', () => {
  const check = async () => {
    const asked = cardProvider();
    if (asked) await checkCardPayments(gateway.db, asked);
  };

  test('about open payments, and a paid one is confirmed without a webhook', async () => {
    const { checkoutId, stored } = await openOrder();
    await check();
    expect(await stored()).toMatchObject(isOpen);
    server.finish(checkoutId, 'paid');
    await check();
    expect(await stored()).toMatchObject({ status: 'confirmed', receipts: [{ kind: 'receipt' }] });
  });

  const checkMutation = 'mutation($id: ID!) { checkCardPayment(id: $id) { status } }';

  test('by the payer on the return, and by no other user', async () => {
    const { checkoutId, id, cookie, stored } = await openOrder();
    const other = await openOrder();
    const answer = async (who: string) => {
      const { body } = await sendGraphql(gateway.app, checkMutation, { id }, { cookie: who });
      return body as object;
    };
    server.finish(checkoutId, 'paid');
    expect(await answer(other.cookie)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    server.state.fault = 'error';
    expect(await answer(cookie)).toMatchObject({ data: { checkCardPayment: { status: 'pending' } } });
    server.state.fault = null;
    // A webhook, two returns and the job at once have one outcome.
    await Promise.all([...[cookie, cookie].map(answer), deliverWebhook(gateway, server.eventOf(checkoutId)), check()]);
    expect(await answer(cookie)).toMatchObject({ data: { checkCardPayment: { status: 'confirmed' } } });
    expect((await stored()).receipts).toHaveLength(1);
  });

  test('and a failed payment gets another page', async () => {
    const { checkoutId, stored, order } = await openOrder();
    server.finish(checkoutId, 'failed');
    await check();
    expect(await stored()).toMatchObject({ ...isOpen, checkoutUrl: null });
    expect((await order('card')).status).toBe(200);
    expect((await stored()).checkoutId).not.toBe(checkoutId);
  });

  test('before an order expires', async () => {
    const { checkoutId, id, stored } = await openOrder();
    server.finish(checkoutId, 'paid');
    await gateway.db.payment.update({ where: { id }, data: { expiresAt: new Date(0) } });
    await expirePayments(gateway.db, { cardProvider: cardProvider() });
    expect(await stored()).toMatchObject({ status: 'confirmed' });
  });

  test('and while it gives no answer, an order stays open for a day', async () => {
    const { id, stored } = await openOrder();
    const expiresAt = new Date(Date.now() - 1000);
    await gateway.db.payment.update({ where: { id }, data: { expiresAt } });
    server.state.fault = 'error';
    await expirePayments(gateway.db, { cardProvider: cardProvider() });
    expect(await stored()).toMatchObject({ status: 'pending' });
    const nextDay = new Date(expiresAt.getTime() + 24 * 60 * 60 * 1000);
    await expirePayments(gateway.db, { cardProvider: cardProvider(), now: nextDay });
    expect(await stored()).toMatchObject({ status: 'expired' });
    server.state.fault = null;
  });

  test('never about what the return address says', async () => {
    const { id, cookie, stored } = await openOrder();
    await sendRequest(gateway.app, 'get', `/payments/${id}?status=paid&checkout_id=x`, { cookie });
    const page = await sendGraphql(gateway.app, `{ payment(id: ${id}) { status } }`, {}, { cookie });
    expect(page.body).toEqual({ data: { payment: { status: 'pending' } } });
    expect(await stored()).toMatchObject(isOpen);
  });
});

test('the log holds no key', () => {
  expect(logged.join('\n')).not.toContain(server.account.key);
});

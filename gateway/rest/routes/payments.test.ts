import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentScene } from '../../../schema/testing/payments/paymentFixtures';
import { anyNumber, anyString, anyTimestamp, createRestClient } from '../../testing/restClient';

const { get, post, put, sessionHeaders, gateway, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

async function createScene() {
  const scene = await createPaymentScene(gateway().db);
  const [student, admin] = [await sessionHeaders(scene.student), await sessionHeaders(scene.admin)];
  const order = (body: object = {}) =>
    post('/api/payments', { courseId: scene.course.id, method: 'ccp', ...body }, student);
  const decide = (id: string | number, body: object, headers = admin) => put(`/api/payments/${id}`, body, headers);
  return { ...scene, headers: { student, admin }, order, decide };
}

describe('an order', () => {
  test('is 201, and the open one is 200', async () => {
    const { course, student, headers, order } = await createScene();
    const first = await order();
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: anyNumber,
        userId: student.id,
        courseId: course.id,
        eventId: null,
        amount: '16000.00',
        listPrice: '16000.00',
        currency: 'DZD',
        method: 'ccp',
        status: 'pending',
        reference: anyString,
        couponCode: null,
        transactionId: null,
        notes: null,
        proofUrl: null,
        decisionReason: null,
        rejectionCount: 0,
        expiresAt: anyTimestamp,
        submittedAt: null,
        decidedAt: null,
        seatHeldUntil: null,
        refundMethod: null,
        refundAccount: null,
        refundHolder: null,
        confirmedAt: null,
        refundedAt: null,
        checkoutUrl: null,
        receipts: [],
        createdAt: anyTimestamp,
        updatedAt: anyTimestamp,
      },
    ]);
    expect(first.headers['cache-control']).toBe('private, no-store');
    const second = await order({ method: 'bank_transfer' });
    expect([second.status, second.body]).toMatchObject([
      200,
      { id: (first.body as { id: number }).id, method: 'bank_transfer' },
    ]);
    const paymentId = (first.body as { id: number }).id;
    for (const _call of [1, 2]) {
      const enrollment = await post(`/api/courses/${course.id}/enroll`, undefined, headers.student);
      expect([enrollment.status, enrollment.body]).toMatchObject([200, { status: 'pending_payment', paymentId }]);
    }
  });

  test('by enrollment has a payment', async () => {
    const { course, headers } = await createScene();
    const { body } = await post(`/api/courses/${course.id}/enroll`, undefined, headers.student);
    expect(body).toMatchObject({ status: 'pending_payment', paymentId: anyNumber });
    expect((await get('/api/payments', headers.student)).body).toMatchObject([
      { courseId: course.id, status: 'pending' },
    ]);
  });

  test('of a full discount is confirmed at once', async () => {
    const { order } = await createScene();
    await gateway().db.coupon.create({ data: { code: 'GIFT', percent: 100 } });
    const response = await order({ coupon: 'gift' });
    expect([response.status, response.body]).toMatchObject([
      201,
      { status: 'confirmed', amount: '0.00', couponCode: 'GIFT', receipts: [] },
    ]);
  });

  test.each([
    ['no item', { courseId: undefined }, 400],
    ['two items', { eventId: 1 }, 400],
    ['an unknown method', { method: 'gold' }, 400],
    ['cash', { method: 'cash' }, 400],
    ['cards without a gateway', { method: 'card' }, 503],
    ['an unknown coupon', { coupon: 'NONE' }, 409],
    ['an unknown course', { courseId: 99_999 }, 404],
  ])('with %s is refused', async (_name, body, status) => {
    const { order, student } = await createScene();
    expect((await order(body)).status).toBe(status);
    expect(await gateway().db.payment.count({ where: { userId: student.id } })).toBe(0);
  });
});

describe('the list', () => {
  test('has the own payments, all for admins, and filters', async () => {
    const { student, headers, order, course } = await createScene();
    await order();
    const stranger = await sessionHeaders(await gateway().createUser());
    const count = async (query: string, viewer: Record<string, string>) =>
      ((await get(`/api/payments${query}`, viewer)).body as unknown[]).length;
    expect(await count('', headers.student)).toBe(1);
    expect(await count('', stranger)).toBe(0);
    expect(await count(`?userId=${student.id}`, stranger)).toBe(0);
    expect(await count(`?userId=${student.id}`, headers.admin)).toBe(1);
    expect(await count(`?courseId=${course.id}&status=pending`, headers.admin)).toBe(1);
    expect(await count(`?courseId=${course.id}&status=confirmed`, headers.admin)).toBe(0);
    expect((await get('/api/payments')).status).toBe(401);
  });
});

describe('a proof', () => {
  test('is sent, replaced and decided', async () => {
    const { headers, order, decide, uploadProof } = await createScene();
    const { id } = (await order()).body as { id: number };
    const send = async (body: object = {}) =>
      put(
        `/api/payments/${id}/proof`,
        { transactionId: 'CCP 1', proofUrl: await uploadProof(), ...body },
        headers.student,
      );
    expect((await send({ proofUrl: 'https://example.dz/a.png' })).status).toBe(400);
    expect((await send({ transactionId: '' })).status).toBe(400);
    const sent = await send({ notes: 'Paid today' });
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { status: 'submitted', transactionId: 'CCP 1', notes: 'Paid today', proofUrl: anyString },
    ]);
    expect((await decide(id, { status: 'rejected' })).status).toBe(400);
    expect((await decide(id, { status: 'rejected', notes: 'No transfer' })).body).toMatchObject({
      status: 'rejected',
      decisionReason: 'No transfer',
      rejectionCount: 1,
    });
    expect((await send({ transactionId: 'CCP 2' })).body).toMatchObject({
      status: 'submitted',
      transactionId: 'CCP 2',
    });
    expect((await decide(id, { status: 'confirmed' })).body).toMatchObject({
      status: 'confirmed',
      receipts: [{ kind: 'receipt', url: `/api/payments/${id}/receipt.pdf` }],
    });
    expect((await send()).status).toBe(409);
  });
});

describe('a decision', () => {
  test('is refused from another state, and an unknown status is 400', async () => {
    const { order, decide, headers } = await createScene();
    const { id } = (await order()).body as { id: number };
    for (const status of ['confirmed', 'rejected', 'refunded', 'pending', 'expired'])
      expect((await decide(id, { status, notes: 'x' })).status, status).toBe(409);
    for (const status of ['paid', '', 7, null]) expect((await decide(id, { status })).status).toBe(400);
    expect((await decide(99_999, { status: 'confirmed' })).status).toBe(404);
    expect((await decide(id, { status: 'confirmed' }, headers.student)).status).toBe(403);
  });

  test('of a requested refund declines or refunds it', async () => {
    const scene = await createScene();
    const { id } = (await scene.order()).body as { id: number };
    await scene.submit(String(id));
    await scene.decide(id, { status: 'confirmed' });
    expect((await scene.decide(id, { status: 'refunded', notes: 'VIR 1' })).status).toBe(409);
    const request = (refundAccount: string) =>
      put(
        `/api/payments/${id}/refund-request`,
        { reason: 'Too hard', refundMethod: 'ccp', refundAccount, refundHolder: 'Amina' },
        scene.headers.student,
      );
    expect((await request('0021453687 34')).status).toBe(400);
    expect((await request('٠٠٢١٤٥٣٦٨٧ ٣٣')).body).toMatchObject({
      status: 'refund_requested',
      refundMethod: 'ccp',
      refundAccount: '0021453687 33',
      refundHolder: 'Amina',
    });
    expect((await scene.decide(id, { status: 'confirmed' })).status).toBe(400);
    expect((await scene.decide(id, { status: 'confirmed', notes: 'Completed' })).body).toMatchObject({
      status: 'confirmed',
      decisionReason: 'Completed',
    });
    await request('0021453687/33');
    expect((await scene.decide(id, { status: 'refunded' })).status).toBe(400);
    expect((await scene.decide(id, { status: 'refunded', notes: 'VIR 1' })).body).toMatchObject({
      status: 'refunded',
      receipts: [{ kind: 'receipt' }, { kind: 'credit_note', url: `/api/payments/${id}/credit-note.pdf` }],
    });
    expect((await get('/api/my-enrollments', scene.headers.student)).body).toMatchObject([{ status: 'ended' }]);
  });
});

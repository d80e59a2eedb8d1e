import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../schema/contract/languages';
import { eventFixture, courseFixture, paymentFixture, registrationFixture, userFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const account = { holder: 'Tayyar', number: null, key: null, rip: '1', rib: null, bankName: null };
const checkoutFixture = (overrides: Record<string, unknown> = {}) => ({
  course: courseFixture(),
  event: null,
  listPrice: '16000.00',
  amount: '16000.00',
  couponCode: null,
  methods: [
    { method: 'baridimob', account },
    { method: 'bank_transfer', account: null },
  ],
  daysToPay: 3,
  seatHoldHours: 24,
  guaranteeDays: 14,
  payment: null,
  ...overrides,
});

interface RenderOptions {
  path?: string;
  language?: Language;
  role?: 'student' | 'trainer';
}

const render = (overrides: object = {}, options: RenderOptions = {}) => {
  const { path = '/checkout/courses/1', language = 'en', role = 'student' } = options;
  return renderServerPageWithData(
    path,
    { me: userFixture(role, 9), checkout: checkoutFixture({ ...overrides }) },
    language,
  );
};
const ofEvent = (overrides: Record<string, unknown> = {}) => ({ course: null, event: eventFixture(overrides) });

describe('the checkout', () => {
  test('shows item, price, days to pay, coupon field and the methods that are offered', async () => {
    const { html, text } = await render();
    for (const expected of ['Home solar', 'DZD 16,000', '3 days to pay', 'guarantee: 14 days', 'Coupon code'])
      expect(text).toContain(expected);
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="baridimob"/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*type="radio"[^>]*value="bank_transfer"/);
    expect(text).toContain('Bank transfer Not available at present');
    expect(text).not.toContain('Edahabia');
    expect(html).toMatch(/<noscript>.*require JavaScript.*<\/noscript>/s);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test('is shown in Arabic, with the seat that is held', async () => {
    const { text } = await render(ofEvent(), { path: '/checkout/events/7', language: 'ar' });
    for (const expected of ['16,000 دج', 'يُحجز مقعدك 24 ساعة', 'بريدي موب', 'غير متاحة حاليًا'])
      expect(text).toContain(expected);
  });

  test('shows the discount of the coupon of an open order, which can be changed', async () => {
    const { html, text } = await render({ amount: '12800.00', couponCode: 'SUN20', payment: paymentFixture() });
    expect(text).toContain('Coupon \u2068SUN20\u2069 applied: DZD 3,200 less.');
    expect(text).toContain('DZD 12,800');
    expect(text).toContain('Remove the coupon');
    expect(html).not.toContain('name="coupon"');
    expect(html).toContain('href="/payments/31"');
    expect(text).toContain('Continue to payment');
  });

  test.each([
    ['an order under review', { payment: paymentFixture({ status: 'submitted' }) }, 'You have ordered this already.'],
    ['an enrollment', { course: courseFixture({ myEnrollment: { id: 1, status: 'completed' } }) }, 'You are enrolled'],
    ['a free course', { listPrice: '0.00', amount: '0.00' }, 'there is nothing to pay'],
    ['a full event', ofEvent({ isSoldOut: true }), 'This event is sold out.'],
    ['an event that has begun', ofEvent({ isUpcoming: false }), 'has begun or is over'],
    ['a registration', ofEvent({ myRegistration: registrationFixture() }), 'You are registered'],
  ])('takes no order for %s', async (_case, overrides, expected) => {
    const { html, text } = await render(overrides);
    expect(text).toContain(expected);
    expect(html).not.toContain('type="submit"');
  });

  test('takes no order of a course from a trainer', async () => {
    expect((await render({}, { role: 'trainer' })).text).toContain('Only students can enroll in courses.');
  });

  test('leads to the contact page if no method can be used', async () => {
    const { html, text } = await render({ methods: [{ method: 'ccp', account: null }] });
    expect(text).toContain('No payment method is offered at present.');
    expect(html).toContain('href="/contact"');
  });

  test.each([
    ['/checkout/courses/99', 'courseNotFound'],
    ['/checkout/events/99', 'eventNotFound'],
  ])('%s is 404; its first render is that of the browser, which has no error yet', async (path, problem) => {
    const { status, html, text } = await renderServerPageWithData(path, {
      me: userFixture('student', 9),
      checkout: () => {
        throw new GraphQLError('Not found', { extensions: { problem, status: 404 } });
      },
    });
    expect(status).toBe(404);
    expect(html).toContain('aria-busy="true"');
    expect(text).not.toContain('There is nothing to order here');
  });

  test('leads visitors to the login and back', async () => {
    const visitor = await renderServerPageWithData('/checkout/events/7', { me: null });
    expect(visitor.redirect).toBe('/auth?next=%2Fcheckout%2Fevents%2F7');
  });
});

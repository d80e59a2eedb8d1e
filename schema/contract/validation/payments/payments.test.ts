import { describe, expect, test } from 'vitest';
import { toCcpKey, toRibKey } from '../fields/accountNumbers';
import {
  createCouponSchema,
  paymentSettingsSchema,
  updateCouponSchema,
  type PaymentSettingsFormValues,
} from './payments';

const settings: PaymentSettingsFormValues = { enabledMethods: ['ccp'], daysToPay: 3, guaranteeDays: 14 };

/** Fields with an error, with their messages. */
const issuesOf = (changes: Partial<PaymentSettingsFormValues>) =>
  Object.fromEntries(
    paymentSettingsSchema
      .safeParse({ ...settings, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('keys of accounts', () => {
  test('of a postal account and its RIP', () => {
    expect(toCcpKey('0023456789')).toBe('88');
    expect(toRibKey('007999990023456789')).toBe('41');
  });

  test('a remainder of 0 gives 97', () => {
    expect(toRibKey('004000000000000000')).toBe('97');
  });

  test('are accepted with spaces and hyphens', () => {
    expect(issuesOf({ ccpNumber: '23456789', ccpKey: '88', rip: '007 99999 0023456789 41' })).toEqual({});
    expect(paymentSettingsSchema.parse({ ...settings, rip: '007 99999 0023456789-41' }).rip).toBe(
      '00799999002345678941',
    );
  });

  test('may be missing as long as there is no account', () => {
    expect(issuesOf({ ccpNumber: '', ccpKey: '', rip: null, rib: '' })).toEqual({});
  });

  test('that are wrong are errors that say so', () => {
    expect(issuesOf({ ccpNumber: '23456789', ccpKey: '87' })).toEqual({ ccpKey: 'wrongAccountKey' });
    expect(issuesOf({ ccpNumber: '23456789' })).toEqual({ ccpKey: 'wrongAccountKey' });
    expect(issuesOf({ rip: '00799999002345678940' })).toEqual({ rip: 'wrongAccountKey' });
    expect(issuesOf({ rib: '00400000000000000096' })).toEqual({ rib: 'wrongAccountKey' });
  });

  test('of two swapped digits are wrong', () => {
    expect(issuesOf({ rip: '00799999002345687941' })).toEqual({ rip: 'wrongAccountKey' });
    expect(issuesOf({ ccpNumber: '23456798', ccpKey: '88' })).toEqual({ ccpKey: 'wrongAccountKey' });
  });

  test('are not checked for other lengths, which are errors themselves', () => {
    expect(issuesOf({ rip: '0079999900234567894' })).toEqual({ rip: 'twentyDigits' });
    expect(issuesOf({ rib: 'FR76' })).toEqual({ rib: 'twentyDigits' });
    expect(issuesOf({ rip: '00400000000000000097' })).toEqual({ rip: 'notPostalAccount' });
  });
});

test('at least one method is offered to payers', () => {
  expect(issuesOf({ enabledMethods: [] })).toEqual({ enabledMethods: 'methodRequired' });
  expect(issuesOf({ enabledMethods: ['cash'] })).toEqual({ enabledMethods: 'methodRequired' });
});

describe('coupons', () => {
  test('name the limits of a number', () => {
    const issues = createCouponSchema.safeParse({ code: 'A', percent: '150', totalLimit: '-1' }).error?.issues;
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['percent', 'numberBetween|1|100'],
      ['totalLimit', 'numberBetween|1|1000000'],
    ]);
  });

  test('have one kind of discount', () => {
    expect(createCouponSchema.parse({ code: ' sun 20 ', percent: '20' })).toMatchObject({
      code: 'SUN20',
      percent: 20,
      amount: null,
      totalLimit: null,
      perUserLimit: null,
      isActive: true,
    });
    expect(createCouponSchema.safeParse({ code: 'A', percent: 20, amount: '100' }).success).toBe(false);
    expect(createCouponSchema.safeParse({ code: 'A', percent: '', amount: '' }).success).toBe(false);
  });

  test('end after their start', () => {
    const coupon = { code: 'A', percent: 20, startsAt: '2027-01-02', endsAt: '2027-01-01' };
    expect(createCouponSchema.safeParse(coupon).error?.issues).toMatchObject([
      { path: ['endsAt'], message: 'endsBeforeStart' },
    ]);
  });

  test('keep what an update does not name', () => {
    expect(updateCouponSchema.parse({ isActive: false })).toEqual({ isActive: false });
    expect(updateCouponSchema.safeParse({ percent: null }).success).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { refundRequestSchema, toRefundAccount } from './refunds';

const parse = (refundMethod: string, refundAccount: string | null, refundHolder = 'Amina Haddad') =>
  refundRequestSchema.safeParse({ reason: 'Too hard', refundMethod, refundAccount, refundHolder });
const storedAccount = (refundMethod: string, refundAccount: string) => {
  const { data } = parse(refundMethod, refundAccount);
  return data && toRefundAccount(data)?.refundAccount;
};
const issuesOf = (...input: Parameters<typeof parse>) =>
  parse(...input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the account of a refund', () => {
  test.each([
    ['ccp', '0021453687 33'],
    ['ccp', '002145368733'],
    ['ccp', 'CCP : 0021453687 Clé 33'],
    ['ccp', '٠٠٢١٤٥٣٦٨٧ المفتاح ٣٣'],
    ['ccp', '۰۰۲۱۴۵۳۶۸۷/۳۳'],
    ['ccp', '\u202A0021453687\u00A033\u202C'],
    ['ccp', '००२१४५३६८७-३३'],
    ['ccp', '００２１４５３６８７ ３３'],
    ['ccp', '𝟎𝟎𝟐𝟏𝟒𝟓𝟑𝟔𝟖𝟕 𝟑𝟑'],
    ['ccp', '0021453687\u2013\u06633\u200F'],
  ])('%s: %s is a number with its key', (method, text) => {
    expect(storedAccount(method, text)).toBe('0021453687 33');
  });

  test.each([
    ['baridimob', '00799999002145368703', '00799999002145368703'],
    ['baridimob', 'RIP 0079 9999 0021 4536 8703', '00799999002145368703'],
    ['bank_transfer', '001.00600.0300123456.95', '00100600030012345695'],
    ['bank_transfer', 'RIB ٠٠١٠٠٦٠٠٠٣٠٠١٢٣٤٥٦٩٥', '00100600030012345695'],
  ])('%s: %s has 20 digits', (method, text, stored) => {
    expect(storedAccount(method, text)).toBe(stored);
  });

  test.each([
    ['ccp', null, 'required'],
    ['ccp', '  ', 'required'],
    ['ccp', 'amina', 'ccpAccount'],
    ['ccp', '0021453687 34', 'wrongAccountKey'],
    ['ccp', '0000000000 00', 'wrongAccountKey'],
    ['ccp', '00799999002145368703', 'ccpAccount'],
    ['baridimob', '0021453687 33', 'twentyDigits'],
    ['baridimob', '00799999002145368704', 'wrongAccountKey'],
    ['baridimob', '00100600030012345695', 'notPostalAccount'],
    ['bank_transfer', '0010060003001234569', 'twentyDigits'],
    ['bank_transfer', '001006000300123456952', 'twentyDigits'],
    ['bank_transfer', 'DZ5800100600030012345695', 'twentyDigits'],
  ])('%s: %s is refused', (method, text, message) => {
    expect(issuesOf(method, text)).toEqual([['refundAccount', message]]);
  });

  test('needs a holder, and none for cash but the holder', () => {
    expect(issuesOf('ccp', '0021453687 33', ' ')).toEqual([['refundHolder', 'required']]);
    expect(issuesOf('card', '0021453687 33')).toEqual([['refundMethod', 'wrongType']]);
    expect(parse('cash', null).success).toBe(true);
  });
});

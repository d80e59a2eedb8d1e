import { expect, test } from 'vitest';
import { addressesInCsv, parseAddressList } from './addressList';

test.each([
  ['lines', 'a@x.dz\r\nb@x.dz\n\nc@x.dz'],
  ['commas in both scripts', 'a@x.dz, b@x.dz،c@x.dz'],
  ['semicolons in both scripts', 'a@x.dz;b@x.dz؛ c@x.dz;'],
  ['spaces and tabs', 'a@x.dz b@x.dz\tc@x.dz'],
  ['names before the addresses', 'Amel Haddad <a@x.dz>; "B" <b@x.dz>, "c@x.dz"'],
  ['capitals and repetitions', 'A@X.dz\na@x.dz\nb@x.dz\nc@x.dz\nC@x.dz'],
])('reads addresses separated by %s', (_separator, text) => {
  expect(parseAddressList(text)).toEqual({ addresses: ['a@x.dz', 'b@x.dz', 'c@x.dz'], invalid: [] });
});

test('names what is no address', () => {
  expect(parseAddressList('a@x.dz\nAmel Haddad\nb@\nc d@x.dz')).toEqual({
    addresses: ['a@x.dz', 'd@x.dz'],
    invalid: ['Amel Haddad', 'b@', 'c'],
  });
  expect(parseAddressList(' \n;')).toEqual({ addresses: [], invalid: [] });
});

test('finds the addresses of a CSV file in any column', () => {
  expect(addressesInCsv('الاسم;البريد الإلكتروني\r\n"حداد";"a@x.dz"\r\nAmel;b@x.dz\r\n')).toBe('a@x.dz\nb@x.dz');
});

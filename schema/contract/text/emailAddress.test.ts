import { expect, test } from 'vitest';
import { emailField } from '../validation/accounts/accounts';

test.each([
  'amel@example.dz',
  'Amel@Example.DZ',
  '\u202Aamel@example.dz\u202C',
  '\u200Famel@exam\u00ADple.dz\u200B',
  '\u00A0amel@example.dz\u3000',
  'amel＠example．dz',
  'ａｍｅｌ@example。dz',
  'amel﹫example۔dz',
  'amel @ example.dz',
  'amel@example.dz.',
  '"amel@example.dz"',
  '<amel@example.dz>',
  'Amel Haddad <amel@example.dz>',
  'mailto:amel@example.dz',
])('%j is amel@example.dz', (text) => {
  expect(emailField.safeParse(text).data).toBe('amel@example.dz');
});

test.each([
  ['info@exemple.xn--lgbbat1ad8j', 'info@exemple.xn--lgbbat1ad8j'],
  ['info@مثال.الجزائر', 'info@xn--mgbh0fb.xn--lgbbat1ad8j'],
  ['INFO@XN--MGBH0FB.xn--lgbbat1ad8j', 'info@xn--mgbh0fb.xn--lgbbat1ad8j'],
  ['a@Bücher.de', 'a@xn--bcher-kva.de'],
  ["o'neil@b.museum", "o'neil@b.museum"],
  ['a+b_c.d-e@x.y.z.dz', 'a+b_c.d-e@x.y.z.dz'],
  ['amel٩٥@example.dz', 'amel95@example.dz'],
  ['r&d/x=1@example.dz', 'r&d/x=1@example.dz'],
])('%j is stored as %j', (text, stored) => {
  expect(emailField.safeParse(text).data).toBe(stored);
  expect(emailField.safeParse(stored).data).toBe(stored);
});

test.each([
  ...['', 'amel', 'amel@', '@example.dz', 'amel@example', 'a..b@example.dz', '.a@example.dz', 'a@b@example.dz'],
  ...[
    'amel haddad@example.dz',
    'a@-b.dz',
    'a@b-.dz',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@exam_ple.dz',
    'a@b.dz/path',
    'a@ex ample.dz',
  ],
  ...['a@b.dz, c@d.dz', 'a@localhost:25', 'a\nb@example.dz', 'a@x.xn--', `${'a'.repeat(250)}@example.dz`],
])('%j is no address', (text) => {
  expect(emailField.safeParse(text).success).toBe(false);
});

test.each([
  ['نور@demo.dz', 'latinEmailOnly|“ن”|1'],
  ['معلومات@مثال.الجزائر', 'latinEmailOnly|“م”|1'],
  ['аmel@demo.dz', 'latinEmailOnly|“а”|1'],
  ['rené@demo.dz', 'latinEmailOnly|“é”|4'],
])('%j is refused with the letter that mail servers do not take', (text, message) => {
  expect(emailField.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

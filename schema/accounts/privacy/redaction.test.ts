import { expect, test } from 'vitest';
import { createRedaction, likePatterns, redactJson, redactText } from './redaction';

const person = { firstName: 'Ali', lastName: 'Ben', email: 'ali@example.dz', phone: '+213 550 12 34 56' };
const redaction = createRedaction(person, { name: 'Deleted user', email: 'deleted-1@deleted.invalid' });

test('replaces both spellings of the name on certificates', () => {
  const names = { certificateName: 'Aly Benn', certificateNameAr: 'علي بن' };
  const certified = createRedaction({ ...person, ...names }, { name: 'Deleted user', email: 'x@deleted.invalid' });
  expect(redactText(certified, 'Aly Benn, علي بن, Ali Ben')).toBe('Deleted user, Deleted user, Deleted user');
  expect(likePatterns(certified).any).toEqual(expect.arrayContaining(['%Aly Benn%', '%علي بن%']));
});

test.each([
  ['Ali Ben – Home solar', 'Deleted user – Home solar'],
  ['by ALI BEN, call +213 550 12 34 56!', 'by Deleted user, call –!'],
  ['BEN Ali, 0550123456 or +213550123456', 'Deleted user, – or –'],
  ['ali@example.dz', 'deleted-1@deleted.invalid'],
  ['Write to <Ali@example.dz>.', 'Write to <deleted-1@deleted.invalid>.'],
])('replaces name, address and phone number in %j', (text, expected) => {
  expect(redactText(redaction, text)).toBe(expected);
});

test.each([
  '0550123456',
  '0550 12 34 56',
  '+213 550-12-34-56',
  '00213550123456',
  '(0550) 123 456',
  '550123456',
  '213 (0) 550.12.34.56',
])('replaces the phone number written as %s, and finds its row', (written) => {
  const stored = createRedaction(
    { ...person, phone: '0550123456' },
    { name: 'Deleted user', email: 'x@deleted.invalid' },
  );
  expect(redactText(stored, `Call ${written}.`)).toBe('Call –.');
  const patterns = likePatterns(stored).any.map((pattern) => new RegExp(pattern.replaceAll('%', '.*')));
  expect(patterns.some((pattern) => pattern.test(`Call ${written}.`))).toBe(true);
});

test.each(['Ali Benali', 'Khali Ben', 'x.ali@example.dz', 'ali@example.dz.com', 'Ali', '1+213 550 12 34 567'])(
  'leaves %j of another person unchanged',
  (text) => {
    expect(redactText(redaction, text)).toBe(text);
  },
);

test('replaces single names in fields of names only', () => {
  const value = { studentName: 'Ali', title: 'Ali', names: ['Ben', 'Ali Ben'], count: 2, nothing: null };
  expect(redactJson(redaction, value)).toEqual({
    studentName: 'Deleted user',
    title: 'Ali',
    names: ['Deleted user', 'Deleted user'],
    count: 2,
    nothing: null,
  });
});

test('Arabic names are whole words too, and a short phone number is no phone number', () => {
  const arabic = createRedaction(
    { firstName: 'أمل', lastName: 'بن علي', email: 'a@b.dz', phone: '17' },
    { name: 'مستخدم محذوف', email: 'x@deleted.invalid' },
  );
  expect(redactText(arabic, 'أمل بن علي: 17')).toBe('مستخدم محذوف: 17');
  expect(redactText(arabic, 'أمل بن عليوي')).toBe('أمل بن عليوي');
});

test.each(['2026-11', '2026-11-23', '12345678', '00.000'])(
  'times, days and keys stay readable if the phone number %j looks like a part of them',
  (phone) => {
    const crafted = createRedaction({ ...person, phone }, { name: 'Deleted user', email: 'x@deleted.invalid' });
    const value = {
      startDate: '2026-11-23T08:00:00.000Z',
      updatedAt: '2026-11-23T08:00:00.000+00:00',
      day: '2026-11-23',
      messageId: '12345678-1234-4123-8123-123456789012',
      address: '12345678@example.dz',
    };
    expect(redactJson(crafted, value)).toEqual(value);
  },
);

test('single names are searched as whole values: short ones would find every row', () => {
  const { both } = likePatterns(
    createRedaction({ ...person, firstName: 'a', lastName: 'b"' }, { name: '', email: '' }),
  );
  expect(both).toEqual([['%"a"%'], ['%"b\\\\""%']]);
});

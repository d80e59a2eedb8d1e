import { expect, test } from 'vitest';
import { matchEntries, resultPaths } from './paletteEntries';

const entries = ['سجّل طلابًا', 'الدورات', 'دورة جديدة', 'مراجعة المدفوعات', 'المدفوعات', 'إعدادات الدفع'].map(
  (title) => ({
    title,
    to: '/',
  }),
);
const find = (text: string) => matchEntries(text, entries).map(({ title }) => title);

test('finds screens and actions in any spelling, those that begin with the text first', () => {
  expect(find('المدفوعات')).toEqual(['المدفوعات', 'مراجعة المدفوعات']);
  expect(find('اعدادات')).toEqual(['إعدادات الدفع']);
  expect(find('سجل طلابا')).toEqual(['سجّل طلابًا']);
  expect(find('دفع مراجعه')).toEqual([]);
});

test('a result leads to its page, or to the list with it alone', () => {
  const result = { id: '7', title: 'a b' };
  expect(resultPaths.person(result, 'admin')).toBe('/dashboard/admin/users/7');
  expect(resultPaths.payment(result, 'admin')).toBe('/dashboard/admin/payments/7');
  expect(resultPaths.course(result, 'admin')).toBe('/dashboard/admin/courses/7');
  expect(resultPaths.course(result, 'trainer')).toBe('/dashboard/trainer/courses/7');
  expect(resultPaths.certificate(result, 'admin')).toBe('/dashboard/admin/certificates?search=a%20b');
});

import { expect, test } from 'vitest';
import { matchEntries, resultPaths } from './paletteEntries';

const entries = ['سجّل طلابًا', 'الدورات', 'دورة جديدة', 'مراجعة المدفوعات', 'المدفوعات', 'إعدادات الدفع'].map(
  (title) => ({
    title,
    to: '/',
  }),
);
const find = (text: string) => matchEntries(text, entries).map(({ title }) => title);

test('finds places and actions in any spelling, those that begin with the text first', () => {
  expect(find('المدفوعات')).toEqual(['المدفوعات', 'مراجعة المدفوعات']);
  expect(find('اعدادات')).toEqual(['إعدادات الدفع']);
  expect(find('سجل طلابا')).toEqual(['سجّل طلابًا']);
  expect(find('دفع مراجعه')).toEqual([]);
});

test('a result leads to its page, or to the list with it alone', () => {
  expect(resultPaths.person({ id: '7', title: 'سارة' })).toBe('/dashboard/admin/users/7');
  expect(resultPaths.payment({ id: '7', title: 'TY-1' })).toBe('/dashboard/admin/payments?search=TY-1');
  expect(resultPaths.event({ id: '7', title: 'a b' })).toBe('/dashboard/admin?tab=events&search=a%20b');
});

import { expect, test } from 'vitest';
import { rowKeyEffect, type RowKey } from './optionRows';

const row = (id: string, text = '', textAr = '') => ({ id, text, textAr });
const press = (key: string, modifiers: Partial<RowKey> = {}): RowKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...modifiers,
});
const rows = [row('a', 'A', 'أ'), row('b', 'B'), row('c')];
const at = (index: number, language: 'ar' | 'en' = 'ar') => ({ rows, index, language, firstLanguage: 'ar' as const });
const createRow = () => row('new');

test('Enter goes to the next row: in the same language if it has a text, to the beginning of a blank one', () => {
  expect(rowKeyEffect(press('Enter'), at(0, 'en'), createRow)).toEqual({
    kind: 'rows',
    rows,
    focus: { index: 1, language: 'en' },
  });
  expect(rowKeyEffect(press('Enter'), at(1, 'en'), createRow)).toMatchObject({ focus: { index: 2, language: 'ar' } });
});

test('Enter goes on from a blank last row, which it removes, and from the last one that is allowed', () => {
  expect(rowKeyEffect(press('Enter'), at(2), createRow)).toEqual({ kind: 'leave', rows: rows.slice(0, 2) });
  const full = rows.slice(0, 2);
  expect(rowKeyEffect(press('Enter'), { ...at(1), rows: full }, null)).toEqual({ kind: 'leave', rows: full });
});

test('Enter in the last row adds one, unless it is one of two and blank', () => {
  const position = { ...at(1, 'en'), rows: rows.slice(0, 2) };
  expect(rowKeyEffect(press('Enter'), position, createRow)).toEqual({
    kind: 'rows',
    rows: [...rows.slice(0, 2), row('new')],
    focus: { index: 2, language: 'ar' },
  });
  expect(rowKeyEffect(press('Enter'), { ...at(1), rows: [row('a', 'A'), row('b')] }, createRow)).toBeNull();
});

test('Backspace removes a blank row, but neither one with a text nor the only one', () => {
  expect(rowKeyEffect(press('Backspace'), at(2), createRow)).toEqual({
    kind: 'rows',
    rows: rows.slice(0, 2),
    focus: { index: 1, language: 'ar' },
  });
  expect(rowKeyEffect(press('Backspace'), at(1), createRow)).toBeNull();
  expect(rowKeyEffect(press('Backspace'), { ...at(0), rows: [row('a')] }, createRow)).toBeNull();
});

test('Alt with an arrow moves the row and the focus with it, within the list', () => {
  expect(rowKeyEffect(press('ArrowUp', { altKey: true }), at(1, 'en'), createRow)).toMatchObject({
    rows: [{ id: 'b' }, { id: 'a' }, { id: 'c' }],
    focus: { index: 0, language: 'en' },
  });
  expect(rowKeyEffect(press('ArrowDown', { altKey: true }), at(2), createRow)).toBeNull();
});

test('Ctrl or Command with Enter marks the row', () => {
  for (const modifiers of [{ ctrlKey: true }, { metaKey: true }])
    expect(rowKeyEffect(press('Enter', modifiers), at(0), createRow)).toEqual({ kind: 'mark' });
});

test.each([press('Enter', { shiftKey: true }), press('Enter', { isComposing: true }), press('ArrowUp'), press('a')])(
  'other keys keep their meaning: %j',
  (event) => expect(rowKeyEffect(event, at(0), createRow)).toBeNull(),
);

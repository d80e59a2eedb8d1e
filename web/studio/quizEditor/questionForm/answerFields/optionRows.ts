import type { Language } from '../../../../../schema/contract/languages';
import { moveItem } from '../../../../data/moveItem';
import type { OptionValues } from '../questionValues';

/** The part of a key press that decides what happens to a row. */
export interface RowKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
}

interface RowPosition<Row> {
  rows: readonly Row[];
  index: number;
  language: Language;
  /** Of the first field of a row. */
  firstLanguage: Language;
}

/** What a key does in a field of a row: other rows, and the field that has the focus then; a press on the row's mark; or going on. */
type RowEffect<Row> =
  | { kind: 'rows'; rows: readonly Row[]; focus: { index: number; language: Language } }
  | { kind: 'leave'; rows: readonly Row[] }
  | { kind: 'mark' };

/** A question has two rows at least. */
const minRows = 2;

const isBlankRow = (row: OptionValues | undefined): boolean =>
  row !== undefined && `${row.text}${row.textAr}`.trim() === '';

/**
 * Enter goes to the next row, or adds one at the end, and goes on from a blank last one; Backspace removes a blank row; Alt with an arrow moves the row; Ctrl
 * and Enter marks it as right. Null: the key keeps its meaning.
 */
export function rowKeyEffect<Row extends OptionValues>(
  event: RowKey,
  { rows, index, language, firstLanguage }: RowPosition<Row>,
  createRow: (() => Row) | null,
): RowEffect<Row> | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  const position = { rows, index, language, firstLanguage };
  if (isComposing) return null;
  if (altKey && key === 'ArrowUp') return moveRow(position, -1);
  if (altKey && key === 'ArrowDown') return moveRow(position, 1);
  if (key === 'Enter' && (ctrlKey || metaKey)) return { kind: 'mark' };
  if (key === 'Enter' && !shiftKey && !altKey) return nextRow(position, createRow);
  return key === 'Backspace' ? removeBlankRow(position) : null;
}

function moveRow<Row>({ rows, index, language }: RowPosition<Row>, by: -1 | 1): RowEffect<Row> | null {
  const to = index + by;
  if (to < 0 || to >= rows.length) return null;
  return { kind: 'rows', rows: moveItem(rows, index, to), focus: { index: to, language } };
}

function removeBlankRow<Row extends OptionValues>({ rows, index, language }: RowPosition<Row>): RowEffect<Row> | null {
  if (rows.length < 2 || !isBlankRow(rows[index])) return null;
  const rest = rows.filter((_, position) => position !== index);
  return { kind: 'rows', rows: rest, focus: { index: Math.max(0, index - 1), language } };
}

/** Rows are written one after the other, or all in one language first: a row that has a text already is in the same one. */
function nextRow<Row extends OptionValues>(
  { rows, index, language, firstLanguage }: RowPosition<Row>,
  createRow: (() => Row) | null,
): RowEffect<Row> | null {
  const isLast = index === rows.length - 1;
  if (isLast && isBlankRow(rows[index]))
    return rows.length > minRows ? { kind: 'leave', rows: rows.slice(0, -1) } : null;
  if (isLast && !createRow) return { kind: 'leave', rows };
  return {
    kind: 'rows',
    rows: isLast && createRow ? [...rows, createRow()] : rows,
    focus: { index: index + 1, language: isLast || isBlankRow(rows[index + 1]) ? firstLanguage : language },
  };
}

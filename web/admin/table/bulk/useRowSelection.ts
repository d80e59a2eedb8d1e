import { useState } from 'react';
import type { TableState } from '../tableState';
import type { AdminRow, RowSelection } from '../types';

const emptyArray: readonly never[] = [];

/**
 * Selected rows: kept on other pages, forgotten with another search or filter.
 * @param rows those of the page, of which the selection has the newest state
 */
export function useRowSelection<Row extends AdminRow>(
  rows: readonly Row[],
  { search, filters }: TableState<string, string>,
): RowSelection<Row> {
  const key = JSON.stringify([search, filters]);
  const [selection, setSelection] = useState<{ key: string; rows: readonly Row[] }>({ key, rows: emptyArray });
  const current = new Map(rows.map((row) => [row.id, row]));
  const selected = selection.key === key ? selection.rows.map((row) => current.get(row.id) ?? row) : emptyArray;
  const ids = new Set(selected.map(({ id }) => id));
  const set = (next: readonly Row[]) => setSelection({ key, rows: next });
  return {
    rows: selected,
    has: ({ id }) => ids.has(id),
    set,
    toggle: (row) => set(ids.has(row.id) ? selected.filter(({ id }) => id !== row.id) : [...selected, row]),
  };
}

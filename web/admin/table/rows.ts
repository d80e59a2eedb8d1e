import type { AdminColumn, AdminRow, RowAction } from './types';
import type { Table } from './useTable';
import type { View } from './useView';

/** Which rows of the page are chosen. */
export interface Selection {
  ids: readonly string[];
  choose(ids: string[]): void;
}

/** What the rows are shown from, as a grid or as cards. */
export interface RowsProps<Row extends AdminRow> {
  label: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  totalCount: number;
  table: Table;
  view: View;
  onView(view: View): void;
  selection: Selection;
  isLoading: boolean;
  canSelect: boolean;
  nameOf(row: Row): string;
  actions: readonly RowAction<Row>[];
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
}

import type { ReactElement, ReactNode } from 'react';
import type { TableSettings } from './tableSettings';
import type { TableStateHandle } from './tableState';

export interface AdminRow {
  id: string;
}

/** A column as the grid shows it, and a line of a card on phones. */
export interface AdminColumn<Row extends AdminRow> {
  /** The server's name of it where it is sorted by. */
  field: string;
  label: string;
  /** What stands in it: texts in the direction of their language, never longer than a line. */
  cell(row: Row): ReactNode;
  isSortable?: boolean;
  /** A column grows with `grow`, but begins no narrower than `width` pixels (120 unless told): its label and the arrow fit in. */
  width?: number;
  grow?: number;
  /** Left out until it is asked for. */
  isHidden?: boolean;
}

/** What the schema answers to a bulk action. */
export interface BulkResult {
  succeeded: readonly string[];
  failed: readonly { id: string; message: string }[];
}

/** Something that can be done to several rows at once. */
export interface BulkAction {
  name: string;
  label: string;
  icon?: ReactElement;
  /** Asked before it is done, for what cannot be taken back. */
  isDestructive?: boolean;
  execute(ids: string[]): Promise<BulkResult | undefined>;
}

/** Something that can be done to one row, beside editing and deleting it. */
export interface RowAction<Row extends AdminRow> {
  name: string;
  /** Contains the name of the row. */
  label(row: Row, name: string): string;
  icon(row: Row): ReactElement;
  run(row: Row): void;
}

/** A filter of a table: one of a few values, or a day. */
export type FilterOptions =
  | {
      label: string;
      /** Without the option of all values, whose label is `allLabel`. */
      options: readonly { value: string; label: string }[];
      allLabel: string;
    }
  | { label: string; type: 'date' };

export type AdminFilter = FilterOptions & { name: string };

/** What a table hands to the dialog that writes a row. */
export interface RecordDialogProps<Row extends AdminRow> {
  /** Null for a new one. */
  row: Row | null;
  isOpen: boolean;
  onClose(): void;
  /** Called once it is saved: the table reads itself anew and closes the dialog. */
  onDone(): Promise<void>;
  onGone(): void;
}

/** What Apollo's `useQuery` answers, as far as it matters here. */
export interface TableQuery {
  error?: unknown;
  loading: boolean;
  refetch(): Promise<unknown>;
}

/** A page of a table as the schema answers it. */
export interface TablePage<Row extends AdminRow> {
  rows: readonly Row[];
  totalCount: number;
}

/** Which rows of the page are chosen. */
export interface RowSelection {
  ids: readonly string[];
  setIds(ids: string[]): void;
}

/** What the rows are shown from, as a grid or as cards. */
export interface TableRowsProps<Row extends AdminRow> {
  label: string;
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  totalCount: number;
  table: TableStateHandle;
  settings: TableSettings;
  onSettingsChange(settings: TableSettings): void;
  selection: RowSelection;
  isLoading: boolean;
  canSelect: boolean;
  rowName(row: Row): string;
  actions: readonly RowAction<Row>[];
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
}

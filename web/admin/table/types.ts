import type { ReactElement, ReactNode } from 'react';
import type { TableDensity } from '../../data/__generated__/schemaTypes';
import type { TableStateHandle } from './tableState';

export interface AdminRow {
  id: string;
}

/** A row with the version that an optimistic lock compares, where its entity has one. */
export interface RowVersion extends AdminRow {
  updatedAt?: string | undefined;
}

export interface AdminColumn<Row extends AdminRow> {
  /** Sort field of the server, if the column is sortable. */
  field: string;
  label: string;
  /** Content of a cell, with the text direction of its language. */
  cell(row: Row): ReactNode;
  isSortable?: boolean;
  /** Hidden until the admin shows it. */
  isHidden?: boolean;
  /** A text that is read in the list itself, such as a review: its column takes the remaining width. */
  isLongText?: boolean;
  /** Whether cards show it below the name; by default the first two columns. */
  isOnCard?: boolean;
  /** Whether cards put the label before the value, such as a bare number. */
  isNamedOnCard?: boolean;
}

export interface BulkResult {
  succeeded: readonly string[];
  /** Ids among `succeeded` of rows that were so before, such as by an action of another admin. */
  unchanged?: readonly string[];
  failed: readonly { id: string; message: string }[];
  /** Versions of the changed rows, in the order of `succeeded`, where the action has an optimistic lock. */
  updatedAt?: readonly string[] | null;
}

export interface ActionConfirmation {
  title: string;
  text: ReactNode;
  /** Label of the button that runs the action. */
  confirm: string;
  /** Whether the action takes something away, so that its button is red. */
  isDestructive: boolean;
}

export interface BulkAction<Row extends AdminRow> {
  name: string;
  label: string;
  icon?: ReactElement;
  /** Whether the rows are deleted for good: the button is red, and asks first. */
  isDeletion?: boolean;
  /** Asked before the action; undefined for rows that it does not change. */
  confirmation?(rows: readonly Row[]): ActionConfirmation | undefined;
  /** Rows that have the action; the button is shown if one of them is selected. All by default. */
  appliesTo?: ((row: Row) => boolean) | undefined;
  /** Runs on at most `pageSizes.max` rows. */
  execute?(rows: readonly Row[]): Promise<BulkResult | undefined>;
  /** Opens a dialog about all selected rows, instead of `execute`. */
  open?(rows: readonly Row[]): void;
  undo?: UndoAction<Row> | undefined;
}

/** Takes an action back on the rows that it changed. */
export interface UndoAction<Row extends AdminRow> {
  /** False for a row that the undo would not bring back, such as one with a cancelled order; all by default. */
  restores?(row: Row): boolean;
  /** Receives the rows with their versions after the action. */
  execute(rows: readonly RowVersion[]): Promise<BulkResult | undefined>;
}

export interface RowAction<Row extends AdminRow> {
  name: string;
  /** The name of the action, shown on its button or in the menu; `label` starts with it. */
  text(row: Row): string;
  /** Contains the name of the row. */
  label(row: Row, name: string): string;
  icon(row: Row): ReactElement;
  /** Rows that have the action; all by default. */
  isVisible?: ((row: Row) => boolean) | undefined;
  /** Rows that wait for the action: it comes first. */
  isAwaited?: ((row: Row) => boolean) | undefined;
  run(row: Row): void;
}

export interface FilterOption {
  value: string;
  label: string;
}

export type FilterOptions =
  /** `options` lack the one of all values, whose label is `allLabel`. */
  { label: string; options: readonly FilterOption[]; allLabel: string } | { label: string; type: 'date' };

export type AdminFilter = FilterOptions & { name: string };

export interface RecordDialogProps<Row extends AdminRow> {
  /** Null for a new row. */
  row: Row | null;
  isOpen: boolean;
  /** Whether the form is a part of the record's page. */
  isInline?: boolean;
  onClose(): void;
  /** Call after saving: the table refetches its rows and closes the dialog. */
  onDone(): Promise<void>;
  onExited(): void;
}

/** The part of the result of Apollo's `useQuery` that tables use. */
export interface TableQuery {
  error?: unknown;
  loading: boolean;
  refetch(): Promise<unknown>;
}

export interface TablePage<Row extends AdminRow> {
  rows: readonly Row[];
  totalCount: number;
}

/** Selected rows, on any page of the filter. */
export interface RowSelection<Row extends AdminRow> {
  rows: readonly Row[];
  has(row: Row): boolean;
  set(rows: readonly Row[]): void;
  toggle(row: Row): void;
}

export interface TableRowsProps<Row extends AdminRow> {
  label: string;
  /** What is shown without rows. */
  emptyText: string;
  /** The shown ones. */
  columns: readonly AdminColumn<Row>[];
  rows: readonly Row[];
  table: TableStateHandle;
  density: TableDensity;
  selection: RowSelection<Row>;
  isLoading: boolean;
  canSelect: boolean;
  rowName(row: Row): string;
  actions: readonly RowAction<Row>[];
  /** Address of the page of a record. */
  recordPath: ((row: Row) => string) | undefined;
  /** What a click on a row does. */
  onOpen(row: Row): void;
  /** Rows without the buttons to edit and delete. */
  isReadOnly: ((row: Row) => boolean) | undefined;
  onEdit: ((row: Row) => void) | undefined;
  onDelete: ((row: Row) => void) | undefined;
}

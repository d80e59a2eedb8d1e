import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { ListName } from '../../../schema/contract/listNames';
import type { ResourceFormProps } from '../form/entityForm';
import type { SortDirection, TableState } from '../table/tableState';
import type {
  ActionConfirmation,
  AdminColumn,
  AdminRow,
  BulkResult,
  FilterOptions,
  RowVersion,
  TablePage,
} from '../table/types';
import type { ColumnBuilder } from './columnBuilder';
import type { ResourceNamespace, ResourceTexts } from './resourceTexts';

type SortField<Variables> = Variables extends { sort: infer Sort extends string } ? Sort : string;
type FilterInput<Variables> = Variables extends { filter?: infer Filter } ? Omit<NonNullable<Filter>, 'search'> : never;

export interface RowDialogProps<Row extends AdminRow> {
  row: Row;
  name: string;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
  /** Runs the toggle of the resource on the row. */
  onToggle(): void;
}

/** A dialog about one row or the selected ones. */
export interface RowsDialogProps<Row extends AdminRow> extends Pick<
  RowDialogProps<Row>,
  'isOpen' | 'onClose' | 'onExited'
> {
  rows: readonly Row[];
}

/** A mutation on several rows; its only field is the result. */
export type BulkDocument<Variables> = TypedDocumentNode<Record<string, BulkResult>, Variables>;

interface ToggleState<Namespace extends ResourceNamespace> {
  name: string;
  /** Visible text of the action that switches to this state, for one row and in bulk. */
  label(texts: ResourceTexts<Namespace>): string;
  icon: ReactElement;
}

/** A named filter of a list. */
interface DefaultView<Filter extends string> {
  name: string;
  filters: Partial<Record<Filter, string>>;
}

/** A flag of rows (published, active), switched for one row or for the selected ones. */
export interface RowToggle<Row extends AdminRow, Namespace extends ResourceNamespace> {
  on: ToggleState<Namespace>;
  off: ToggleState<Namespace>;
  isOn(row: Row): boolean;
  /** Whether rows wait for being switched on: a message to be handled. */
  isAwaited?: boolean;
  /** Accessible name of the button in a row; without it only selected rows are switched. */
  rowActionLabel?(row: Row, texts: ResourceTexts<Namespace>, name: string): string;
  mutate(client: ApolloClient, change: FlagChange): Promise<BulkResult | undefined>;
  /** False where switching back does not restore the row, such as its open orders; true by default. */
  isUndoable?(isOn: boolean, row: Row): boolean;
  /** Asked before rows are switched; undefined for a direction that needs no question. */
  confirm?(change: ToggleChange<Row>, texts: ResourceTexts<Namespace>): ActionConfirmation | undefined;
}

/** Rows that are switched. */
export interface FlagChange {
  ids: string[];
  isOn: boolean;
  rows: readonly RowVersion[];
  /** Whether a switch of the last minutes is taken back. */
  isUndo: boolean;
}

/** The rows that a toggle changes, all of them in the other state. */
export interface ToggleChange<Row extends AdminRow> {
  isOn: boolean;
  rows: readonly Row[];
  name: string;
}

/** An action on one row besides toggle, edit and delete: opens a dialog, runs or mutates. */
export interface ResourceAction<Row extends AdminRow, Namespace extends ResourceNamespace> {
  name: string;
  /** The name of the action, with which `label` starts. */
  text(texts: ResourceTexts<Namespace>): string;
  label(row: Row, texts: ResourceTexts<Namespace>): string;
  icon: ReactElement;
  /** Rows that have the action; all by default. */
  isVisible?(row: Row): boolean;
  /** Rows that wait for the action: it comes first. */
  isAwaited?(row: Row): boolean;
  /** Whether a click on a row does this, if rows have neither page nor form. */
  opensRow?: boolean;
  Dialog?(props: RowDialogProps<Row>): ReactNode;
  /** Opened for one row, and for the selected ones. */
  RowsDialog?(props: RowsDialogProps<Row>): ReactNode;
  /** The name of the action for several rows; default: `text`. */
  bulkText?(texts: ResourceTexts<Namespace>): string;
  run?(row: Row, navigate: NavigateFunction): void;
  /** A mutation, of one row or of at most `pageSizes.max` selected ones; the result is shown in a toast and the list is refetched. */
  mutate?(client: ApolloClient, ids: string[]): Promise<BulkResult | undefined>;
  /** Takes `mutate` back. */
  undo?(client: ApolloClient, ids: string[]): Promise<BulkResult | undefined>;
  /** What `mutate` has done to one row, for the toast; by default in the words of `text`. */
  done?(texts: ResourceTexts<Namespace>): string;
}

/** Describes an admin entity; `AdminResourceScreen` renders its list and dialogs. */
export interface AdminResource<
  Row extends AdminRow,
  Filter extends string,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
> {
  /** Prefix of element ids; name of the list in stored settings and views, and of the CSV export. */
  name: ListName;
  namespace: Namespace;
  /** The accessible name of the list; default: `label` of the namespace. */
  label?(texts: ResourceTexts<Namespace>): string;
  list: TypedDocumentNode<Data, Variables>;
  page(data: Data, state: TableState<string, string>): TablePage<Row>;
  rowName(row: Row, texts: ResourceTexts<Namespace>): string;
  columns(builder: ColumnBuilder<Row, Namespace, SortField<Variables>>): AdminColumn<Row>[];
  sort: readonly [SortField<NoInfer<Variables>>, SortDirection];
  /** Filters by URL parameter; reserved names: `tab search page size sort direction`. */
  filters?(texts: ResourceTexts<Namespace>, data: Data | undefined): Record<Filter, FilterOptions>;
  /** Views that the list has besides all rows. */
  views?(texts: ResourceTexts<Namespace>): readonly DefaultView<NoInfer<Filter>>[];
  /** Converts the filters to the query's input; the search text is added. */
  toFilter?(filters: Readonly<Record<Filter, string>>): FilterInput<Variables>;
  /** Variables of a list query with other arguments than filter, order and page. */
  toVariables?(state: TableState<string, Filter>): Variables;
  /** False for a list without free-text search. */
  canSearch?: boolean;
  Form?: ComponentType<ResourceFormProps<Row, Data>>;
  /** False for rows that are edited only. */
  canAdd?: boolean;
  /** Rows that are neither edited nor deleted. */
  isReadOnly?(row: Row): boolean;
  /** Label of the add button; default: `add` of the namespace. */
  addLabel?(texts: ResourceTexts<Namespace>): string;
  toggle?: RowToggle<NoInfer<Row>, NoInfer<Namespace>>;
  actions?: readonly ResourceAction<Row, NoInfer<Namespace>>[];
  delete?: TypedDocumentNode<unknown, { id: string }>;
  deleteMany?: BulkDocument<{ ids: string[] }>;
  /** Shown below the list, with the result of its query. */
  Summary?: ComponentType<{ data: Data | undefined }>;
  Toolbar?: ComponentType;
  /** Whether the rows of the filter can be downloaded as CSV. */
  hasExport?: boolean;
  /** Address of the page of a record. */
  recordPath?: (row: Row) => string;
}

/** Identity function that infers the type parameters. */
export const adminResource = <
  Row extends AdminRow,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
  Filter extends string = never,
>(
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>,
) => resource;

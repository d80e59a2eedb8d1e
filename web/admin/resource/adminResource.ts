import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactElement } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { ResourceFormProps } from '../form/entityForm';
import type { SortDirection, TableState } from '../table/tableState';
import type { AdminColumn, AdminRow, FilterOptions, TablePage } from '../table/types';
import type { ColumnBuilder } from './columnBuilder';
import type { ResourceNamespace, ResourceTexts } from './resourceTexts';
import type { BulkDocument, RowToggle } from './rowToggle';

type SortField<Variables> = Variables extends { sort: infer Sort extends string } ? Sort : string;
type FilterInput<Variables> = Variables extends { filter?: infer Filter } ? Omit<NonNullable<Filter>, 'search'> : never;

/** Props of a dialog that shows one row. */
export interface RowDialogProps<Row extends AdminRow> {
  row: Row;
  name: string;
  isOpen: boolean;
  onClose(): void;
  onGone(): void;
  /** Runs the toggle of the resource on the row. */
  onToggle(): void;
}

/** An action on one row beside toggling, editing and deleting it: it opens a dialog or runs. */
export interface ResourceAction<Row extends AdminRow, Namespace extends ResourceNamespace> {
  name: string;
  label(row: Row, texts: ResourceTexts<Namespace>): string;
  icon: ReactElement;
  Dialog?: ComponentType<RowDialogProps<Row>>;
  run?(row: Row, navigate: NavigateFunction): void;
}

/** The description of an admin entity, from which `AdminResourceScreen` makes its list and its dialogs. */
export interface AdminResource<
  Row extends AdminRow,
  Filter extends string,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
> {
  /** Prefix of element ids and of the stored table settings; name of the CSV export. */
  name: string;
  /** The message table of the entity. */
  namespace: Namespace;
  /** The accessible name of the list. */
  label(texts: ResourceTexts<Namespace>): string;
  list: TypedDocumentNode<Data, Variables>;
  page(data: Data, state: TableState<string, string>): TablePage<Row>;
  rowName(row: Row, texts: ResourceTexts<Namespace>): string;
  columns(builder: ColumnBuilder<Row, Namespace, SortField<Variables>>): AdminColumn<Row>[];
  /** The field that the list is sorted by at first, and its direction. */
  sort: readonly [SortField<NoInfer<Variables>>, SortDirection];
  /** The filters by their names in the address: none of `tab search page size sort direction`. */
  filters?(texts: ResourceTexts<Namespace>, data: Data | undefined): Record<Filter, FilterOptions>;
  /** The filters as the list query takes them; the search text is added. */
  toFilter?(filters: Readonly<Record<Filter, string>>): FilterInput<Variables>;
  /** The variables of a list query that takes others than filter, order and page. */
  toVariables?(state: TableState<string, Filter>): Variables;
  /** False for a list without free-text search. */
  canSearch?: boolean;
  Form?: ComponentType<ResourceFormProps<Row, Data>>;
  /** Text of the button that adds a record; the text `add` of the namespace unless given. */
  addLabel?(texts: ResourceTexts<Namespace>): string;
  toggle?: RowToggle<NoInfer<Row>, NoInfer<Namespace>>;
  actions?: readonly ResourceAction<Row, NoInfer<Namespace>>[];
  delete?: TypedDocumentNode<unknown, { id: string }>;
  deleteMany?: BulkDocument<{ ids: string[] }>;
  /** More buttons above the list. */
  Toolbar?: ComponentType;
  /** Whether the rows of the filter can be downloaded as CSV. */
  hasExport?: boolean;
}

/** Checks the description of an admin entity. */
export const adminResource = <
  Row extends AdminRow,
  Data,
  Variables,
  Namespace extends ResourceNamespace,
  Filter extends string = never,
>(
  resource: AdminResource<Row, Filter, Data, Variables, Namespace>,
) => resource;

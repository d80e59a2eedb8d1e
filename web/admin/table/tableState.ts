import { useLocation, useSearchParams } from 'react-router-dom';
import { limits } from '../../../schema/contract/limits';
import { useUrlState } from '../../ui/hooks/useUrlState';

export type SortDirection = 'asc' | 'desc';

/** What a table can be asked for, and what it shows at first. */
export interface TableConfig<Column extends string, Filter extends string> {
  /** The columns that the server sorts by, by its own names. */
  columns: readonly Column[];
  sort: Column;
  direction: SortDirection;
  /** Names of the filters, as they stand in the address: none of `tab search page size sort direction`. */
  filters: readonly Filter[];
}

/** Everything that decides which rows are shown; all of it stands in the address. */
export interface TableState<Column extends string, Filter extends string> {
  page: number;
  pageSize: number;
  sort: Column;
  direction: SortDirection;
  search: string;
  /** '' where a filter is not set. */
  filters: Record<Filter, string>;
}

const maxFilterLength = 200;
const [defaultSize] = limits.adminTable.pageSizes;

/** Reads an address; what it does not understand counts as not chosen. */
export function parseTableState<Column extends string, Filter extends string>(
  params: URLSearchParams,
  { columns, sort, direction, filters }: TableConfig<Column, Filter>,
): TableState<Column, Filter> {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const wished = params.get('direction');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= limits.id.max / limits.pageSize.max ? page : 1,
    pageSize: limits.adminTable.pageSizes.find((each) => each === size) ?? defaultSize,
    sort: columns.find((column) => column === params.get('sort')) ?? sort,
    direction: wished === 'asc' || wished === 'desc' ? wished : direction,
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    filters: Object.fromEntries(
      filters.map((name) => [name, (params.get(name) ?? '').slice(0, maxFilterLength)]),
    ) as Record<Filter, string>,
  };
}

/** The query of an address for a state: only what differs from the usual, and the tab that is kept. */
export function toQueryString<Column extends string, Filter extends string>(
  { page, pageSize, sort, direction, search, filters }: TableState<Column, Filter>,
  shape: TableConfig<Column, Filter>,
  tab: string | null,
): string {
  const isUsualOrder = sort === shape.sort && direction === shape.direction;
  const said: Record<string, string> = {
    tab: tab ?? '',
    search,
    ...filters,
    sort: isUsualOrder ? '' : sort,
    direction: isUsualOrder ? '' : direction,
    size: pageSize === defaultSize ? '' : String(pageSize),
    page: page === 1 ? '' : String(page),
  };
  const text = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
}

/** What a filter of two answers says: 'yes', 'no', or neither. */
export const parseYesNo = (value: string): boolean | undefined => (value === '' ? undefined : value === 'yes');

/** A table's state, and the way to change it. */
export interface TableStateHandle<Column extends string = string, Filter extends string = string> {
  state: TableState<Column, Filter>;
  /** Leads to the first page unless a page is named; `replace` keeps what is being typed from filling the history. */
  update(part: Partial<TableState<Column, Filter>>, replace?: boolean): void;
  /** Page, size and order as every table query of the schema takes them. */
  queryVariables: Pick<TableState<Column, Filter>, 'page' | 'pageSize' | 'sort' | 'direction'>;
}

/** The state of the table on this page, kept in its address: it survives a reload, and going back undoes the last change. */
export function useTableState<Column extends string, Filter extends string>(
  shape: TableConfig<Column, Filter>,
): TableStateHandle<Column, Filter> {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const [state, goTo] = useUrlState(
    (address) => parseTableState(address, shape),
    (next: TableState<Column, Filter>) => pathname + toQueryString(next, shape, tab),
  );
  const { page, pageSize, sort, direction } = state;
  return {
    state,
    update: (part, replace) => goTo({ ...state, page: 1, ...part }, replace),
    queryVariables: { page, pageSize, sort, direction },
  };
}

import { useLocation, useSearchParams } from 'react-router-dom';
import { bounds } from '../../../schema/contract/bounds';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { useUrlState } from '../../ui/hooks/useUrlState';

export type SortDirection = 'asc' | 'desc';

interface TableConfig<Column extends string, Filter extends string> {
  /** Sort fields of the server. */
  columns: readonly Column[];
  sort: Column;
  direction: SortDirection;
  /** Names of the filters in the address: none of `tab search page size sort direction`. */
  filters: readonly Filter[];
}

/** Page, order, search and filters of a table, stored in the URL. */
export interface TableState<Column extends string, Filter extends string> {
  page: number;
  pageSize: number;
  sort: Column;
  direction: SortDirection;
  search: string;
  /** '' for a filter that is not set. */
  filters: Record<Filter, string>;
}

const maxFilterLength = 200;
const [defaultPageSize] = pageSizes.adminTable;

/** Parses the URL's query; unknown values are ignored. */
export function parseTableState<Column extends string, Filter extends string>(
  params: URLSearchParams,
  { columns, sort, direction, filters }: TableConfig<Column, Filter>,
): TableState<Column, Filter> {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const requested = params.get('direction');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= bounds.id.max / pageSizes.max ? page : 1,
    pageSize: pageSizes.adminTable.find((each) => each === size) ?? defaultPageSize,
    sort: columns.find((column) => column === params.get('sort')) ?? sort,
    direction: requested === 'asc' || requested === 'desc' ? requested : direction,
    search: (params.get('search') ?? '').trim().slice(0, bounds.search.max),
    filters: Object.fromEntries(
      filters.map((name) => [name, (params.get(name) ?? '').slice(0, maxFilterLength)]),
    ) as Record<Filter, string>,
  };
}

/** The URL's query: values that differ from the defaults, and the current tab. */
function toTableQueryString<Column extends string, Filter extends string>(
  { page, pageSize, sort, direction, search, filters }: TableState<Column, Filter>,
  config: TableConfig<Column, Filter>,
  tab: string | null,
): string {
  const isDefaultOrder = sort === config.sort && direction === config.direction;
  const parameters: Record<string, string> = {
    tab: tab ?? '',
    search,
    ...filters,
    sort: isDefaultOrder ? '' : sort,
    direction: isDefaultOrder ? '' : direction,
    size: pageSize === defaultPageSize ? '' : String(pageSize),
    page: page === 1 ? '' : String(page),
  };
  const text = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
}

export interface TableStateHandle<Column extends string = string, Filter extends string = string> {
  state: TableState<Column, Filter>;
  /** Goes to the first page unless `page` is given; `replace` replaces the history entry. */
  update(part: Partial<TableState<Column, Filter>>, replace?: boolean): void;
  /** Search, filters and order as parameters of the address, without "?". */
  query: string;
  /** Rewrites stored parameters as `query` would have them. */
  normalizeQuery(query: string): string;
  /** The address of the list with these parameters. */
  toAddress(query: string): string;
}

/** Table state in the URL: kept on reload, restored by the browser's back button. */
export function useTableState<Column extends string, Filter extends string>(
  config: TableConfig<Column, Filter>,
): TableStateHandle<Column, Filter> {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const [state, goTo] = useUrlState(
    (address) => parseTableState(address, config),
    (next: TableState<Column, Filter>) => pathname + toTableQueryString(next, config, tab),
  );
  const toQuery = (each: TableState<Column, Filter>) =>
    toTableQueryString({ ...each, page: 1, pageSize: defaultPageSize }, config, null).slice(1);
  return {
    state,
    update: (part, replace) => goTo({ ...state, page: 1, ...part }, replace),
    query: toQuery(state),
    normalizeQuery: (query) => toQuery(parseTableState(new URLSearchParams(query), config)),
    toAddress: (query) =>
      pathname + toTableQueryString(parseTableState(new URLSearchParams(query), config), config, tab),
  };
}

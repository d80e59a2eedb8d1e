import { limits } from '../../../schema/contract/limits';

export type Direction = 'asc' | 'desc';

/** What a table can be asked for, and what it shows at first. */
export interface TableShape<Column extends string, Filter extends string> {
  /** The columns that the server sorts by, by its own names. */
  columns: readonly Column[];
  sort: Column;
  direction: Direction;
  /** Names of the filters, as they stand in the address: none of `tab search page size sort direction`. */
  filters: readonly Filter[];
}

/** Everything that decides which rows are shown; all of it stands in the address. */
export interface TableState<Column extends string, Filter extends string> {
  page: number;
  pageSize: number;
  sort: Column;
  direction: Direction;
  search: string;
  /** '' where a filter is not set. */
  filters: Record<Filter, string>;
}

const longestFilter = 200;
const [defaultSize] = limits.table.pageSizes;

/** Reads an address; what it does not understand counts as not chosen. */
export function readTable<Column extends string, Filter extends string>(
  params: URLSearchParams,
  { columns, sort, direction, filters }: TableShape<Column, Filter>,
): TableState<Column, Filter> {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const wished = params.get('direction');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= limits.id.max / limits.page.max ? page : 1,
    pageSize: limits.table.pageSizes.find((each) => each === size) ?? defaultSize,
    sort: columns.find((column) => column === params.get('sort')) ?? sort,
    direction: wished === 'asc' || wished === 'desc' ? wished : direction,
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    filters: Object.fromEntries(
      filters.map((name) => [name, (params.get(name) ?? '').slice(0, longestFilter)]),
    ) as Record<Filter, string>,
  };
}

/** The query of an address for a state: only what differs from the usual, and the tab that is kept. */
export function queryOf<Column extends string, Filter extends string>(
  { page, pageSize, sort, direction, search, filters }: TableState<Column, Filter>,
  shape: TableShape<Column, Filter>,
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
export const asFlag = (value: string): boolean | undefined => (value === '' ? undefined : value === 'yes');

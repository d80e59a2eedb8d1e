import { useLocation, useSearchParams } from 'react-router-dom';
import { useAddressState } from '../../ui/useAddressState';
import { queryOf, readTable, type TableShape, type TableState } from './state';

/** A table's state, and the way to change it. */
export interface Table<Column extends string = string, Filter extends string = string> {
  state: TableState<Column, Filter>;
  /** Leads to the first page unless a page is named; `replace` keeps what is being typed from filling the history. */
  change(part: Partial<TableState<Column, Filter>>, replace?: boolean): void;
  /** Page, size and order as every table query of the schema takes them. */
  window: Pick<TableState<Column, Filter>, 'page' | 'pageSize' | 'sort' | 'direction'>;
}

/** The state of the table on this page, kept in its address: it survives a reload, and going back undoes the last change. */
export function useTable<Column extends string, Filter extends string>(
  shape: TableShape<Column, Filter>,
): Table<Column, Filter> {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const [state, goTo] = useAddressState(
    (address) => readTable(address, shape),
    (next: TableState<Column, Filter>) => pathname + queryOf(next, shape, tab),
  );
  const { page, pageSize, sort, direction } = state;
  return {
    state,
    change: (part, replace) => goTo({ ...state, page: 1, ...part }, replace),
    window: { page, pageSize, sort, direction },
  };
}

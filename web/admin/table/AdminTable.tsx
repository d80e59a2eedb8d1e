import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode, useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingRegion } from '../../ui/feedback/LoadingRegion';
import { BulkActionBar } from './BulkActionBar';
import { CardRows } from './CardRows';
import { RowDialogs, type RowDialogState } from './RowDialogs';
import { countPages, TablePagination } from './TablePagination';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './TableToolbar';
import { useTableSettings } from './tableSettings';
import type { TableStateHandle } from './tableState';
import type {
  AdminColumn,
  AdminFilter,
  AdminRow,
  BulkAction,
  RecordDialogProps,
  RowAction,
  TablePage,
  TableQuery,
} from './types';

export interface AdminTableProps<Row extends AdminRow> {
  /** A word for this table alone: ids and the remembered view begin with it. */
  id: string;
  /** What the rows are, for those who hear the table. */
  label: string;
  table: TableStateHandle;
  query: TableQuery;
  /** What was read; what was there before while the next page is on its way (`kept(read)`). */
  page: TablePage<Row> | undefined;
  columns: readonly AdminColumn<Row>[];
  /** What people call a row: its buttons and dialogs name it so. */
  nameOf(row: Row): string;
  /** False where rows are found by their filters alone. */
  canSearch?: boolean;
  filters?: readonly AdminFilter[];
  moreFilters?: readonly ReactElement[];
  moreActions?: ReactNode;
  actions?: readonly RowAction<Row>[];
  bulkActions?: readonly BulkAction[];
  /** The dialog that writes a row; without it rows are neither added nor edited. */
  renderDialog?: (dialog: RecordDialogProps<Row>) => ReactNode;
  /** What the button that adds a row says. */
  addLabel?: string;
  /** False where rows are only edited. */
  canAdd?: boolean;
  /** Deletes a row; throws what the person is told. */
  deleteRow?: (row: Row) => Promise<unknown>;
  /** Address of the whole filter as a CSV file. */
  exportTo?: string;
}

/** The grid weighs more than many a page: whoever has no room for it does without, and public pages never load it. */
const DataGridRows = lazy(async () => ({
  default: (await import('./DataGridRows')).DataGridRows,
})) as unknown as typeof CardRows;

const emptyArray: readonly never[] = [];

/** A table of the admin panel: searched, filtered, sorted and paged by the server, its state in the address. */
export function AdminTable<Row extends AdminRow>(props: AdminTableProps<Row>) {
  const {
    id,
    table,
    query,
    page,
    columns,
    nameOf,
    filters = emptyArray,
    actions = emptyArray,
    bulkActions = emptyArray,
  } = props;
  const { renderDialog, deleteRow, canAdd = true, exportTo } = props;
  const { t } = useTranslation('admin');
  const isNarrow = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const [view, onView] = useTableSettings(id);
  const [chosen, setChosen] = useState<readonly string[]>(emptyArray);
  const [task, setTask] = useState<RowDialogState<Row> | null>(null);
  const { place, onFocus } = useRestoreFocus<HTMLDivElement>();
  useClampPage(table, page);
  const rows = page?.rows ?? emptyArray;
  // Only what is in sight can be acted on.
  const ids = chosen.filter((each) => rows.some((row) => row.id === each));
  const selection = { ids, setIds: setChosen };
  const Rows = isNarrow ? CardRows<Row> : DataGridRows<Row>;
  return (
    <div onFocus={onFocus}>
      <TableToolbar
        {...{ id, table, columns, filters, view, onView, isNarrow, exportTo }}
        canSearch={props.canSearch ?? true}
        moreFilters={props.moreFilters ?? emptyArray}
        moreActions={props.moreActions}
        add={props.addLabel ?? t('add')}
        onAdd={renderDialog && canAdd ? () => setTask({ kind: 'write', row: null, isOpen: true }) : undefined}
      />
      {bulkActions.length > 0 && <BulkActionBar actions={bulkActions} {...{ rows, nameOf, selection }} />}
      <Box ref={place} tabIndex={-1} role="group" aria-label={props.label}>
        <TableBody table={table} query={query} page={page}>
          {(known) => (
            <Rows
              {...{ label: props.label, columns, rows, table, view, onView, selection, nameOf, actions }}
              totalCount={known.totalCount}
              isLoading={query.loading}
              canSelect={bulkActions.length > 0}
              onEdit={renderDialog && ((row) => setTask({ kind: 'write', row, isOpen: true }))}
              onDelete={deleteRow && ((row) => setTask({ kind: 'delete', row, isOpen: true }))}
            />
          )}
        </TableBody>
      </Box>
      {task && <RowDialogs task={task} setTask={setTask} form={renderDialog} remove={deleteRow} nameOf={nameOf} />}
    </div>
  );
}

interface TableBodyProps<Row extends AdminRow> {
  table: TableStateHandle;
  query: TableQuery;
  page: TablePage<Row> | undefined;
  children(page: TablePage<Row>): ReactNode;
}

/** The states of a table: on its way, failed (with a retry), there. */
function TableBody<Row extends AdminRow>({ table, query, page, children }: TableBodyProps<Row>) {
  if (page)
    return (
      <>
        <Suspense fallback={<TableSkeleton />}>{children(page)}</Suspense>
        <TablePagination table={table} totalCount={page.totalCount} />
      </>
    );
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />;
  return (
    <LoadingRegion>
      <TableSkeleton />
    </LoadingRegion>
  );
}

/** Of a table that has become shorter, the last page is shown instead of one that there is no more. */
function useClampPage(table: TableStateHandle, page: TablePage<AdminRow> | undefined) {
  const { state, update } = table;
  const last = page && page.rows.length === 0 ? countPages(page.totalCount, state.pageSize) : undefined;
  const isBeyond = last !== undefined && state.page > last;
  useEffect(() => {
    if (isBeyond) update({ page: last }, true);
    // The way to change the state is new with every render; whether it is beyond is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond, last]);
}

/**
 * Keeps the focus on the page: where what had it goes (a deleted row's button, a bar that is needed no more), it moves to
 * `place`. Dialogs count as part of the component that opens them.
 */
function useRestoreFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    // Not after each render: the grid shows its rows in a time of its own, and so do dialogs that leave.
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && last.current?.isConnected === false;
      if (isLost) place.current?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return { place, onFocus: ({ target }: FocusEvent) => void (last.current = target) };
}

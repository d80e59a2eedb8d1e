import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type ReactNode } from 'react';
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

interface AdminTableProps<Row extends AdminRow> {
  /** Prefix of element ids and of the stored settings. */
  id: string;
  /** The accessible name of the rows. */
  label: string;
  table: TableStateHandle;
  query: TableQuery;
  /** The result of the query, or the previous one while the next is loading. */
  page: TablePage<Row> | undefined;
  columns: readonly AdminColumn<Row>[];
  rowName(row: Row): string;
  canSearch: boolean;
  filters: readonly AdminFilter[];
  toolbarActions: ReactNode;
  actions: readonly RowAction<Row>[];
  bulkActions: readonly BulkAction[];
  /** The dialog that edits a row; without it rows are neither added nor edited. */
  renderForm: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  addLabel: string;
  /** Deletes a row; a rejection is shown to the admin. */
  deleteRow: ((row: Row) => Promise<unknown>) | undefined;
  exportUrl: string | undefined;
}

// Loaded where it is shown: narrow screens use cards, and public pages never load the grid.
const DataGridRows = lazy(async () => ({
  default: (await import('./DataGridRows')).DataGridRows,
})) as unknown as typeof CardRows;

const emptyArray: readonly never[] = [];

/** The toolbar, the rows and the dialogs of a list. */
export function AdminTable<Row extends AdminRow>(props: AdminTableProps<Row>) {
  const { id, label, table, query, page, columns, rowName, actions, bulkActions, renderForm, deleteRow } = props;
  const { canSearch, filters, toolbarActions, addLabel, exportUrl } = props;
  const isNarrow = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const [settings, onSettingsChange] = useTableSettings(id);
  const [selectedIds, setIds] = useState<readonly string[]>(emptyArray);
  const [task, setTask] = useState<RowDialogState<Row> | null>(null);
  const { fallbackRef, onFocus } = useRestoreFocus<HTMLDivElement>();
  useClampPage(table, page);
  const rows = page?.rows ?? emptyArray;
  // Rows that are no longer shown cannot be acted on.
  const selection = { ids: selectedIds.filter((selected) => rows.some((row) => row.id === selected)), setIds };
  const Rows = isNarrow ? CardRows<Row> : DataGridRows<Row>;
  return (
    <div onFocus={onFocus}>
      <TableToolbar
        {...{ id, table, columns, filters, settings, onSettingsChange, isNarrow }}
        {...{ canSearch, toolbarActions, addLabel, exportUrl }}
        onAdd={renderForm && (() => setTask({ kind: 'edit', row: null, isOpen: true }))}
      />
      {bulkActions.length > 0 && <BulkActionBar actions={bulkActions} {...{ rows, rowName, selection }} />}
      <Box ref={fallbackRef} tabIndex={-1} role="group" aria-label={label}>
        <TableBody table={table} query={query} page={page}>
          {({ totalCount }) => (
            <Rows
              {...{ label, columns, rows, totalCount, table, settings, onSettingsChange, selection, rowName, actions }}
              isLoading={query.loading}
              canSelect={bulkActions.length > 0}
              onEdit={renderForm && ((row) => setTask({ kind: 'edit', row, isOpen: true }))}
              onDelete={deleteRow && ((row) => setTask({ kind: 'delete', row, isOpen: true }))}
            />
          )}
        </TableBody>
      </Box>
      {task && <RowDialogs {...{ task, setTask, renderForm, deleteRow, rowName }} />}
    </div>
  );
}

interface TableBodyProps<Row extends AdminRow> {
  table: TableStateHandle;
  query: TableQuery;
  page: TablePage<Row> | undefined;
  children(page: TablePage<Row>): ReactNode;
}

/** Loading, error with retry, or rows. */
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

/** Shows the last page when the current one no longer exists. */
function useClampPage({ state, update }: TableStateHandle, page: TablePage<AdminRow> | undefined) {
  const lastPage = page && page.rows.length === 0 ? countPages(page.totalCount, state.pageSize) : undefined;
  const isBeyond = lastPage !== undefined && state.page > lastPage;
  const goToPage = useEffectEvent((target: number | undefined) => update({ page: target }, true));
  useEffect(() => {
    if (isBeyond) goToPage(lastPage);
  }, [isBeyond, lastPage]);
}

/**
 * Moves the focus to `fallbackRef` when the focused element is removed (a deleted row's button, the bulk action bar).
 * Dialogs count as part of the component that opens them.
 */
function useRestoreFocus<Fallback extends HTMLElement>() {
  const fallbackRef = useRef<Fallback>(null);
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    // An observer instead of an effect per render: the grid updates its rows, and dialogs leave, after React has rendered.
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && lastFocused.current?.isConnected === false;
      if (isLost) fallbackRef.current?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return { fallbackRef, onFocus: ({ target }: FocusEvent) => void (lastFocused.current = target) };
}

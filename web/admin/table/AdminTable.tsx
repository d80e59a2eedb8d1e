import { Box, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusFallback } from '../../ui/hooks/lostFocus';
import { pressedId } from '../../ui/hooks/repeatedPress';
import { ErrorState, LoadingRegion } from '../../ui/feedback/queryStates';
import { newRecordParam } from '../../routing/paths';
import { useAddressRequest } from '../useAddressRequest';
import { SavedViews } from '../savedViews/SavedViews';
import { useTranslation } from '../../language';
import type { ListViews } from '../savedViews/useListViews';
import { BulkActionBar } from './bulk/BulkActionBar';
import { CardRows } from './rows/CardRows';
import { RowDialogs, type RowDialogState } from './rows/RowDialogs';
import { countPages, TablePagination } from './TablePagination';
import { TableRows } from './rows/TableRows';
import { TableSkeleton } from './TableSkeleton';
import { TableToolbar } from './toolbar/TableToolbar';
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
import { useRowSelection } from './bulk/useRowSelection';
import { useTableSettings } from './toolbar/useTableSettings';

interface AdminTableProps<Row extends AdminRow> {
  /** Prefix of element ids, and name of the list in stored settings and views. */
  id: string;
  label: string;
  table: TableStateHandle;
  query: TableQuery;
  /** The result of the query, or the previous one while the next is loading. */
  page: TablePage<Row> | undefined;
  columns: readonly AdminColumn<Row>[];
  rowName(row: Row): string;
  isReadOnly?: ((row: Row) => boolean) | undefined;
  canSearch: boolean;
  filters: readonly AdminFilter[];
  toolbarActions: ReactNode;
  actions: readonly RowAction<Row>[];
  bulkActions: readonly BulkAction<Row>[];
  /** Reads the rows of all pages, at most `pageSizes.selectedRows`. */
  fetchMatching(): Promise<readonly Row[]>;
  listViews: ListViews;
  recordPath: ((row: Row) => string) | undefined;
  /** What a click on a row does if it has neither page nor form. */
  onRead(row: Row): void;
  /** The dialog that edits a row; without it rows are neither added nor edited. */
  renderForm: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  canAdd: boolean;
  addLabel: string;
  /** A rejection is shown to the admin. */
  deleteRow: ((row: Row) => Promise<unknown>) | undefined;
  exportUrl: string | undefined;
}

const emptyArray: readonly never[] = [];

export function AdminTable<Row extends AdminRow>(props: AdminTableProps<Row>) {
  const { id, label, table, query, page, columns, rowName, actions, bulkActions, renderForm, deleteRow } = props;
  const { canSearch, filters, toolbarActions, addLabel, exportUrl, listViews, recordPath } = props;
  const isNarrow = useMediaQuery('(max-width: 43.75em)', { noSsr: true });
  const settings = useTableSettings(id, listViews);
  const rowsId = useId();
  const { openDialog, setOpenDialog, onAdd, onEdit, onDelete, onOpen } = useRowDialogs(props);
  // A form may propose what the list tells, such as the next position.
  useRequestedForm(rowsId, page && onAdd);
  useClampPage(table, page);
  const selection = useRowSelection(page?.rows ?? emptyArray, table.state);
  const { t } = useTranslation('admin');
  const isNarrowed = [table.state.search, ...Object.values<string>(table.state.filters)].some((value) => value !== '');
  const Rows = isNarrow ? CardRows<Row> : TableRows<Row>;
  const remove =
    deleteRow &&
    (async (row: Row) => {
      await deleteRow(row);
      if (selection.has(row)) selection.toggle(row);
    });
  return (
    <div {...focusFallback(rowsId)}>
      <SavedViews listViews={listViews} table={table} columns={settings.columns} />
      <TableToolbar
        id={id}
        table={table}
        columns={columns}
        filters={filters}
        settings={settings}
        isNarrow={isNarrow}
        canSearch={canSearch}
        toolbarActions={toolbarActions}
        addLabel={addLabel}
        exportUrl={exportUrl}
        onAdd={onAdd}
      />
      {bulkActions.length > 0 && page && (
        <BulkActionBar
          page={page}
          rowName={rowName}
          selection={selection}
          actions={bulkActions}
          fetchMatching={props.fetchMatching}
        />
      )}
      <Box id={rowsId} tabIndex={-1} role="group" aria-label={label} onClickCapture={ignoreMovedRow}>
        <TableBody table={table} query={query} page={settings.isReady ? page : undefined}>
          {({ rows }) => (
            <Rows
              label={label}
              emptyText={t(isNarrowed ? 'table.noMatch' : 'table.empty', { label })}
              rows={rows}
              table={table}
              selection={selection}
              rowName={rowName}
              actions={actions}
              recordPath={recordPath}
              onOpen={onOpen}
              onEdit={onEdit}
              columns={columns.filter((column, index) => index === 0 || settings.isShown(column))}
              density={settings.density}
              isReadOnly={props.isReadOnly}
              isLoading={query.loading}
              canSelect={bulkActions.length > 0}
              onDelete={onDelete}
            />
          )}
        </TableBody>
      </Box>
      {openDialog && (
        <RowDialogs
          openDialog={openDialog}
          setOpenDialog={setOpenDialog}
          renderForm={renderForm}
          deleteRow={remove}
          rowName={rowName}
        />
      )}
    </div>
  );
}

/** A dialog gives the focus back to the table: nothing has it on a page that opens with one. */
function useRequestedForm(rowsId: string, onAdd: (() => void) | undefined): void {
  useAddressRequest(
    newRecordParam,
    '1',
    onAdd &&
      (() => {
        document.getElementById(rowsId)?.focus({ preventScroll: true });
        onAdd();
      }),
  );
}

/** A further press at the same place is not for the row that has moved there, as the one before was approved. */
function ignoreMovedRow(event: MouseEvent): void {
  const id = event.target instanceof Element && event.target.closest('[data-row]')?.getAttribute('data-row');
  if (!id || pressedId(event, id) === id) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The open dialog of a row, and what opens one. A row with a page of its own, or without a form, opens that instead. */
function useRowDialogs<Row extends AdminRow>(props: AdminTableProps<Row>) {
  const { canAdd, renderForm, deleteRow, recordPath, isReadOnly, onRead } = props;
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<RowDialogState<Row> | null>(null);
  const onEdit = renderForm && ((row: Row) => setOpenDialog({ kind: 'edit', row, isOpen: true }));
  return {
    openDialog,
    setOpenDialog,
    onEdit,
    onAdd: canAdd && renderForm ? () => setOpenDialog({ kind: 'edit', row: null, isOpen: true }) : undefined,
    onDelete: deleteRow && ((row: Row) => setOpenDialog({ kind: 'delete', row, isOpen: true })),
    onOpen: (row: Row) => {
      if (recordPath) void navigate(recordPath(row));
      else if (onEdit && !isReadOnly?.(row)) onEdit(row);
      else onRead(row);
    },
  };
}

interface TableBodyProps<Row extends AdminRow> {
  table: TableStateHandle;
  query: TableQuery;
  page: TablePage<Row> | undefined;
  children(page: TablePage<Row>): ReactNode;
}

function TableBody<Row extends AdminRow>({ table, query, page, children }: TableBodyProps<Row>) {
  if (page)
    return (
      <>
        {children(page)}
        <TablePagination table={table} totalCount={page.totalCount} shown={page.rows.length} />
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

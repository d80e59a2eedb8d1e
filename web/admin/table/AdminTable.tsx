import { Box, useMediaQuery, IconButton, Stack } from '@mui/material';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, useId } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation, formatArabicDigits, formatNumber } from '../../language';
import { ErrorState, LoadingRegion } from '../../ui/feedback/queryStates';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { LastPageIcon, FirstPageIcon } from '../../art/icons/tableIcons';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/commonIcons';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { toClientError } from '../../data/clientError';
import { isUncounted, knownRowCount } from '../../data/rowCounts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { BulkActionBar } from './BulkActionBar';
import { CardRows } from './CardRows';
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
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';

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
  isReadOnly?: ((row: Row) => boolean) | undefined;
  canSearch: boolean;
  filters: readonly AdminFilter[];
  toolbarActions: ReactNode;
  actions: readonly RowAction<Row>[];
  bulkActions: readonly BulkAction[];
  /** The dialog that edits a row; without it rows are neither added nor edited. */
  renderForm: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  canAdd: boolean;
  addLabel: string;
  /** A rejection is shown to the admin. */
  deleteRow: ((row: Row) => Promise<unknown>) | undefined;
  exportUrl: string | undefined;
}

// Loaded on demand: narrow screens use cards, and public pages never load the grid.
const DataGridRows = lazy(async () => ({
  default: (await import('./DataGridRows')).DataGridRows,
})) as unknown as typeof CardRows;

const emptyArray: readonly never[] = [];

/** The toolbar, the rows and the dialogs of a list. */
export function AdminTable<Row extends AdminRow>(props: AdminTableProps<Row>) {
  const { id, label, table, query, page, columns, rowName, actions, bulkActions, renderForm, deleteRow } = props;
  const { canSearch, filters, toolbarActions, canAdd, addLabel, exportUrl } = props;
  const isNarrow = useMediaQuery('(max-width: 43.75em)', { noSsr: true });
  const [settings, onSettingsChange] = useTableSettings(id);
  const [selectedIds, setIds] = useState<readonly string[]>(emptyArray);
  const [openDialog, setOpenDialog] = useState<RowDialogState<Row> | null>(null);
  const { fallbackRef, onFocus } = useRestoreFocus<HTMLDivElement>();
  useClampPage(table, page);
  const rows = page?.rows ?? emptyArray;
  // Actions apply only to rows that are shown.
  const selection = { ids: selectedIds.filter((selected) => rows.some((row) => row.id === selected)), setIds };
  const Rows = isNarrow ? CardRows<Row> : DataGridRows<Row>;
  return (
    <div onFocus={onFocus}>
      <TableToolbar
        {...{ id, table, columns, filters, settings, onSettingsChange, isNarrow }}
        {...{ canSearch, toolbarActions, addLabel, exportUrl }}
        onAdd={canAdd && renderForm ? () => setOpenDialog({ kind: 'edit', row: null, isOpen: true }) : undefined}
      />
      {bulkActions.length > 0 && <BulkActionBar actions={bulkActions} {...{ rows, rowName, selection }} />}
      <Box ref={fallbackRef} tabIndex={-1} role="group" aria-label={label}>
        <TableBody table={table} query={query} page={page}>
          {({ totalCount }) => (
            <Rows
              {...{ label, columns, rows, totalCount, table, settings, onSettingsChange, selection, rowName, actions }}
              isReadOnly={props.isReadOnly}
              isLoading={query.loading}
              canSelect={bulkActions.length > 0}
              onEdit={renderForm && ((row) => setOpenDialog({ kind: 'edit', row, isOpen: true }))}
              onDelete={deleteRow && ((row) => setOpenDialog({ kind: 'delete', row, isOpen: true }))}
            />
          )}
        </TableBody>
      </Box>
      {openDialog && <RowDialogs {...{ openDialog, setOpenDialog, renderForm, deleteRow, rowName }} />}
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

const paginationStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
  marginBlockStart: 2,
  color: 'text.secondary',
} as const;

/** Number of pages, at least one. */
const countPages = (totalCount: number, pageSize: number): number => Math.max(1, Math.ceil(totalCount / pageSize));

interface TablePaginationProps {
  table: TableStateHandle;
  totalCount: number;
  /** Number of rows on the page. */
  shown: number;
}

/** Pagination, range and page size of an admin table (R-ADM-3). */
function TablePagination({ table, totalCount, shown }: TablePaginationProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { page, pageSize } = table.state;
  const known = knownRowCount(totalCount, { page, pageSize, shown });
  const pages = countPages(known, pageSize);
  const n = (value: number) => formatNumber(value, 'ar');
  const total = (exact: number, counted: number) =>
    isUncounted(totalCount) ? t('table.moreThan', { n: n(counted) }) : n(exact);
  const from = Math.min((page - 1) * pageSize + 1, known);
  const to = Math.min(page * pageSize, known);
  const buttons = [
    { name: 'first', icon: <FirstPageIcon />, to: 1, isOff: page <= 1 },
    { name: 'previous', icon: <ChevronBackIcon />, to: page - 1, isOff: page <= 1 },
    { name: 'next', icon: <ChevronForwardIcon />, to: page + 1, isOff: page >= pages },
    { name: 'last', icon: <LastPageIcon />, to: pages, isOff: page >= pages },
  ] as const;
  return (
    <Stack direction="row" sx={paginationStyles}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 }}>
        <label htmlFor={id}>{t('table.rowsPerPage')}</label>
        <Box sx={{ inlineSize: 96 }}>
          <NativeSelect
            id={id}
            isLabelHidden
            name="size"
            label={t('table.rowsPerPage')}
            value={String(pageSize)}
            options={pageSizes.adminTable.map((size) => ({
              value: String(size),
              label: formatArabicDigits(size),
            }))}
            onChange={(size) => table.update({ pageSize: Number(size) })}
          />
        </Box>
        <span role="status">
          {t('table.range', { from: n(from), to: n(to), total: total(totalCount, pageSizes.countedRows) })}
        </span>
      </Stack>
      <Stack
        component="nav"
        aria-label={t('table.pages')}
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Box component="span" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
          {t('table.pageOf', { page: n(page), pages: total(pages, pageSizes.countedRows / pageSize) })}
        </Box>
        {buttons.map(({ name, icon, to: target, isOff }) => (
          <IconButton
            key={name}
            aria-label={t(`table.${name}`)}
            // Not `disabled`: the focus would be lost on reaching the end.
            aria-disabled={isOff}
            onClick={isOff ? undefined : () => table.update({ page: target })}
            sx={{
              border: '1px solid',
              borderColor: 'divider',
              '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
            }}
          >
            {icon}
          </IconButton>
        ))}
      </Stack>
    </Stack>
  );
}

/** The open dialog and its row; null for a new row. A closed dialog stays until its transition has ended. */
type RowDialogState<Row extends AdminRow> =
  { kind: 'edit'; row: Row | null; isOpen: boolean } | { kind: 'delete'; row: Row; isOpen: boolean };

interface RowDialogsProps<Row extends AdminRow> {
  openDialog: RowDialogState<Row>;
  setOpenDialog(openDialog: RowDialogState<Row> | null): void;
  rowName(row: Row): string;
  renderForm: ((dialog: RecordDialogProps<Row>) => ReactNode) | undefined;
  deleteRow: ((row: Row) => Promise<unknown>) | undefined;
}

/** The dialog that edits or deletes a row; afterwards all queries are refetched. */
function RowDialogs<Row extends AdminRow>(props: RowDialogsProps<Row>) {
  const { openDialog, setOpenDialog, rowName, renderForm, deleteRow } = props;
  const refetchAll = useInvalidateAllQueries();
  const { isOpen } = openDialog;
  const onClose = () => setOpenDialog({ ...openDialog, isOpen: false });
  const onDone = async () => {
    await refetchAll();
    onClose();
  };
  const dialog = { isOpen, onClose, onDone, onExited: () => setOpenDialog(null) };
  if (openDialog.kind === 'edit') return renderForm?.({ ...dialog, row: openDialog.row });
  return (
    deleteRow && (
      <DeleteRowDialog {...dialog} name={rowName(openDialog.row)} deleteRow={() => deleteRow(openDialog.row)} />
    )
  );
}

interface DeleteRowDialogProps {
  name: string;
  isOpen: boolean;
  /** A rejection is shown to the admin. */
  deleteRow(): Promise<unknown>;
  onClose(): void;
  onDone(): Promise<void>;
  onExited(): void;
}

/** Confirmation before a row is deleted (R-ADM-2). */
function DeleteRowDialog({ name, deleteRow, onDone, ...dialog }: DeleteRowDialogProps) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await deleteRow();
      await onDone();
      toast({ title: t('deleted') });
    } catch (error) {
      const { message, messageWithStatus } = toClientError(error);
      setError(message);
      toast({ title: t('error'), description: messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('delete.title')}
      confirm={tCommon('delete')}
      confirming={tCommon('deleting')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
    >
      {t('delete.text', { name: name || t('unnamed') })} {tCommon('cannotBeUndone')}
    </ConfirmDialog>
  );
}

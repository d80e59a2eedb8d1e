import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Busy } from '../../ui/Busy';
import { ErrorState } from '../../ui/ErrorState';
import { BulkBar } from './BulkBar';
import { RowCards } from './RowCards';
import { RowDialogs, type RowTask } from './RowDialogs';
import { TableBar } from './TableBar';
import { pagesOf, TableFooter } from './TableFooter';
import { TableSkeleton } from './TableSkeleton';
import type {
  AdminColumn,
  AdminFilter,
  AdminRow,
  BulkAction,
  RecordDialogProps,
  RowAction,
  TablePage,
  TableRead,
} from './types';
import type { Table } from './useTable';
import { useHeldFocus } from './useHeldFocus';
import { useView } from './useView';

export interface AdminTableProps<Row extends AdminRow> {
  /** A word for this table alone: ids and the remembered view begin with it. */
  id: string;
  /** What the rows are, for those who hear the table. */
  label: string;
  table: Table;
  read: TableRead;
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
  bulk?: readonly BulkAction[];
  /** The dialog that writes a row; without it rows are neither added nor edited. */
  form?: (dialog: RecordDialogProps<Row>) => ReactNode;
  /** What the button that adds a row says. */
  add?: string;
  /** False where rows are only edited. */
  canAdd?: boolean;
  /** Deletes a row; throws what the person is told. */
  remove?: (row: Row) => Promise<unknown>;
  /** Address of the whole filter as a CSV file. */
  exportTo?: string;
}

/** The grid weighs more than many a page: whoever has no room for it does without, and public pages never load it. */
const Grid = lazy(async () => ({ default: (await import('./Grid')).Grid })) as unknown as typeof RowCards;

const nothing: readonly never[] = [];

/** A table of the admin panel: searched, filtered, sorted and paged by the server, its state in the address. */
export function AdminTable<Row extends AdminRow>(props: AdminTableProps<Row>) {
  const { id, table, read, page, columns, nameOf, filters = nothing, actions = nothing, bulk = nothing } = props;
  const { form, remove, canAdd = true, exportTo } = props;
  const { t } = useTranslation('admin');
  const isNarrow = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const [view, onView] = useView(id);
  const [chosen, setChosen] = useState<readonly string[]>(nothing);
  const [task, setTask] = useState<RowTask<Row> | null>(null);
  const { place, onFocus } = useHeldFocus<HTMLDivElement>();
  useLastPage(table, page);
  const rows = page?.rows ?? nothing;
  // Only what is in sight can be acted on.
  const ids = chosen.filter((each) => rows.some((row) => row.id === each));
  const selection = { ids, choose: setChosen };
  const Rows = isNarrow ? RowCards<Row> : Grid<Row>;
  return (
    <div onFocus={onFocus}>
      <TableBar
        {...{ id, table, columns, filters, view, onView, isNarrow, exportTo }}
        canSearch={props.canSearch ?? true}
        moreFilters={props.moreFilters ?? nothing}
        moreActions={props.moreActions}
        add={props.add ?? t('add')}
        onAdd={form && canAdd ? () => setTask({ kind: 'write', row: null, isOpen: true }) : undefined}
      />
      {bulk.length > 0 && <BulkBar actions={bulk} {...{ rows, nameOf, selection }} />}
      <Box ref={place} tabIndex={-1} role="group" aria-label={props.label}>
        <TableBody table={table} read={read} page={page}>
          {(known) => (
            <Rows
              {...{ label: props.label, columns, rows, table, view, onView, selection, nameOf, actions }}
              totalCount={known.totalCount}
              isLoading={read.loading}
              canSelect={bulk.length > 0}
              onEdit={form && ((row) => setTask({ kind: 'write', row, isOpen: true }))}
              onDelete={remove && ((row) => setTask({ kind: 'delete', row, isOpen: true }))}
            />
          )}
        </TableBody>
      </Box>
      {task && <RowDialogs task={task} setTask={setTask} form={form} remove={remove} nameOf={nameOf} />}
    </div>
  );
}

interface TableBodyProps<Row extends AdminRow> {
  table: Table;
  read: TableRead;
  page: TablePage<Row> | undefined;
  children(page: TablePage<Row>): ReactNode;
}

/** The states of a table: on its way, failed (with a retry), there. */
function TableBody<Row extends AdminRow>({ table, read, page, children }: TableBodyProps<Row>) {
  if (page)
    return (
      <>
        <Suspense fallback={<TableSkeleton />}>{children(page)}</Suspense>
        <TableFooter table={table} totalCount={page.totalCount} />
      </>
    );
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch().catch(() => undefined)} />;
  return (
    <Busy>
      <TableSkeleton />
    </Busy>
  );
}

/** Of a table that has become shorter, the last page is shown instead of one that there is no more. */
function useLastPage(table: Table, page: TablePage<AdminRow> | undefined) {
  const { state, change } = table;
  const last = page && page.rows.length === 0 ? pagesOf(page.totalCount, state.pageSize) : undefined;
  const isBeyond = last !== undefined && state.page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, true);
    // The way to change the state is new with every render; whether it is beyond is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBeyond, last]);
}

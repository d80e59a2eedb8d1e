import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation, usePlural, formatNumber } from '../../../language';
import { pageSizes } from '../../../../schema/contract/pageSizes';
import { toClientError } from '../../../data/errors/clientError';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { useRequest } from '../../../ui/hooks/useRequest';
import { runInChunks } from './runInChunks';
import type { AdminRow, BulkAction, RowSelection, TablePage } from '../types';
import { useConfirmation } from '../useConfirmation';
import { useInvalidateAllQueries } from '../../useInvalidateAllQueries';
import { useUndo } from './useUndo';

interface BulkActionBarProps<Row extends AdminRow> {
  actions: readonly BulkAction<Row>[];
  page: TablePage<Row>;
  rowName(row: Row): string;
  selection: RowSelection<Row>;
  /** Reads the rows of all pages, at most `pageSizes.selectedRows`. */
  fetchMatching(): Promise<readonly Row[]>;
}

const barStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1,
  paddingInline: 2,
  marginBlockEnd: 1.5,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

export function BulkActionBar<Row extends AdminRow>(props: BulkActionBarProps<Row>) {
  const { actions, rowName, selection } = props;
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const formatCount = usePlural('admin');
  const { run, isBusy, failedRows, clearFailedRows } = useBulkAction({ rowName, selection });
  const { ask, dialog } = useConfirmation();
  const { rows } = selection;
  const confirmDeletion = () => ({
    title: t('delete.title'),
    text: `${formatCount('delete.many', rows.length)} ${tCommon('cannotBeUndone')}`,
    confirm: tCommon('delete'),
    isDestructive: true,
  });
  const start = (action: BulkAction<Row>) => {
    if (action.open) action.open(rows.filter(action.appliesTo ?? (() => true)));
    else ask(action.isDeletion ? confirmDeletion() : action.confirmation?.(rows), () => void run(action));
  };
  return (
    <>
      {rows.length > 0 && (
        <Stack direction="row" role="region" aria-label={t('bulk.label')} aria-busy={isBusy} sx={barStyles}>
          <Box role="status" sx={{ fontWeight: 700, marginInlineEnd: 1 }}>
            {isBusy ? t('bulk.working') : formatCount('bulk.selected', rows.length)}
          </Box>
          <SelectMatchingButton {...props} />
          {actions
            .filter(({ appliesTo }) => !appliesTo || rows.some(appliesTo))
            .map((action) => (
              <Button
                key={action.name}
                size="small"
                variant="outlined"
                color={action.isDeletion ? 'error' : 'inherit'}
                startIcon={action.icon}
                aria-disabled={isBusy}
                onClick={isBusy ? undefined : () => start(action)}
              >
                {action.label}
              </Button>
            ))}
          <Button size="small" color="inherit" onClick={() => selection.set([])} sx={{ marginInlineStart: 'auto' }}>
            {t('bulk.clear')}
          </Button>
        </Stack>
      )}
      {failedRows.length > 0 && (
        <Alert severity="warning" onClose={clearFailedRows} closeText={tCommon('close')} sx={{ marginBlockEnd: 2 }}>
          {formatCount('bulk.refused', failedRows.length)}:
          <Box component="ul" sx={{ margin: 0, marginBlockStart: 1, paddingInlineStart: 2.5 }}>
            {failedRows.map(({ id, name, message }) => (
              <li key={id}>
                <bdi>{name}</bdi>: <bdi>{message}</bdi>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {dialog}
    </>
  );
}

/** Extends the selection of a whole page to all pages. */
function SelectMatchingButton<Row extends AdminRow>({ page, selection, fetchMatching }: BulkActionBarProps<Row>) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const { run, isBusy } = useRequest(
    async () => selection.set(await fetchMatching()),
    ({ messageWithStatus }) => toast({ title: t('error'), description: messageWithStatus, variant: 'destructive' }),
  );
  const count = Math.min(page.totalCount, pageSizes.selectedRows);
  if (selection.rows.length >= count || !page.rows.every((row) => selection.has(row))) return null;
  const n = formatNumber(count, 'ar');
  return (
    <Button size="small" aria-busy={isBusy} onClick={run}>
      {t(count < page.totalCount ? 'bulk.selectFirst' : 'bulk.selectMatching', { n })}
    </Button>
  );
}

interface FailedRow {
  id: string;
  name: string;
  message: string;
}

/** Runs actions on the selected rows. Refused rows stay selected, with their reasons. */
function useBulkAction<Row extends AdminRow>({
  rowName,
  selection,
}: Pick<BulkActionBarProps<Row>, 'rowName' | 'selection'>) {
  const { t } = useTranslation('admin');
  const formatCount = usePlural('admin');
  const toast = useToast();
  const offerUndo = useUndo();
  const refetchAll = useInvalidateAllQueries();
  const [isBusy, setBusy] = useState(false);
  const [failedRows, setFailedRows] = useState<readonly FailedRow[]>([]);

  const run = async ({ appliesTo = () => true, execute, undo }: BulkAction<Row>) => {
    if (!execute) return;
    const rows = selection.rows.filter(appliesTo);
    const byId = new Map(rows.map((row) => [row.id, row]));
    setBusy(true);
    setFailedRows([]);
    try {
      const result = await runInChunks(rows, execute);
      const { succeeded, failed } = result;
      await refetchAll();
      const failures = failed.flatMap(({ id, message }) => {
        const row = byId.get(id);
        return row ? [{ id, message, row, name: rowName(row) || t('unnamed') }] : [];
      });
      setFailedRows(failures);
      selection.set(failures.map(({ row }) => row));
      const changed = succeeded.flatMap((id) => byId.get(id) ?? []);
      toast({
        title: formatCount('bulk.done', succeeded.length),
        ...(failures.length > 0 && {
          variant: 'destructive' as const,
          description: formatCount('bulk.refused', failures.length),
        }),
        ...offerUndo(undo, changed, result),
      });
    } catch (error) {
      toast({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failedRows, clearFailedRows: () => setFailedRows([]) };
}

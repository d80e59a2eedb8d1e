import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation, usePlural } from '../../language';
import { toClientError } from '../../data/clientError';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { AdminRow, BulkAction, RowSelection } from './types';
import { useConfirmation } from './useConfirmation';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';

interface BulkActionBarProps<Row extends AdminRow> {
  actions: readonly BulkAction[];
  rows: readonly Row[];
  rowName(row: Row): string;
  selection: RowSelection;
}

const barStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1,
  paddingInline: 2,
  marginBlockEnd: 2,
  borderRadius: '12px',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

export function BulkActionBar<Row extends AdminRow>({ actions, rows, rowName, selection }: BulkActionBarProps<Row>) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const formatCount = usePlural('admin');
  const { run, isBusy, failedRows, clearFailedRows } = useBulkAction({ rows, rowName, selection });
  const { ask, dialog } = useConfirmation();
  const { ids } = selection;
  const confirmDeletion = () => ({
    title: t('delete.title'),
    text: `${formatCount('delete.many', ids.length)} ${tCommon('cannotBeUndone')}`,
    confirm: tCommon('delete'),
    isDestructive: true,
  });
  const start = (action: BulkAction) =>
    ask(action.isDeletion ? confirmDeletion() : action.confirmation?.(ids), () => void run(action));
  return (
    <>
      {ids.length > 0 && (
        <Stack direction="row" role="region" aria-label={t('bulk.label')} aria-busy={isBusy} sx={barStyles}>
          <Box role="status" sx={{ fontWeight: 700, marginInlineEnd: 1 }}>
            {isBusy ? t('bulk.working') : formatCount('bulk.selected', ids.length)}
          </Box>
          {actions
            .filter(({ appliesTo }) => !appliesTo || ids.some(appliesTo))
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
          <Button size="small" color="inherit" onClick={() => selection.setIds([])} sx={{ marginInlineStart: 'auto' }}>
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

interface FailedRow {
  id: string;
  name: string;
  message: string;
}

interface BulkActionOptions<Row extends AdminRow> {
  rows: readonly Row[];
  rowName(row: Row): string;
  selection: RowSelection;
}

/** Runs actions on the selected rows. Refused rows stay selected, with their reasons. */
function useBulkAction<Row extends AdminRow>({ rows, rowName, selection }: BulkActionOptions<Row>) {
  const { t } = useTranslation('admin');
  const formatCount = usePlural('admin');
  const toast = useToast();
  const refetchAll = useInvalidateAllQueries();
  const [isBusy, setBusy] = useState(false);
  const [failedRows, setFailedRows] = useState<readonly FailedRow[]>([]);

  const run = async ({ appliesTo = () => true, execute }: BulkAction) => {
    const names = new Map(rows.map((row) => [row.id, rowName(row) || t('unnamed')]));
    setBusy(true);
    setFailedRows([]);
    try {
      const result = await execute(selection.ids.filter(appliesTo));
      await refetchAll();
      const failures = (result?.failed ?? []).map((each) => ({ ...each, name: names.get(each.id) ?? each.id }));
      setFailedRows(failures);
      selection.setIds(failures.map(({ id }) => id));
      toast({
        title: formatCount('bulk.done', result?.succeeded.length ?? 0),
        ...(failures.length > 0 && {
          variant: 'destructive' as const,
          description: formatCount('bulk.refused', failures.length),
        }),
      });
    } catch (error) {
      toast({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failedRows, clearFailedRows: () => setFailedRows([]) };
}

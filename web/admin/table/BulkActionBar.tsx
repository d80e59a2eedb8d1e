import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toClientError } from '../../data/clientError';
import { usePlural } from '../../language/usePlural';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import type { RowSelection, AdminRow, BulkAction } from './types';
import { useRefetchAll } from './useRefetchAll';

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

/** The actions on the selected rows, and the rows that the last action refused. */
export function BulkActionBar<Row extends AdminRow>({ actions, rows, rowName, selection }: BulkActionBarProps<Row>) {
  const { t } = useTranslation('admin');
  const { t: tCommon } = useTranslation();
  const formatCount = usePlural('admin');
  const { run, isBusy, refused, clearRefused } = useBulkAction({ rows, rowName, selection });
  const [actionToConfirm, setActionToConfirm] = useState<BulkAction | null>(null);
  const { ids } = selection;
  const start = (action: BulkAction) => (action.isDestructive ? setActionToConfirm(action) : void run(action));
  return (
    <>
      {ids.length > 0 && (
        <Stack direction="row" role="region" aria-label={t('bulk.label')} aria-busy={isBusy} sx={barStyles}>
          <Box role="status" sx={{ fontWeight: 700, marginInlineEnd: 1 }}>
            {isBusy ? t('bulk.working') : formatCount('bulk.selected', ids.length)}
          </Box>
          {actions.map((action) => (
            <Button
              key={action.name}
              size="small"
              variant="outlined"
              color={action.isDestructive ? 'error' : 'inherit'}
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
      {refused.length > 0 && (
        <Alert severity="warning" onClose={clearRefused} closeText={tCommon('close')} sx={{ marginBlockEnd: 2 }}>
          {formatCount('bulk.refused', refused.length)}:
          <Box component="ul" sx={{ margin: 0, marginBlockStart: 1, paddingInlineStart: 2.5 }}>
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                <bdi>{name}</bdi>: <bdi>{message}</bdi>
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <ConfirmDialog
        isOpen={actionToConfirm !== null}
        title={t('delete.title')}
        confirm={tCommon('delete')}
        onConfirm={() => {
          setActionToConfirm(null);
          if (actionToConfirm) void run(actionToConfirm);
        }}
        onClose={() => setActionToConfirm(null)}
      >
        {formatCount('delete.many', ids.length)} {tCommon('cannotBeUndone')}
      </ConfirmDialog>
    </>
  );
}

/** A row that an action did not change, and the reason. */
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
  const refetchAll = useRefetchAll();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly FailedRow[]>([]);

  const run = async ({ execute }: BulkAction) => {
    const names = new Map(rows.map((row) => [row.id, rowName(row) || t('unnamed')]));
    setBusy(true);
    setRefused([]);
    try {
      const result = await execute([...selection.ids]);
      await refetchAll();
      const failedRows = (result?.failed ?? []).map((each) => ({ ...each, name: names.get(each.id) ?? each.id }));
      setRefused(failedRows);
      selection.setIds(failedRows.map(({ id }) => id));
      toast({
        title: formatCount('bulk.done', result?.succeeded.length ?? 0),
        ...(failedRows.length > 0 && {
          variant: 'destructive' as const,
          description: formatCount('bulk.refused', failedRows.length),
        }),
      });
    } catch (error) {
      toast({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, refused, clearRefused: () => setRefused([]) };
}

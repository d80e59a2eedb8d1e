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
  nameOf(row: Row): string;
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

/** What can be done to the chosen rows, while some are; and which of them refused it. */
export function BulkActionBar<Row extends AdminRow>({ actions, rows, nameOf, selection }: BulkActionBarProps<Row>) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const counted = usePlural('admin');
  const { run, isBusy, refused, forget } = useBulkAction({ rows, nameOf, selection });
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const { ids } = selection;
  const start = (action: BulkAction) => (action.isDestructive ? setAsked(action) : void run(action));
  return (
    <>
      {ids.length > 0 && (
        <Stack direction="row" role="region" aria-label={t('bulk.label')} aria-busy={isBusy} sx={barStyles}>
          <Box role="status" sx={{ fontWeight: 700, marginInlineEnd: 1 }}>
            {isBusy ? t('bulk.working') : counted('bulk.selected', ids.length)}
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
        <Alert severity="warning" onClose={forget} closeText={common('close')} sx={{ marginBlockEnd: 2 }}>
          {counted('bulk.refused', refused.length)}:
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
        isOpen={asked !== null}
        title={t('delete.title')}
        confirm={common('delete')}
        onConfirm={() => {
          setAsked(null);
          if (asked) void run(asked);
        }}
        onClose={() => setAsked(null)}
      >
        {counted('delete.many', ids.length)} {common('cannotBeUndone')}
      </ConfirmDialog>
    </>
  );
}

/** A row that stayed as it was, and why. */
interface FailedRow {
  id: string;
  name: string;
  message: string;
}

interface BulkActionOptions<Row extends AdminRow> {
  rows: readonly Row[];
  nameOf(row: Row): string;
  selection: RowSelection;
}

/** Runs actions on the chosen rows. Says how many are done, and keeps those that were refused: chosen still, with their reasons. */
function useBulkAction<Row extends AdminRow>({ rows, nameOf, selection }: BulkActionOptions<Row>) {
  const { t } = useTranslation('admin');
  const counted = usePlural('admin');
  const notify = useToast();
  const fresh = useRefetchAll();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly FailedRow[]>([]);

  const run = async ({ execute }: BulkAction) => {
    const names = new Map(rows.map((row) => [row.id, nameOf(row) || t('unnamed')]));
    setBusy(true);
    setRefused([]);
    try {
      const outcome = await execute([...selection.ids]);
      await fresh();
      const told = (outcome?.failed ?? []).map((each) => ({ ...each, name: names.get(each.id) ?? each.id }));
      setRefused(told);
      selection.setIds(told.map(({ id }) => id));
      notify({
        title: counted('bulk.done', outcome?.succeeded.length ?? 0),
        ...(told.length > 0 && { variant: 'destructive' as const, description: counted('bulk.refused', told.length) }),
      });
    } catch (error) {
      notify({ title: t('error'), description: toClientError(error).messageWithStatus, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, refused, forget: () => setRefused([]) };
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounted } from '../../language/useCounted';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Selection } from './rows';
import type { AdminRow, BulkAction } from './types';
import { useBulk } from './useBulk';

interface BulkBarProps<Row extends AdminRow> {
  actions: readonly BulkAction[];
  rows: readonly Row[];
  nameOf(row: Row): string;
  selection: Selection;
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
export function BulkBar<Row extends AdminRow>({ actions, rows, nameOf, selection }: BulkBarProps<Row>) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const counted = useCounted('admin');
  const { run, isBusy, refused, forget } = useBulk({ rows, nameOf, selection });
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
          <Button size="small" color="inherit" onClick={() => selection.choose([])} sx={{ marginInlineStart: 'auto' }}>
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

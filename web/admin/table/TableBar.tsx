import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../art/icons/DownloadIcon';
import { PlusIcon } from '../../art/icons/PlusIcon';
import { TableFilters } from './TableFilters';
import type { AdminColumn, AdminFilter, AdminRow } from './types';
import type { Table } from './useTable';
import type { View } from './useView';
import { ViewMenu } from './ViewMenu';

export interface TableBarProps<Row extends AdminRow> {
  id: string;
  table: Table;
  columns: readonly AdminColumn<Row>[];
  filters: readonly AdminFilter[];
  view: View;
  onView(view: View): void;
  /** Whether rows are shown as cards, which have no density. */
  isNarrow: boolean;
  canSearch: boolean;
  exportTo: string | undefined;
  /** More ways to narrow the table, and more buttons. */
  moreFilters: readonly ReactElement[];
  moreActions: ReactNode;
  add: string;
  onAdd: (() => void) | undefined;
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 2,
  marginBlockEnd: 2,
} as const;

/** On phones the buttons share what there is; their words say enough without pictures. */
const buttonStyles = (isNarrow: boolean) =>
  isNarrow
    ? ({
        inlineSize: '100%',
        '& .MuiButton-root': { flex: '1 1 auto', paddingInline: 1.25 },
        '& .MuiButton-startIcon': { display: 'none' },
      } as const)
    : ({ marginInlineStart: 'auto' } as const);

/** Above a table: what narrows it, and what is done beyond its rows. */
export function TableBar<Row extends AdminRow>(props: TableBarProps<Row>) {
  const { id, table, filters, canSearch, isNarrow, exportTo, moreFilters, moreActions, add, onAdd } = props;
  const { t } = useTranslation('admin');
  return (
    <Box sx={barStyles}>
      <TableFilters {...{ id, table, filters, moreFilters, canSearch, isNarrow }} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, ...buttonStyles(isNarrow) }}>
        <ViewMenu {...props} />
        {moreActions}
        {exportTo && (
          <Button
            component="a"
            href={exportTo}
            download
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
          >
            {t('table.export')}
          </Button>
        )}
        {onAdd && (
          <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
            {add}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

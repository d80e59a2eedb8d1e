import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { DownloadIcon } from '../../../art/icons/lessonIcons';
import { PlusIcon } from '../../../art/icons/editIcons';
import { useTranslation } from '../../../language';
import { SearchField } from '../../../ui/form/SearchField';
import { FilterButton, FilterChips } from './TableFilters';
import { TableSettingsMenu } from './TableSettingsMenu';
import type { TableStateHandle } from '../tableState';
import type { AdminColumn, AdminFilter, AdminRow } from '../types';
import type { TableSettings } from './useTableSettings';

interface TableToolbarProps<Row extends AdminRow> {
  id: string;
  table: TableStateHandle;
  columns: readonly AdminColumn<Row>[];
  filters: readonly AdminFilter[];
  settings: TableSettings;
  /** Whether rows are shown as cards. */
  isNarrow: boolean;
  canSearch: boolean;
  exportUrl: string | undefined;
  toolbarActions: ReactNode;
  addLabel: string;
  onAdd: (() => void) | undefined;
}

const toolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 1.5,
  '& .MuiOutlinedInput-root': { minBlockSize: 40 },
  '& .MuiOutlinedInput-input': { paddingBlock: '2px' },
} as const;

const buttonStyles = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  marginInlineStart: 'auto',
  '& .MuiButton-root': { minBlockSize: 40, paddingBlock: 0, paddingInline: 1.5 },
} as const;

/** On phones the buttons share the width and have no icons. */
const narrowButtonStyles = {
  ...buttonStyles,
  flex: '1 1 100%',
  '&:empty': { display: 'none' },
  '& .MuiButton-root': { flex: '1 1 auto', minBlockSize: 40, paddingBlock: 0, paddingInline: 1 },
  '& .MuiButton-startIcon': { display: 'none' },
} as const;

/** Search, filters and actions of a list, in one line where there is room. */
export function TableToolbar<Row extends AdminRow>(props: TableToolbarProps<Row>) {
  const { id, table, columns, filters, canSearch, isNarrow, exportUrl, toolbarActions, addLabel, onAdd } = props;
  const { t } = useTranslation('admin');
  const sortColumns = isNarrow ? columns.filter(({ isSortable }) => isSortable ?? true) : [];
  return (
    <Box sx={toolbarStyles}>
      <Box
        role="search"
        aria-label={t('table.filters')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: '1 1 20rem', minInlineSize: 0 }}
      >
        {canSearch && (
          <Box sx={{ flex: '1 1 8rem', maxInlineSize: { sm: '20rem' } }}>
            <SearchField
              id={`${id}-search`}
              label={t('table.search')}
              isLabelHidden
              placeholder={t(isNarrow ? 'table.search' : 'table.searchPlaceholder')}
              value={table.state.search}
              onSearch={(search) => table.update({ search }, true)}
            />
          </Box>
        )}
        <FilterButton id={id} table={table} filters={filters} sortColumns={sortColumns} />
        {isNarrow && <TableSettingsMenu {...props} />}
        <FilterChips table={table} filters={filters} />
      </Box>
      <Stack direction="row" sx={isNarrow ? narrowButtonStyles : buttonStyles}>
        {!isNarrow && <TableSettingsMenu {...props} />}
        {exportUrl && (
          <Button
            component="a"
            href={exportUrl}
            download
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
          >
            {t('table.export')}
          </Button>
        )}
        {toolbarActions}
        {onAdd && (
          <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

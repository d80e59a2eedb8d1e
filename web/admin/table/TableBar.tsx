import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from '../../art/icons/DownloadIcon';
import { PlusIcon } from '../../art/icons/PlusIcon';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
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
  moreFilters: ReactNode;
  moreActions: ReactNode;
  add: string;
  onAdd: (() => void) | undefined;
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 2,
  marginBlockEnd: 2,
} as const;

const fieldStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 320px',
  alignItems: 'end',
  gap: 1.5,
  '& > *': { flex: { xs: '1 1 100%', sm: '1 1 150px' }, inlineSize: 'auto', maxInlineSize: { sm: 190 } },
  // The search has room for a few words.
  '& > :has(input[type="search"])': { flexBasis: { sm: 240 }, maxInlineSize: { sm: 320 } },
} as const;

/** Above a table: what narrows it, and what is done beyond its rows. */
export function TableBar<Row extends AdminRow>(props: TableBarProps<Row>) {
  const { id, table, filters, canSearch, exportTo, moreFilters, moreActions, add, onAdd } = props;
  const { t } = useTranslation('admin');
  const { state, change } = table;
  return (
    <Box sx={barStyles}>
      <Box role="search" aria-label={t('table.filters')} sx={fieldStyles}>
        {canSearch && (
          <SearchField
            id={`${id}-search`}
            label={t('table.search')}
            placeholder={t('table.searchPlaceholder')}
            value={state.search}
            onSearch={(search) => change({ search }, true)}
          />
        )}
        {filters.map(({ name, label, all, options }) => (
          <NativeSelect
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            value={state.filters[name] ?? ''}
            options={[{ value: '', label: all }, ...options]}
            onChoose={(value) => change({ filters: { ...state.filters, [name]: value } })}
          />
        ))}
        {moreFilters}
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
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

import { Box, IconButton, Stack } from '@mui/material';
import { useId } from 'react';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/commonIcons';
import { FirstPageIcon, LastPageIcon } from '../../art/icons/tableIcons';
import { isUncounted, knownRowCount } from '../../data/rowCounts';
import { formatArabicDigits, formatNumber, useTranslation } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import type { TableStateHandle } from './tableState';

const paginationStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
  marginBlockStart: 2,
  color: 'text.secondary',
} as const;

export const countPages = (totalCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));

interface TablePaginationProps {
  table: TableStateHandle;
  totalCount: number;
  shown: number;
}

export function TablePagination({ table, totalCount, shown }: TablePaginationProps) {
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

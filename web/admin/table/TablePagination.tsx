import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { LastPageIcon, FirstPageIcon } from '../../art/icons/adminIcons';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/shellIcons';
import { formatArabicDigits, formatNumber } from '../../language/formatters';
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

/** How many pages a table has; one at least, which may be empty. */
export const countPages = (totalCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));

/** Pagination, range and page size of an admin table (R-ADM-3). */
export function TablePagination({ table, totalCount }: { table: TableStateHandle; totalCount: number }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { page, pageSize } = table.state;
  const pages = countPages(totalCount, pageSize);
  const n = (value: number) => formatNumber(value, 'ar');
  const from = Math.min((page - 1) * pageSize + 1, totalCount);
  const to = Math.min(page * pageSize, totalCount);
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
            options={limits.adminTable.pageSizes.map((size) => ({
              value: String(size),
              label: formatArabicDigits(size),
            }))}
            onChoose={(size) => table.update({ pageSize: Number(size) })}
          />
        </Box>
        <span role="status">{t('table.range', { from: n(from), to: n(to), total: n(totalCount) })}</span>
      </Stack>
      <Stack
        component="nav"
        aria-label={t('table.pages')}
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Box component="span" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
          {t('table.pageOf', { page: n(page), pages: n(pages) })}
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

import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../ui/form/NativeSelect';
import type { AdminColumn, AdminRow } from './types';
import type { Table } from './useTable';

interface SortFieldsProps<Row extends AdminRow> {
  columns: readonly AdminColumn<Row>[];
  table: Table;
}

/** The order of the rows, where there are no headers to press. */
export function SortFields<Row extends AdminRow>({ columns, table: { state, change } }: SortFieldsProps<Row>) {
  const { t } = useTranslation('admin');
  const id = useId();
  const options = columns
    .filter(({ isSortable }) => isSortable ?? true)
    .map(({ field, label }) => ({ value: field, label }));
  if (options.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 1.5 }}>
      <NativeSelect
        id={`${id}sort`}
        name="sort"
        label={t('table.sortBy')}
        value={state.sort}
        options={
          options.some(({ value }) => value === state.sort) ? options : [{ value: state.sort, label: '' }, ...options]
        }
        onChoose={(sort) => change({ sort })}
      />
      <NativeSelect
        id={`${id}direction`}
        name="direction"
        label={t('table.direction')}
        value={state.direction}
        options={[
          { value: 'asc', label: t('table.ascending') },
          { value: 'desc', label: t('table.descending') },
        ]}
        onChoose={(direction) => change({ direction: direction === 'asc' ? 'asc' : 'desc' })}
      />
    </Box>
  );
}

import { Button, FormControl, InputLabel, OutlinedInput, Popover, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { CloseIcon, FilterIcon } from '../../../art/icons/listIcons';
import { formatDate, useTranslation } from '../../../language';
import { NativeSelect } from '../../../ui/form/NativeSelect';
import type { TableStateHandle } from '../tableState';
import type { AdminColumn, AdminFilter, AdminRow } from '../types';

interface TableFiltersProps {
  table: TableStateHandle;
  filters: readonly AdminFilter[];
}

/** The values of a filter as they are read; undefined while its options are loading. */
function describeFilter(filter: AdminFilter, value: string): string | undefined {
  if ('options' in filter) return filter.options.find((option) => option.value === value)?.label;
  return Number.isNaN(Date.parse(value)) ? value : formatDate(value, 'ar');
}

/** One button for each filter that is set, which removes it. */
export function FilterChips({ table: { state, update }, filters }: TableFiltersProps) {
  const { t } = useTranslation('admin');
  return filters
    .filter(({ name }) => (state.filters[name] ?? '') !== '')
    .map((filter) => {
      const { name, label } = filter;
      const text = `${label}: ${describeFilter(filter, state.filters[name] ?? '') ?? '…'}`;
      return (
        <Button
          key={name}
          size="small"
          color="inherit"
          aria-label={t('table.removeFilter', { filter: text })}
          endIcon={<CloseIcon size={16} />}
          onClick={() => update({ filters: { ...state.filters, [name]: '' } })}
          sx={{ minBlockSize: 32, paddingBlock: 0, borderRadius: '8px', backgroundColor: 'tint', color: 'onTint' }}
        >
          {text}
        </Button>
      );
    });
}

interface FilterButtonProps<Row extends AdminRow> extends TableFiltersProps {
  id: string;
  /** The order is chosen here where there are no column headers. */
  sortColumns: readonly AdminColumn<Row>[];
}

/** Opens the fields of all filters. A choice applies at once, and is in the address. */
export function FilterButton<Row extends AdminRow>({ id, table, filters, sortColumns }: FilterButtonProps<Row>) {
  const { t } = useTranslation('admin');
  const { state, update } = table;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const active = filters.filter(({ name }) => (state.filters[name] ?? '') !== '').length;
  if (filters.length === 0 && sortColumns.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minBlockSize: 40, paddingInline: 1.5, paddingBlock: 0 }}
      >
        {active > 0 ? `${t('table.filter')} (${active})` : t('table.filter')}
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('table.filters'), sx: { padding: 2, inlineSize: 288 } } }}
      >
        <Stack sx={{ gap: 1.5 }}>
          {filters.map((filter) => {
            const { name, label } = filter;
            const field = { name, label, id: `${id}-${name}`, value: state.filters[name] ?? '' };
            const setValue = (value: string) => update({ filters: { ...state.filters, [name]: value } });
            return 'options' in filter ? (
              <NativeSelect
                {...field}
                key={name}
                options={[{ value: '', label: filter.allLabel }, ...filter.options]}
                onChange={setValue}
              />
            ) : (
              <FormControl key={name} fullWidth>
                <InputLabel htmlFor={field.id}>{label}</InputLabel>
                <OutlinedInput
                  id={field.id}
                  name={name}
                  value={field.value}
                  type="date"
                  onChange={(event) => setValue(event.target.value)}
                  inputProps={{ max: '9999-12-31' }}
                />
              </FormControl>
            );
          })}
          {sortColumns.length > 0 && <SortSelects columns={sortColumns} table={table} />}
        </Stack>
      </Popover>
    </>
  );
}

interface SortSelectsProps<Row extends AdminRow> {
  columns: readonly AdminColumn<Row>[];
  table: TableStateHandle;
}

/** Sort field and direction, because cards have no column headers. */
function SortSelects<Row extends AdminRow>({ columns, table: { state, update } }: SortSelectsProps<Row>) {
  const { t } = useTranslation('admin');
  const id = useId();
  const options = columns.map(({ field, label }) => ({ value: field, label }));
  return (
    <>
      <NativeSelect
        id={`${id}sort`}
        name="sort"
        label={t('table.sortBy')}
        value={state.sort}
        options={
          options.some(({ value }) => value === state.sort) ? options : [{ value: state.sort, label: '' }, ...options]
        }
        onChange={(sort) => update({ sort })}
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
        onChange={(direction) => update({ direction: direction === 'asc' ? 'asc' : 'desc' })}
      />
    </>
  );
}

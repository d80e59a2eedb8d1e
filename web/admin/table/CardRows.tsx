import { Box, Button, Card, Checkbox, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from '../../language';
import { NativeSelect } from '../../ui/form/NativeSelect';
import type { TableStateHandle } from './tableState';
import type { TableRowsProps, AdminRow, AdminColumn } from './types';
import { useRowActions } from './useRowActions';

const cardFieldStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  margin: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& dd:empty::before': { content: '"—"', color: 'text.secondary' },
} as const;

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
  padding: 2,
  listStyle: 'none',
  // Cards show texts in full.
  '--tayyar-cell-lines': 'none',
} as const;

const actionsStyles = {
  flexWrap: 'wrap',
  justifyContent: 'end',
  marginInline: -1,
  '& .MuiButton-root': { minBlockSize: 44, paddingInline: 1, fontSize: '0.9375rem' },
  '& .tayyar-icon': { inlineSize: 20, blockSize: 20 },
} as const;

export function CardRows<Row extends AdminRow>(props: TableRowsProps<Row>) {
  const { label, columns, rows, settings, table, selection, canSelect, rowName, isLoading } = props;
  const { t } = useTranslation('admin');
  const { resolveActions } = useRowActions(props);
  const visibleColumns = columns.filter(({ field, isHidden }) => settings.columns[field] ?? !isHidden);
  const [title, ...fields] = visibleColumns;
  const toggle = (id: string, isSelected: boolean) =>
    selection.setIds(isSelected ? [...selection.ids, id] : selection.ids.filter((each) => each !== id));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SortSelects columns={columns} table={table} />
      <Stack component="ul" aria-label={label} aria-busy={isLoading} sx={{ gap: 1.5, margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <Card key={row.id} component="li" sx={cardStyles}>
            <Stack direction="row" sx={{ alignItems: 'start', gap: 1 }}>
              {canSelect && (
                <Checkbox
                  checked={selection.ids.includes(row.id)}
                  onChange={(_event, isSelected) => toggle(row.id, isSelected)}
                  slotProps={{ input: { 'aria-label': t('table.select', { name: rowName(row) || t('unnamed') }) } }}
                  sx={{ margin: -1, marginInlineEnd: 0 }}
                />
              )}
              <Box sx={{ flex: 1, minInlineSize: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
                {title?.cell(row)}
              </Box>
            </Stack>
            <Box component="dl" sx={cardFieldStyles}>
              {fields.map(({ field, label: name, cell }) => (
                <Box key={field} sx={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>{cell(row)}</dd>
                </Box>
              ))}
            </Box>
            <Stack direction="row" sx={actionsStyles}>
              {resolveActions(row).map(({ name, text, label: buttonLabel, icon, isDestructive, run }) => (
                <Button
                  key={name}
                  size="small"
                  color={isDestructive ? 'error' : 'inherit'}
                  aria-label={buttonLabel}
                  startIcon={icon}
                  onClick={run}
                >
                  {text}
                </Button>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
      {rows.length === 0 && !isLoading && (
        <Typography sx={{ textAlign: 'center', paddingBlock: 6, color: 'text.secondary' }}>
          {t('table.empty')}
        </Typography>
      )}
    </Stack>
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
    </Box>
  );
}

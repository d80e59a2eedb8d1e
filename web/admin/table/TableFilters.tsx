import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '../../art/icons/listIcons';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
import type { AdminFilter } from './types';
import type { TableStateHandle } from './tableState';

interface TableFiltersProps {
  id: string;
  table: TableStateHandle;
  filters: readonly AdminFilter[];
  canSearch: boolean;
  /** On phones, all but the search wait behind a button. */
  isNarrow: boolean;
}

/** As wide as all fields beside each other need; where there is less room, they form a grid of even columns. */
const wideLayoutStyles = (fields: number) => {
  // Of many fields, those of the second row shall be as many as those of the first, or one less.
  const least = fields > 4 ? 200 : 150;
  return {
    display: 'grid',
    flex: `1 1 ${fields * (least + 12)}px`,
    maxInlineSize: { md: fields * 232 },
    gridTemplateColumns: `repeat(auto-fit, minmax(${least}px, 1fr))`,
    alignItems: 'end',
    gap: 1.5,
  } as const;
};

const narrowLayoutStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  inlineSize: '100%',
} as const;

/** What narrows a table: a text, choices among a few, and what else it has. */
export function TableFilters({ id, table, filters, canSearch, isNarrow }: TableFiltersProps) {
  const { t } = useTranslation('admin');
  const { state, update } = table;
  const choices = (
    <>
      {filters.map((filter) => {
        const { name, label } = filter;
        const field = {
          ...{ name, label, id: `${id}-${name}` },
          value: state.filters[name] ?? '',
        };
        const setValue = (value: string) => update({ filters: { ...state.filters, [name]: value } });
        return 'options' in filter ? (
          <NativeSelect
            {...field}
            key={name}
            options={[{ value: '', label: filter.allLabel }, ...filter.options]}
            onChoose={setValue}
          />
        ) : (
          <TextField
            {...field}
            key={name}
            type="date"
            onChange={(event) => setValue(event.target.value)}
            slotProps={{ htmlInput: { max: '9999-12-31' } }}
          />
        );
      })}
    </>
  );
  return (
    <Box
      role="search"
      aria-label={t('table.filters')}
      sx={isNarrow ? narrowLayoutStyles : wideLayoutStyles(filters.length + (canSearch ? 1 : 0))}
    >
      {canSearch && (
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <SearchField
            id={`${id}-search`}
            label={t('table.search')}
            placeholder={t('table.searchPlaceholder')}
            value={state.search}
            onSearch={(search) => update({ search }, true)}
          />
        </Box>
      )}
      {isNarrow && filters.length > 0 ? (
        <CollapsibleFilters active={Object.values(state.filters).filter((value) => value !== '').length}>
          {choices}
        </CollapsibleFilters>
      ) : (
        choices
      )}
    </Box>
  );
}

/** The fields behind a button, which says how many of them narrow the table. */
function CollapsibleFilters({ active, children }: { active: number; children: ReactElement }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ minBlockSize: 48, paddingInline: 2 }}
      >
        {active > 0 ? `${t('table.filter')} (${active})` : t('table.filter')}
      </Button>
      {isOpen && (
        <Box id={fieldsId} sx={{ display: 'grid', gridTemplateColumns: '1fr', gap: 1.5, inlineSize: '100%' }}>
          {children}
        </Box>
      )}
    </>
  );
}

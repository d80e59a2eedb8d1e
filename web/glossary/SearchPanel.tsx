import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { paths } from '../paths';
import { SearchField } from '../ui/form/SearchField';
import { withoutScripts } from '../ui/withoutScripts';
import { CategoryField } from './CategoryField';
import type { GlossaryFilters } from './filters';

interface SearchPanelProps {
  filters: GlossaryFilters;
  categories: readonly CategoryCountFragment[];
  change(part: Partial<GlossaryFilters>, replace?: boolean): void;
  /** Hears of every letter that is typed. */
  onType(text: string): void;
}

const panelStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(220px, 300px)' },
  gap: 2,
  padding: { xs: 2, md: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'paper',
} as const;

/** Search and category: a plain form that sends itself to the address where no script runs. */
export function SearchPanel({ filters, categories, change, onType }: SearchPanelProps) {
  const { t } = useTranslation('glossary');
  return (
    <Box
      component="form"
      role="search"
      action={paths.glossary()}
      onSubmit={(event) => event.preventDefault()}
      sx={panelStyles}
    >
      <SearchField
        id="glossary-search"
        label={t('search')}
        placeholder={t('placeholder')}
        value={filters.search}
        onSearch={(search) => change({ search }, true)}
        onType={onType}
      />
      <CategoryField value={filters.category} categories={categories} onChoose={(category) => change({ category })} />
      {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
      <Button type="submit" variant="contained" sx={withoutScripts}>
        {t('apply')}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { SearchField } from '../ui/form/SearchField';
import { withoutScripts } from '../ui/withoutScripts';
import type { BlogFilters } from './filters';

const formStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  marginBlockStart: 3.5,
  maxInlineSize: '34rem',
} as const;

/** The search of the blog: a plain form that sends itself to the address where no script runs. */
export function BlogSearch({ filters, onSearch }: { filters: BlogFilters; onSearch(search: string): void }) {
  const { t } = useTranslation('blog');
  return (
    <Box
      component="form"
      role="search"
      action={paths.blog()}
      onSubmit={(event) => event.preventDefault()}
      sx={formStyles}
    >
      <SearchField
        id="blog-search"
        label={t('list.search')}
        placeholder={t('list.placeholder')}
        value={filters.search}
        onSearch={onSearch}
      />
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <Button type="submit" variant="contained" sx={withoutScripts}>
        {t('list.submit')}
      </Button>
    </Box>
  );
}

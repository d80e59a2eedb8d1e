import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryChoiceFragment } from './__generated__/CourseListScreen';
import { paths } from '../paths';
import { ChoicePills } from '../ui/form/ChoicePills';
import { SearchField } from '../ui/form/SearchField';
import { withoutScripts } from '../ui/withoutScripts';
import { CategoryField } from './CategoryField';
import { ClearFilters } from './ClearFilters';
import { countActive, levels, prices, type CourseFilters } from './filters';
import { FilterToggle } from './FilterToggle';
import { filterFields, filterForm, panelStyles } from './panelStyles';

interface FilterPanelProps {
  filters: CourseFilters;
  categories: readonly CategoryChoiceFragment[];
  change(part: Partial<CourseFilters>, replace?: boolean): void;
}

/** All filters of the course list: a plain form that sends itself to the address where no script runs. */
export function FilterPanel({ filters, categories, change }: FilterPanelProps) {
  const { t } = useTranslation('courses');
  const [isOpen, setOpen] = useState(false);
  const active = countActive(filters);
  return (
    <Box
      component="form"
      id={filterForm}
      role="search"
      action={paths.courses()}
      onSubmit={(event) => event.preventDefault()}
      sx={panelStyles}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          minBlockSize: 40,
          display: { xs: 'none', md: 'flex' },
        }}
      >
        <Typography component="h2" variant="h5">
          {t('filters.title')}
        </Typography>
        {active > 0 && <ClearFilters size="small">{t('filters.clearAll')}</ClearFilters>}
      </Stack>
      <SearchField
        id="course-search"
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        value={filters.search}
        onSearch={(search) => change({ search }, true)}
      />
      <FilterToggle isOpen={isOpen} active={active} onToggle={() => setOpen(!isOpen)} />
      <Stack id={filterFields} className={isOpen ? 'whole' : 'whole closed'} sx={{ gap: 3 }}>
        <CategoryField value={filters.category} categories={categories} onChoose={(category) => change({ category })} />
        <ChoicePills
          legend={t('filters.level')}
          name="level"
          value={filters.level}
          options={[
            { value: '', label: t('filters.allLevels') },
            ...levels.map((level) => ({ value: level, label: t(`levels.${level}`) })),
          ]}
          onChoose={(level) => change({ level })}
        />
        <ChoicePills
          legend={t('filters.price')}
          name="price"
          value={filters.price}
          options={[
            { value: '', label: t('filters.allPrices') },
            ...prices.map((price) => ({ value: price, label: t(`filters.${price}Only`) })),
          ]}
          onChoose={(price) => change({ price })}
        />
        {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
        <Button type="submit" variant="contained" sx={withoutScripts}>
          {t('filters.apply')}
        </Button>
      </Stack>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '../../art/icons/listIcons';
import { formatNumber, localizeField } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { paths } from '../../paths';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { RadioChips } from '../../ui/form/RadioChips';
import { SearchField } from '../../ui/form/SearchField';
import { noScriptOnly } from '../../ui/layout/hiddenStyles';
import { ResetFiltersButton } from './ResetFilters';
import type { CourseCategoryOptionFragment } from './__generated__/CourseListScreen';
import { countActiveFilters, courseLevels, coursePriceFilters, type CourseFilters } from './courseFilters';
import { filterFieldsId, filterFormId, filterPanelStyles } from './filterPanelStyles';

interface CourseFilterPanelProps {
  filters: CourseFilters;
  categories: readonly CourseCategoryOptionFragment[];
  onChange(changes: Partial<CourseFilters>, replace?: boolean): void;
}

/** A plain GET form, so that it also works without JavaScript. */
export function CourseFilterPanel({ filters, categories, onChange }: CourseFilterPanelProps) {
  const { t } = useTranslation('courses');
  const [isOpen, setOpen] = useState(false);
  const active = countActiveFilters(filters);
  return (
    <Box
      component="form"
      id={filterFormId}
      role="search"
      action={paths.courses()}
      onSubmit={(event) => event.preventDefault()}
      sx={filterPanelStyles}
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
        {active > 0 && <ResetFiltersButton size="small">{t('filters.clearAll')}</ResetFiltersButton>}
      </Stack>
      <SearchField
        id="course-search"
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        value={filters.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      <MobileFilterToggle isOpen={isOpen} activeCount={active} onToggle={() => setOpen(!isOpen)} />
      <Stack id={filterFieldsId} className={isOpen ? 'whole' : 'whole closed'} sx={{ gap: 3 }}>
        <CourseCategorySelect
          value={filters.category}
          categories={categories}
          onChange={(category) => onChange({ category })}
        />
        <RadioChips
          legend={t('filters.level')}
          name="level"
          value={filters.level}
          options={[
            { value: '', label: t('filters.allLevels') },
            ...courseLevels.map((level) => ({ value: level, label: t(`levels.${level}`) })),
          ]}
          onChoose={(level) => onChange({ level })}
        />
        <RadioChips
          legend={t('filters.price')}
          name="price"
          value={filters.price}
          options={[
            { value: '', label: t('filters.allPrices') },
            ...coursePriceFilters.map((price) => ({ value: price, label: t(`filters.${price}Only`) })),
          ]}
          onChoose={(price) => onChange({ price })}
        />
        {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
        <Button type="submit" variant="contained" sx={noScriptOnly}>
          {t('filters.apply')}
        </Button>
      </Stack>
    </Box>
  );
}

interface CourseCategorySelectProps {
  value: string;
  categories: readonly CourseCategoryOptionFragment[];
  onChange(category: string): void;
}

/** A category from the URL that does not exist stays selected. */
function CourseCategorySelect({ value, categories, onChange }: CourseCategorySelectProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const options = categories.map((category) => ({
    value: category.id,
    label: `${localizeField(category, 'name', language)} (${formatNumber(category.courseCount, language)})`,
  }));
  const unknownOption = value && !categories.some(({ id }) => id === value) ? [{ value, label: '…' }] : [];
  return (
    <NativeSelect
      id="course-category"
      name="category"
      label={t('filters.category')}
      value={value}
      options={[{ value: '', label: t('filters.allCategories') }, ...unknownOption, ...options]}
      onChoose={onChange}
    />
  );
}

interface MobileFilterToggleProps {
  isOpen: boolean;
  activeCount: number;
  onToggle(): void;
}

function MobileFilterToggle({ isOpen, activeCount, onToggle }: MobileFilterToggleProps) {
  const { t } = useTranslation('courses');
  return (
    <>
      <Button
        className="narrow scripted"
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={filterFieldsId}
        onClick={onToggle}
      >
        {activeCount > 0 ? `${t('filters.show')} (${activeCount})` : t('filters.show')}
      </Button>
      {activeCount > 0 && <ResetFiltersButton className="narrow">{t('filters.clearAll')}</ResetFiltersButton>}
    </>
  );
}

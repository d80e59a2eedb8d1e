import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation, formatNumber, localizeField, useLanguage } from '../../language';
import { FilterIcon } from '../../art/icons/listIcons';
import { paths } from '../../routing';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { SearchField } from '../../ui/form/SearchField';
import { noScriptOnly } from '../../ui/layout/layoutStyles';
import { ResetFiltersButton } from './ResetFilters';
import type { CourseCategoryOptionFragment } from './__generated__/CourseListScreen';
import { countActiveFilters, courseLevelFilters, coursePriceFilters, type CourseFilters } from './courseFilters';
import { filterFieldsId, filterFormId, filterPanelStyles } from './filterPanelStyles';

interface CourseFilterPanelProps {
  filters: CourseFilters;
  categories: readonly CourseCategoryOptionFragment[];
  onChange(changes: Partial<CourseFilters>, replace?: boolean): void;
}

/** A plain GET form, so that it also works without JavaScript. */
export function CourseFilterPanel({ filters, categories, onChange }: CourseFilterPanelProps) {
  const { t } = useTranslation('courses');
  const active = countActiveFilters(filters);
  return (
    <Box
      component="form"
      id={filterFormId}
      role="search"
      action={paths.courses()}
      // Going back must not restore choices that the list does not show.
      autoComplete="off"
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
        hasSubmitButton
      />
      <MobileFilterToggle activeCount={active} />
      <Stack id={filterFieldsId} className="whole" sx={{ gap: 3 }}>
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
            ...courseLevelFilters.map((level) => ({ value: level, label: t(`levels.${level}`) })),
          ]}
          onChange={(level) => onChange({ level })}
        />
        <RadioChips
          legend={t('filters.price')}
          name="price"
          value={filters.price}
          options={[
            { value: '', label: t('filters.allPrices') },
            ...coursePriceFilters.map((price) => ({ value: price, label: t(`filters.${price}Only`) })),
          ]}
          onChange={(price) => onChange({ price })}
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
      onChange={onChange}
    />
  );
}

/** The boot script toggles the fields, before and after hydration, so React does not know their state. */
function MobileFilterToggle({ activeCount }: { activeCount: number }) {
  const { t } = useTranslation('courses');
  return (
    <>
      <Button
        className="narrow scripted"
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        data-disclosure
        aria-expanded={false}
        aria-controls={filterFieldsId}
        suppressHydrationWarning
      >
        {activeCount > 0 ? `${t('filters.show')} (${activeCount})` : t('filters.show')}
      </Button>
      {activeCount > 0 && <ResetFiltersButton className="narrow">{t('filters.clearAll')}</ResetFiltersButton>}
    </>
  );
}

interface RadioChipsProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

const groupStyles = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: 1 } as const;

const chipStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minBlockSize: 44,
  paddingInline: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'paper',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  '&:hover': { borderColor: 'edge' },
  '&:has(:checked)': { backgroundColor: 'tint', color: 'onTint', fontWeight: 700 },
} as const;

/** Placed over the chip, for touch exploration and pointer tools; its border is the chip's state. */
const inputStyles = {
  appearance: 'none',
  position: 'absolute',
  inset: '-1px',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: 'inherit',
  cursor: 'pointer',
  '&:checked': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

/** Radio buttons styled as chips: arrow keys and native form submission work. */
function RadioChips<Value extends string>({ legend, name, value, options, onChange }: RadioChipsProps<Value>) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1, fontSize: '1rem', fontWeight: 500 }}>
        {legend}
      </Box>
      <Box
        sx={{
          ...groupStyles,
          '& > :first-of-type': { gridColumn: { md: options.length % 2 === 1 ? '1 / -1' : 'auto' } },
        }}
      >
        {options.map((option) => (
          <Box component="label" key={option.value} sx={chipStyles}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={inputStyles}
            />
            {option.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import { Box, Button, Stack, Typography } from '@mui/material';
import type { Ref } from 'react';
import { useTranslation, formatNumber, localizeField, useLanguage, usePlural } from '../language';
import { toSearchText } from '../../schema/contract/search/searchText';
import { paths } from '../routing';
import { NativeSelect } from '../ui/form/NativeSelect';
import { SearchField } from '../ui/form/SearchField';
import { hasPermission } from '../../schema/contract/permissions';
import { PlusIcon } from '../art/icons/editIcons';
import { useViewer } from '../session/useViewer';
import { ViewSwitch } from '../ui/navigation/ViewSwitch';
import type { GlossaryCategoryCountFragment } from './__generated__/GlossaryScreen';
import { type GlossaryFilters, glossaryFilterParams } from './glossaryFilters';
import { useTermEditor } from './termEditor/TermEditorProvider';

interface GlossarySearchFormProps {
  filters: GlossaryFilters;
  categories: readonly GlossaryCategoryCountFragment[];
  onChange(changes: Partial<GlossaryFilters>, replace?: boolean): void;
  onTextChange(text: string): void;
}

const searchFormStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(220px, 300px)' },
  gap: 2,
  padding: { xs: 2, md: 3 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  backgroundColor: 'paper',
} as const;

/** A plain GET form, so that it also works without JavaScript. */
export function GlossarySearchForm({ filters, categories, onChange, onTextChange }: GlossarySearchFormProps) {
  const { t } = useTranslation('glossary');
  return (
    <Box
      component="form"
      role="search"
      action={paths.glossary()}
      // Going back must not restore choices that the list does not show.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      sx={searchFormStyles}
    >
      <SearchField
        id="glossary-search"
        label={t('search')}
        placeholder={t('placeholder')}
        value={filters.search}
        onSearch={(search) => onChange({ search }, true)}
        onTextChange={onTextChange}
        hasSubmitButton
      />
      <GlossaryCategorySelect
        value={filters.category}
        categories={categories}
        onChange={(category) => onChange({ category })}
      />
      {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
    </Box>
  );
}

interface GlossaryCategorySelectProps {
  value: string;
  categories: readonly GlossaryCategoryCountFragment[];
  onChange(category: string): void;
}

/** Sorted in the page's language. A category from the URL that does not exist stays selected. */
function GlossaryCategorySelect({ value, categories, onChange }: GlossaryCategorySelectProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const formatCount = (label: string, count: number) => `${label} (${formatNumber(count, language)})`;
  const options = categories
    .map((category) => ({ ...category, name: localizeField(category, 'category', language) }))
    .map((category) => ({ ...category, key: toSearchText(category.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const selected = categories.find(({ category, categoryAr }) => category === value || categoryAr === value);
  const unknownOption = value && !selected ? [{ value, label: value }] : [];
  const totalCount = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <NativeSelect
      id="glossary-category"
      name="category"
      label={t('category')}
      value={selected?.category ?? value}
      options={[
        { value: '', label: categories.length > 0 ? formatCount(t('all'), totalCount) : t('all') },
        ...unknownOption,
        ...options.map(({ category, name, count }) => ({ value: category, label: formatCount(name, count) })),
      ]}
      onChange={onChange}
    />
  );
}

interface GlossaryToolbarProps {
  /** Receives the focus when the focused element is removed. */
  headingRef: Ref<HTMLHeadingElement>;
  resultCount: number | undefined;
  totalCount: number | undefined;
  /** Whether the count is the server's response; intermediate counts are not announced to screen readers. */
  isUpToDate: boolean;
  filters: GlossaryFilters;
}

const toolbarStyles = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 2,
  marginBlock: 3,
} as const;

export function GlossaryToolbar({ headingRef, resultCount, totalCount, isUpToDate, filters }: GlossaryToolbarProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const formatCount = usePlural('glossary');
  const { viewer } = useViewer();
  const editing = useTermEditor();
  const isKnown = resultCount !== undefined && totalCount !== undefined;
  return (
    <Stack direction="row" sx={toolbarStyles}>
      <Typography
        ref={headingRef}
        component="h2"
        variant="h4"
        tabIndex={-1}
        aria-live="polite"
        aria-busy={!isUpToDate}
        sx={{ minBlockSize: '1.5em', fontSize: { xs: '1.125rem', sm: '1.25rem' } }}
      >
        {isKnown && formatCount('found', resultCount, { total: formatNumber(totalCount, language) })}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        {editing && viewer && hasPermission(viewer.role, 'glossary:write') && (
          <Button variant="contained" size="small" startIcon={<PlusIcon />} onClick={editing.add}>
            {t('edit.add')}
          </Button>
        )}
        <ViewSwitch
          selected={filters.view}
          hrefFor={(view) => paths.glossary(glossaryFilterParams({ ...filters, view }))}
        />
      </Stack>
    </Stack>
  );
}

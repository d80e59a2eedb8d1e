import { Box, FormControlLabel, FormHelperText, Stack, Switch, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation, useLanguage, localizeField, localizeFieldWithLang, type Language } from '../../language';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { languageInputSlots, TextInput } from '../../ui/form/inputs';
import { useRequest } from '../../ui/hooks/useRequest';
import { EntityFormDialog } from '../../ui/form/EntityFormDialog';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import type { GlossaryCategoryCountFragment, GlossaryTermEntryFragment } from '../__generated__/GlossaryScreen';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { useDeleteGlossaryTermMutation } from './__generated__/TermDialog';
import {
  emptyTermFormValues,
  toTermFormValues,
  termFieldNames,
  useRefetchGlossary,
  useTermForm,
  type TermFormMethods,
} from './termForm';

/** `term` is null for a new one. */
export type TermEditorTask =
  { kind: 'write'; term: GlossaryTermEntryFragment | null } | { kind: 'remove'; term: GlossaryTermEntryFragment };

interface TermDialogsProps {
  task: TermEditorTask;
  categories: readonly GlossaryCategoryCountFragment[];
  /** Name of the selected category filter; an empty string for all. */
  category: string;
  isOpen: boolean;
  onClose(): void;
  /** Called after the term with this id is saved or deleted. */
  onDone(id: string): void;
  onExited(): void;
}

export function TermDialogs({ task, categories, category, ...dialog }: TermDialogsProps) {
  return task.kind === 'write' ? (
    <TermDialog term={task.term} categories={categories} category={category} {...dialog} />
  ) : (
    <DeleteTermDialog term={task.term} {...dialog} />
  );
}

type DialogState = Pick<TermDialogsProps, 'isOpen' | 'onClose' | 'onDone' | 'onExited'>;

function DeleteTermDialog({ term, onDone, ...dialog }: DialogState & { term: GlossaryTermEntryFragment }) {
  const { t } = useTranslation('glossary');
  const { t: tCommon } = useTranslation();
  const { language } = useLanguage();
  const showToast = useToast();
  const refetchGlossary = useRefetchGlossary();
  const [deleteTerm] = useDeleteGlossaryTermMutation();
  const { run, isBusy, error } = useRequest(async () => {
    await deleteTerm({ variables: { id: term.id } });
    await refetchGlossary();
    showToast({ title: t('edit.deleted') });
    onDone(term.id);
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('edit.deleteTitle')}
      confirm={tCommon('delete')}
      confirming={tCommon('deleting')}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={run}
    >
      {t('edit.deleteText', { term: localizeField(term, 'term', language) })} {tCommon('cannotBeUndone')}
    </ConfirmDialog>
  );
}

interface TermDialogProps extends Omit<TermDialogsProps, 'task'> {
  term: GlossaryTermEntryFragment | null;
}

export function TermDialog({ term, categories, category, onDone, ...dialog }: TermDialogProps) {
  const { t } = useTranslation('glossary');
  const showToast = useToast();
  const selectedCategory = categories.find((item) => item.category === category || item.categoryAr === category);
  const [values] = useState(() => (term ? toTermFormValues(term) : emptyTermFormValues(selectedCategory)));
  const entityForm = useTermForm(term, values, (id) => {
    showToast({ title: t(term ? 'edit.updated' : 'edit.created') });
    onDone(id);
  });
  const diffFields = termFieldNames.map((name) => ({
    name,
    label: t(`edit.fields.${name}`),
    formatValue: (row: GlossaryTermEntryFragment) =>
      name === 'isPublished' ? t(row.isPublished ? 'edit.published' : 'draft') : toTermFormValues(row)[name],
  }));
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={entityForm}
      title={t(term ? 'edit.editTitle' : 'edit.addTitle')}
      diffFields={diffFields}
    >
      <TermFields form={entityForm.form} categories={categories} />
    </EntityFormDialog>
  );
}

interface TermFieldsProps {
  form: TermFormMethods;
  categories: readonly GlossaryCategoryCountFragment[];
}

function TermFields({ form, categories }: TermFieldsProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const languageOrder = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={twoColumnGrid}>
        {languageOrder.map((fieldLanguage, index) => (
          <TermLanguageFields
            key={fieldLanguage}
            language={fieldLanguage}
            control={form.control}
            isFirst={index === 0}
          />
        ))}
      </Box>
      <Box sx={twoColumnGrid}>
        <TextInput
          name="nameFr"
          control={form.control}
          label={t('edit.fields.nameFr')}
          slotProps={{ htmlInput: { lang: 'fr', dir: 'ltr' } }}
        />
        <TextInput
          name="spellings"
          control={form.control}
          label={t('edit.fields.spellings')}
          helperText={t('edit.spellingsHint')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </Box>
      <TermCategoryFields form={form} categories={categories} languageOrder={languageOrder} />
      <PublishedSwitch form={form} />
    </Stack>
  );
}

function PublishedSwitch({ form }: { form: TermFormMethods }) {
  const { t } = useTranslation('glossary');
  const { field } = useController({ name: 'isPublished', control: form.control });
  const { value, ref, ...rest } = field;
  return (
    <div>
      <FormControlLabel
        control={<Switch {...rest} checked={value !== false} slotProps={{ input: { ref } }} />}
        label={t('edit.fields.isPublished')}
        aria-describedby="term-published-hint"
      />
      <FormHelperText id="term-published-hint">{t('edit.publishedHint')}</FormHelperText>
    </div>
  );
}

interface TermLanguageFieldsProps {
  language: Language;
  control: TermFormMethods['control'];
  /** Whether this group is first: its term field gets the focus. */
  isFirst: boolean;
}

function TermLanguageFields({ language, control, isFirst }: TermLanguageFieldsProps) {
  const { t } = useTranslation('glossary');
  const fieldName = <Name extends string>(name: Name) => (language === 'ar' ? (`${name}Ar` as const) : name);
  const field = <Name extends 'term' | 'acronym' | 'definition'>(name: Name) => ({
    name: fieldName(name),
    control,
    label: t(`edit.fields.${fieldName(name)}`),
    slotProps: languageInputSlots(language),
  });
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1.5, fontWeight: 800, fontSize: '1.125rem' }}>
        {t(`edit.languages.${language}`)}
      </Box>
      <Stack sx={{ gap: 2.5 }}>
        <TextInput {...field('term')} required autoFocus={isFirst} />
        <TextInput {...field('acronym')} />
        <TextInput {...field('definition')} required multiline minRows={4} maxRows={10} />
      </Stack>
    </Box>
  );
}

interface TermCategoryFieldsProps {
  form: TermFormMethods;
  categories: readonly GlossaryCategoryCountFragment[];
  languageOrder: readonly Language[];
}

function TermCategoryFields({ form, categories, languageOrder }: TermCategoryFieldsProps) {
  const { t } = useTranslation('glossary');
  const [isNewSelected, setNewSelected] = useState(false);
  const name = useWatch({ control: form.control, name: 'category' });
  const isUnknown = name !== '' && !categories.some(({ category }) => category === name);
  const isNew = isNewSelected || isUnknown || categories.length === 0;
  return (
    <>
      {categories.length > 0 && (
        <TermCategorySelect form={form} categories={categories} isNew={isNew} onNewChange={setNewSelected} />
      )}
      {isNew && (
        <Box sx={twoColumnGrid}>
          {languageOrder.map((language) => {
            const field = language === 'ar' ? 'categoryAr' : 'category';
            return (
              <TextInput
                key={field}
                name={field}
                control={form.control}
                label={t(`edit.fields.${field}`)}
                required
                slotProps={languageInputSlots(language)}
              />
            );
          })}
        </Box>
      )}
    </>
  );
}

interface TermCategorySelectProps {
  form: TermFormMethods;
  categories: readonly GlossaryCategoryCountFragment[];
  isNew: boolean;
  onNewChange(isNew: boolean): void;
}

const newCategoryValue = 'new';

/** The last option is a new category, named in the language fields. */
function TermCategorySelect({ form, categories, isNew, onNewChange }: TermCategorySelectProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'category', control: form.control });
  const knownIndex = categories.findIndex(({ category }) => category === field.value);
  const errorMessage = useErrorMessage(isNew ? undefined : fieldState.error?.message, language);
  const selectCategory = (value: string) => {
    const selected = value === newCategoryValue ? undefined : categories[Number(value)];
    onNewChange(!selected);
    for (const name of ['category', 'categoryAr'] as const) {
      form.setValue(name, selected?.[name] ?? '', { shouldDirty: true });
      form.clearErrors(name);
    }
  };
  return (
    <TextField
      select
      required
      label={t('edit.category')}
      value={isNew ? newCategoryValue : knownIndex < 0 ? '' : String(knownIndex)}
      onChange={(event) => selectCategory(event.target.value)}
      onBlur={field.onBlur}
      inputRef={isNew ? undefined : field.ref}
      error={errorMessage !== undefined}
      helperText={errorMessage}
      sx={{ maxInlineSize: { sm: 'calc(50% - 12px)' } }}
    >
      {categories.map((category, index) => {
        const { text, ...langProps } = localizeFieldWithLang(category, 'category', language);
        return (
          <MenuItem key={category.category} value={String(index)} {...langProps}>
            {text}
          </MenuItem>
        );
      })}
      <MenuItem value={newCategoryValue} sx={{ color: 'primary.main', fontWeight: 500 }}>
        {t('edit.newCategory')}
      </MenuItem>
    </TextField>
  );
}

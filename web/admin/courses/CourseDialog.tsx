import { useApolloClient } from '@apollo/client/react';
import { Box, Typography, Autocomplete, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { FormProvider, useWatch, type Control, type FieldValues, useController } from 'react-hook-form';
import { displayName } from '../../../schema/contract/text/displayName';
import { useTranslation, useLanguage } from '../../language';
import { formatCourseValue, type CourseFormSettings, CourseField } from '../../catalog/courseForm/CourseField';
import { CoursePreview } from '../../catalog/courseForm/CoursePreview';
import { useListCourseChanges } from '../../catalog/courseForm/useCourseChanges';
import { useUpdateCourseMutation } from '../../catalog/courseForm/__generated__/CourseForm';
import {
  courseFieldNames,
  toCourseFormValues,
  toCreateCourseInput,
  emptyCourseFormValues,
  type CourseFormValues,
} from '../../catalog/courseForm/courseFormValues';
import type { ConflictField } from '../../ui/form/entity/ConflictNotice';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { yesNoLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { bounds } from '../../../schema/contract/bounds';
import { translateErrorMessage } from '../../data/errorMessages';
import { courseLevels, courseLevelLabelsAr, createCourseSchema } from '../../../schema/contract/validation/catalog';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { useDebouncedText } from '../../ui/hooks/useDebouncedText';
import { z } from '../../../schema/contract/validation/zod';
import { useSaveQuestion } from '../form/useSaveQuestion';
import { useResourceTexts } from '../resource/resourceTexts';
import { confirmUnpublishing } from './confirmUnpublishing';
import { AdminCourseByIdDocument, useCreateCourseMutation, useTrainersQuery } from './__generated__/courseResource';
import type { AdminCourseFragment, AdminCourseListQuery, TrainersQuery } from './__generated__/courseResource';

interface CourseDialogProps extends RecordDialogProps<AdminCourseFragment> {
  categories: AdminCourseListQuery['categories'];
}

const dialogGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
  gap: 4,
  alignItems: 'start',
} as const;

/** Creates or edits a course, with a preview of its card. */
export function CourseDialog({ row, onDone, categories, ...dialog }: CourseDialogProps) {
  const { t } = useTranslation('adminCourses');
  const client = useApolloClient();
  const [create] = useCreateCourseMutation();
  const [update] = useUpdateCourseMutation();
  const [isUploading, setUploading] = useState(false);
  const settings = useAdminCourseFormSettings(categories);
  const entityForm = useAdminEntityForm({
    draftName: `adminCourses:${row?.id ?? 'new'}`,
    row,
    schema: adminCourseFormSchema,
    values: toAdminCourseFormValues(row),
    toFormValues: toAdminCourseFormValues,
    create: (course) => create({ variables: { input: toCreateCourseInput(course) } }),
    update: (course, { id, updatedAt }) => update({ variables: { id, input: toCreateCourseInput(course), updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminCourseByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.course,
    onDone,
  });
  const { control } = entityForm.form;
  const listChanges = useListCourseChanges();
  const texts = useResourceTexts('adminCourses');
  const question = useSaveQuestion(entityForm, (values) => ({
    changes: row ? listChanges({ course: row, stored: toCourseFormValues(row), values }) : [],
    unpublishing: row?.isPublished && !values.isPublished ? confirmUnpublishing([row], texts) : undefined,
  }));
  return (
    <FormProvider {...entityForm.form}>
      <EntityFormDialog
        {...dialog}
        entityForm={{ ...entityForm, submit: question.submit }}
        isWide
        isUploading={isUploading}
        title={row ? t('edit') : t('add')}
        diffFields={useCourseDiffFields(settings)}
      >
        <Box sx={dialogGridStyles}>
          <CourseFields
            control={control}
            settings={settings}
            trainer={row?.trainer ?? null}
            onUploadingChange={setUploading}
          />
          <DialogPreview control={control} row={row} />
        </Box>
      </EntityFormDialog>
      {question.dialog}
    </FormProvider>
  );
}

/** The fields that a conflict compares, with the labels and formats of the form. */
function useCourseDiffFields(settings: CourseFormSettings): ConflictField<AdminCourseFragment>[] {
  const { t } = useTranslation('adminCourses');
  const { t: tAdmin } = useTranslation('admin');
  return [
    ...courseFieldNames.map((name) => ({
      name,
      label: settings.labels[name],
      formatValue: (row: AdminCourseFragment) => formatCourseValue(settings, name, toCourseFormValues(row)[name]),
      formatInput: (values: FieldValues) => formatCourseValue(settings, name, String(values[name])),
    })),
    { name: 'trainer', label: t('trainer'), formatValue: ({ trainer }) => trainerName(trainer) },
    {
      name: 'isPublished',
      label: tAdmin('state.label'),
      formatValue: ({ isPublished }) => tAdmin(isPublished ? 'state.publishedFeminine' : 'state.draft'),
    },
  ];
}

interface DialogPreviewProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  row: AdminCourseFragment | null;
}

function DialogPreview({ control, row }: DialogPreviewProps) {
  const { t } = useTranslation('adminCourses');
  const id = useId();
  const values = useWatch({ control, compute: (all: AdminCourseFormValues) => all });
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{ position: { lg: 'sticky' }, insetBlockStart: 0, inlineSize: '100%', maxInlineSize: 340 }}
    >
      <Typography id={id} sx={{ marginBlockEnd: 1.5, fontWeight: 700 }}>
        {t('preview')}
      </Typography>
      <CoursePreview values={values} course={row} untitled={t('title')} />
    </Box>
  );
}

type TrainerOption = TrainersQuery['adminUsers']['rows'][number];

interface TrainerSelectProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  /** The current trainer. */
  trainer: TrainerOption | null;
}

const trainerName = (trainer: TrainerOption): string => displayName(trainer, 'ar');

/** A trainer, found by search. */
function TrainerSelect({ control, trainer }: TrainerSelectProps) {
  const { t } = useTranslation('adminCourses');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'trainerId', control });
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [selected, setSelected] = useState(trainer);
  const { changeText } = useDebouncedText(search, setSearch);
  const query = useTrainersQuery({ variables: { search }, skip: !isOpen });
  const message = fieldState.error?.message;
  return (
    <Autocomplete
      options={dataOrPrevious(query)?.adminUsers.rows ?? []}
      value={field.value === selected?.id ? selected : null}
      onChange={(_event, next) => {
        setSelected(next);
        field.onChange(next?.id ?? '');
      }}
      onInputChange={(_event, text, reason) => reason !== 'selectOption' && changeText(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // The server searches, with Arabic letters normalized.
      filterOptions={(options) => options}
      loading={query.loading}
      loadingText={t('searching')}
      noOptionsText={t('noTrainers')}
      getOptionLabel={trainerName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('trainerField')}
          error={message !== undefined}
          helperText={message === undefined ? t('trainerHint') : translateErrorMessage(message, language)}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, dir: 'auto', maxLength: bounds.search.max },
          }}
        />
      )}
    />
  );
}

interface CourseFieldsProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  settings: CourseFormSettings;
  /** The current trainer. */
  trainer: TrainerOption | null;
  onUploadingChange(isUploading: boolean): void;
}

/** Required and optional fields of a course (R-ADM-5). */
function CourseFields({ control, settings, trainer, onUploadingChange }: CourseFieldsProps) {
  const { t } = useTranslation('adminCourses');
  return (
    <Stack sx={{ gap: 3, minInlineSize: 0 }}>
      <Box sx={twoColumnGrid}>
        <CourseField name="titleAr" settings={settings} autoFocus />
        {(['title', 'descriptionAr', 'description', 'categoryId', 'level', 'price', 'duration'] as const).map(
          (name) => (
            <CourseField key={name} name={name} settings={settings} />
          ),
        )}
        <TrainerSelect control={control} trainer={trainer} />
        <CourseField name="slug" settings={settings} />
      </Box>
      <CourseField name="keywords" settings={settings} />
      <CourseField name="thumbnail" settings={settings} onUploadingChange={onUploadingChange} />
      <CourseField name="hasCertificate" settings={settings} />
      <SwitchInput control={control} name="isPublished" label={t('isPublished')} helperText={t('isPublishedHint')} />
    </Stack>
  );
}

/** The labels, hints and options of the shared course form in Arabic. */
function useAdminCourseFormSettings(categories: AdminCourseListQuery['categories']): CourseFormSettings {
  const { t } = useTranslation('adminCourses');
  const { t: tAdmin } = useTranslation('admin');
  return {
    coercesNumbers: true,
    labels: {
      titleAr: tAdmin('form.arabic', { label: t('title') }),
      title: tAdmin('form.english', { label: t('title') }),
      descriptionAr: tAdmin('form.arabic', { label: t('description') }),
      description: tAdmin('form.english', { label: t('description') }),
      categoryId: t('category'),
      level: t('level'),
      price: t('priceField'),
      duration: t('duration'),
      slug: t('slug'),
      thumbnail: t('thumbnail'),
      hasCertificate: t('hasCertificate'),
      keywords: t('keywords'),
    },
    hints: {
      price: t('priceHint'),
      duration: t('durationHint'),
      slug: t('slugHint'),
      hasCertificate: t('hasCertificateHint'),
      keywords: t('keywordsHint'),
    },
    options: {
      categoryId: categories.map(({ id, nameAr, name }) => ({ value: id, label: nameAr || name })),
      level: courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] })),
      hasCertificate: [
        { value: 'true', label: yesNoLabelsAr.yes },
        { value: 'false', label: yesNoLabelsAr.no },
      ],
    },
  };
}

/** The course form with the fields that only admins edit. */
interface AdminCourseFormValues extends CourseFormValues {
  trainerId: string;
  isPublished: boolean;
}

type ParsedCourseForm = z.output<typeof createCourseSchema>;

const toAdminCourseFormValues = (row: AdminCourseFragment | null): AdminCourseFormValues =>
  row
    ? { ...toCourseFormValues(row), trainerId: row.trainer.id, isPublished: row.isPublished }
    : { ...emptyCourseFormValues, trainerId: '', isPublished: false };

/** The schema of the server; a blank trainer is left out. */
const adminCourseFormSchema = z
  .custom<AdminCourseFormValues>()
  .transform(({ trainerId, ...values }): unknown => ({ ...values, ...(trainerId !== '' && { trainerId }) }))
  .pipe(createCourseSchema) as z.ZodType<ParsedCourseForm, AdminCourseFormValues>;

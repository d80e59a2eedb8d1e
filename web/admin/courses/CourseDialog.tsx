import { useApolloClient } from '@apollo/client/react';
import { Box, Typography, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { FormProvider, useWatch, type Control, type FieldValues, useController } from 'react-hook-form';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { localizeField, useTranslation } from '../../language';
import { paths } from '../../routing';
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
import { type ConflictField, EntityFormDialog } from '../../ui/form/EntityFormDialog';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { yesNoLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { translateErrorMessage } from '../../data/errors/errorMessages';
import { createCourseSchema } from '../../../schema/contract/validation/catalog';
import { courseLevels, courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { SearchPicker, type PickerOption } from '../form/SearchPicker';
import { z } from '../../../schema/contract/validation/zod';
import { useSaveQuestion } from '../form/useSaveQuestion';
import { useResourceTexts } from '../resource/resourceTexts';
import { confirmPublicationOfForm } from './confirmPublicationOfForm';
import {
  AdminCourseByIdDocument,
  useCreateCourseMutation,
  useTrainersQuery,
  type AdminCourseFragment,
  type AdminCourseListQuery,
  type TrainersQuery,
} from './__generated__/courseResource';

interface CourseDialogProps extends RecordDialogProps<AdminCourseFragment> {
  categories: AdminCourseListQuery['categories'];
}

const dialogGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
  gap: 4,
  alignItems: 'start',
} as const;

export function CourseDialog({ row, onDone, categories, ...dialog }: CourseDialogProps) {
  const { t } = useTranslation('adminCourses');
  const client = useApolloClient();
  const [create] = useCreateCourseMutation();
  const [update] = useUpdateCourseMutation();
  const [isUploading, setUploading] = useState(false);
  const settings = useAdminCourseFormSettings(categories, row);
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
    recordPath: ({ id }) => paths.admin.course(id),
    onDone,
  });
  const { control } = entityForm.form;
  const listChanges = useListCourseChanges();
  const texts = useResourceTexts('adminCourses');
  const question = useSaveQuestion(entityForm, (values) => ({
    changes: row ? listChanges({ course: row, stored: toCourseFormValues(row), values }) : [],
    publication: confirmPublicationOfForm(row, values, texts),
  }));
  return (
    <FormProvider {...entityForm.form}>
      <EntityFormDialog
        {...dialog}
        onExited={() => {
          dialog.onExited();
          entityForm.openCreated();
        }}
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

const columnLabels: Readonly<Record<string, string>> = fieldLabelsAr;

/** The fields of a course with their values as texts; the labels of the form say which are optional. */
export const useCourseFields = (categories: AdminCourseListQuery['categories']): ConflictField<AdminCourseFragment>[] =>
  useCourseDiffFields(useAdminCourseFormSettings(categories)).map((field) => ({
    ...field,
    label: columnLabels[field.name] ?? field.label,
  }));

const listPrerequisites = ({ prerequisites }: AdminCourseFragment): string[] =>
  prerequisites.map((required) => localizeField(required, 'title', 'ar'));

function useCourseDiffFields(settings: CourseFormSettings): ConflictField<AdminCourseFragment>[] {
  const { t } = useTranslation('adminCourses');
  const { t: tAdmin } = useTranslation('admin');
  return [
    ...courseFieldNames.map((name) => ({
      name,
      label: settings.labels[name],
      formatValue: (row: AdminCourseFragment) =>
        name === 'requiredCourseIds'
          ? listPrerequisites(row).join('، ')
          : formatCourseValue(settings, name, toCourseFormValues(row)[name]),
      formatInput: (values: FieldValues) =>
        name === 'requiredCourseIds'
          ? formatCourseValue(settings, name, (values as CourseFormValues)[name])
          : formatCourseValue(settings, name, String(values[name])),
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
  trainer: TrainerOption | null;
}

const trainerName = (trainer: TrainerOption): string => displayName(trainer, 'ar');

const toTrainerOption = (trainer: TrainerOption): PickerOption => ({ id: trainer.id, label: trainerName(trainer) });

function useTrainers(search: string, skip: boolean) {
  const query = useTrainersQuery({ variables: { search }, skip });
  return {
    options: (dataOrPrevious(query)?.adminUsers.rows ?? []).map(toTrainerOption),
    isLoading: query.loading,
  };
}

function TrainerSelect({ control, trainer }: TrainerSelectProps) {
  const { t } = useTranslation('adminCourses');
  const { field, fieldState } = useController({ name: 'trainerId', control });
  const [selected, setSelected] = useState(trainer && toTrainerOption(trainer));
  const message = fieldState.error?.message;
  return (
    <SearchPicker
      label={t('trainerField')}
      helperText={t('trainerHint')}
      none={t('noTrainers')}
      error={message && translateErrorMessage(message, 'ar')}
      value={field.value === selected?.id ? selected : null}
      useOptions={useTrainers}
      inputRef={field.ref}
      onChange={(next) => {
        setSelected(next);
        field.onChange(next?.id ?? '');
      }}
      onBlur={field.onBlur}
    />
  );
}

interface CourseFieldsProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  settings: CourseFormSettings;
  trainer: TrainerOption | null;
  onUploadingChange(isUploading: boolean): void;
}

const courseListNames = [
  ...(['outcomesAr', 'outcomes', 'audienceAr', 'audience'] as const),
  ...(['requirementsAr', 'requirements'] as const),
];

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
      <Box sx={twoColumnGrid}>
        {courseListNames.map((name) => (
          <CourseField key={name} name={name} settings={settings} />
        ))}
      </Box>
      <CourseField name="requiredCourseIds" settings={settings} />
      <CourseField name="keywords" settings={settings} />
      <CourseField name="thumbnail" settings={settings} onUploadingChange={onUploadingChange} />
      <CourseField name="hasCertificate" settings={settings} />
      <SwitchInput control={control} name="isPublished" label={t('isPublished')} helperText={t('isPublishedHint')} />
    </Stack>
  );
}

function useAdminCourseFormSettings(
  categories: AdminCourseListQuery['categories'],
  row: AdminCourseFragment | null = null,
): CourseFormSettings {
  const { t } = useTranslation('adminCourses');
  const { t: tAdmin } = useTranslation('admin');
  return {
    coercesNumbers: true,
    courseId: row?.id ?? null,
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
      outcomesAr: tAdmin('form.arabic', { label: t('outcomes') }),
      outcomes: tAdmin('form.english', { label: t('outcomes') }),
      audienceAr: tAdmin('form.arabic', { label: t('audience') }),
      audience: tAdmin('form.english', { label: t('audience') }),
      requirementsAr: tAdmin('form.arabic', { label: t('requirements') }),
      requirements: tAdmin('form.english', { label: t('requirements') }),
      // The lessons of a course are known in its editor only.
      previewLessonId: t('previewLesson'),
      requiredCourseIds: t('prerequisites'),
    },
    hints: {
      price: t('priceHint'),
      duration: t('durationHint'),
      slug: t('slugHint'),
      hasCertificate: t('hasCertificateHint'),
      keywords: t('keywordsHint'),
      outcomesAr: t('listHint'),
      outcomes: t('listHint'),
    },
    options: {
      categoryId: categories.map(({ id, nameAr, name }) => ({ value: id, label: nameAr || name })),
      level: courseLevels.map((level) => ({ value: level, label: courseLevelLabelsAr[level] })),
      previewLessonId: [],
      requiredCourseIds: (row?.prerequisites ?? []).map(({ id, titleAr, title }) => ({
        value: id,
        label: titleAr || title,
      })),
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

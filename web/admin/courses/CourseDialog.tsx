import { useApolloClient } from '@apollo/client/react';
import { Box, Typography, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { FormProvider, useWatch, type Control, useController } from 'react-hook-form';
import { useTranslation } from '../../language';
import { paths } from '../../routing';
import { CourseField } from '../../catalog/courseForm/CourseField';
import type { CourseFormSettings } from '../../catalog/courseForm/courseFormSettings';
import { CoursePreview } from '../../catalog/courseForm/CoursePreview';
import { useListCourseChanges } from '../../catalog/courseForm/useCourseChanges';
import { useUpdateCourseMutation } from '../../catalog/courseForm/__generated__/CourseForm';
import {
  toCourseFormValues,
  toCreateCourseInput,
  emptyCourseFormValues,
  type CourseFormValues,
} from '../../catalog/courseForm/courseFormValues';
import { EntityFormDialog } from '../../ui/form/EntityFormDialog';
import { useAdminEntityForm } from '../form/entityForm';
import type { RecordDialogProps } from '../table/types';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { createCourseSchema, updateCourseSchema } from '../../../schema/contract/validation/learning/catalog';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { AdminSearchPicker } from '../form/AdminSearchPicker';
import type { PickerOption } from '../../ui/form/SearchPicker';
import { z } from '../../../schema/contract/validation/fields/zod';
import { usePublicationQuestion } from '../form/usePublicationQuestion';
import { useSaveQuestion } from '../form/useSaveQuestion';
import type { ToggleChange } from '../resource/adminResource';
import { confirmCoursePublication } from './confirmCoursePublication';
import { trainerName, useAdminCourseFormSettings, useCourseDiffFields } from './courseFields';
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
    create: (course, clientKey) => create({ variables: { input: toCreateCourseInput(course), clientKey } }),
    update: (course, { id, updatedAt }) => update({ variables: { id, input: toCreateCourseInput(course), updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminCourseByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.course,
    recordPath: ({ id }) => paths.admin.course(id),
    onDone,
  });
  const { control } = entityForm.form;
  const listChanges = useListCourseChanges();
  const askAboutPublication = usePublicationQuestion({
    namespace: 'adminCourses',
    toName: nameOfCourse,
    confirm: (change: ToggleChange<AdminCourseFragment>, texts, values: AdminCourseFormValues) =>
      confirmCoursePublication(change, texts, toPublishedValues(values)),
  });
  const question = useSaveQuestion(entityForm, (values) => ({
    ...askAboutPublication(row, values),
    changes: row ? listChanges({ course: row, stored: toCourseFormValues(row), values }) : [],
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

const nameOfCourse = ({ title, titleAr }: AdminCourseFormValues): string => titleAr || title;

function toPublishedValues({ title, titleAr, description, descriptionAr, categoryId, ...values }: CourseFormValues) {
  const price = updateCourseSchema.shape.price.safeParse(values.price).data;
  const duration = updateCourseSchema.shape.duration.safeParse(values.duration).data;
  return {
    ...{ title, titleAr, description, descriptionAr, categoryId },
    ...(price !== undefined && { price, isFree: Number(price) === 0 }),
    ...(duration !== undefined && { duration }),
  };
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
  const message = useErrorMessage(fieldState.error?.message, 'ar');
  return (
    <AdminSearchPicker
      label={t('trainerField')}
      helperText={t('trainerHint')}
      none={t('noTrainers')}
      error={message}
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

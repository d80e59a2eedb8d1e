import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormProvider, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatCourseValue, type CourseFormSettings } from '../../catalog/courseForm/CourseField';
import { CoursePreview } from '../../catalog/courseForm/CoursePreview';
import { useUpdateCourseMutation } from '../../catalog/courseForm/__generated__/CourseForm';
import { courseFieldNames, toCourseFormValues, toCreateCourseInput } from '../../catalog/courseForm/courseFormValues';
import type { DiffField } from '../../ui/form/entity/ConflictNotice';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { CourseFields, trainerName, useAdminCourseFormSettings } from './CourseFields';
import { AdminCourseByIdDocument, useCreateCourseMutation } from './__generated__/courseResource';
import type { AdminCourseFragment, AdminCourseListQuery } from './__generated__/courseResource';
import { adminCourseFormSchema, toAdminCourseFormValues } from './courseFormValues';
import type { AdminCourseFormValues, ParsedCourseForm } from './courseFormValues';

interface CourseDialogProps extends RecordDialogProps<AdminCourseFragment> {
  categories: AdminCourseListQuery['categories'];
}

const dialogGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
  gap: 4,
  alignItems: 'start',
} as const;

/** Creates or edits a course, beside a preview of its card. */
export function CourseDialog({ row, onDone, categories, ...dialog }: CourseDialogProps) {
  const { t } = useTranslation('adminCourses');
  const client = useApolloClient();
  const [create] = useCreateCourseMutation();
  const [update] = useUpdateCourseMutation();
  const [isUploading, setUploading] = useState(false);
  const settings = useAdminCourseFormSettings(categories);
  const entityForm = useAdminEntityForm({
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
  return (
    <FormProvider {...entityForm.form}>
      <EntityFormDialog
        {...dialog}
        entityForm={entityForm}
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
    </FormProvider>
  );
}

/** The fields that a conflict compares, with the labels and formats of the form. */
function useCourseDiffFields(settings: CourseFormSettings): DiffField<AdminCourseFragment>[] {
  const { t } = useTranslation('adminCourses');
  const { t: tAdmin } = useTranslation('admin');
  return [
    ...courseFieldNames.map((name) => ({
      name,
      label: settings.labels[name],
      said: (row: AdminCourseFragment) => formatCourseValue(settings, name, toCourseFormValues(row)[name]),
      formatInput: (values: FieldValues) => formatCourseValue(settings, name, String(values[name])),
    })),
    { name: 'trainer', label: t('trainer'), said: ({ trainer }) => trainerName(trainer) },
    {
      name: 'isPublished',
      label: tAdmin('state.label'),
      said: ({ isPublished }) => tAdmin(isPublished ? 'state.published' : 'state.draft'),
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

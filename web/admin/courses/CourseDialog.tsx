import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { courseLevelLabelsAr, courseLevels } from '../../../schema/contract/validation/catalog';
import { parseFormNumber } from '../../../schema/contract/validation/numberFields';
import { CourseCard } from '../../catalog/CourseCard';
import { formatNumber } from '../../language/formatters';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { CourseFields } from './CourseFields';
import {
  AdminCourseByIdDocument,
  useCreateCourseMutation,
  useUpdateCourseMutation,
} from './__generated__/courseResource';
import type { AdminCourseFragment, AdminCourseListQuery } from './__generated__/courseResource';
import { adminCourseFormSchema, toAdminCourseFormValues } from './courseFormValues';
import type { ParsedCourseForm, AdminCourseFormValues } from './courseFormValues';

interface CourseDialogProps extends RecordDialogProps<AdminCourseFragment> {
  categories: AdminCourseListQuery['categories'];
}

/** Keys as GraphQL takes them. */
const toAdminCourseInput = ({ categoryId, trainerId, ...draft }: ParsedCourseForm) => ({
  ...draft,
  categoryId: String(categoryId),
  ...(trainerId !== undefined && { trainerId: String(trainerId) }),
});

const dialogGridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
  gap: 4,
  alignItems: 'start',
} as const;

/** A course in both languages, beside it the card that students will see. */
export function CourseDialog({ row, onDone, categories, ...dialog }: CourseDialogProps) {
  const { t } = useTranslation('adminCourses');
  const client = useApolloClient();
  const [create] = useCreateCourseMutation();
  const [update] = useUpdateCourseMutation();
  const [isSending, setSending] = useState(false);
  const record = useAdminEntityForm({
    row,
    schema: adminCourseFormSchema,
    values: toAdminCourseFormValues(row),
    toFormValues: toAdminCourseFormValues,
    create: (draft) => create({ variables: { input: toAdminCourseInput(draft) } }),
    update: (draft, { id, updatedAt }) => update({ variables: { id, input: toAdminCourseInput(draft), updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminCourseByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.course,
    onDone,
  });
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={record}
      isWide
      isUploading={isSending}
      title={row ? t('edit') : t('add')}
      diffFields={useCourseDiffFields()}
    >
      <Box sx={dialogGridStyles}>
        <CourseFields
          control={record.form.control}
          categories={categories}
          trainer={row?.trainer ?? null}
          onBusy={setSending}
        />
        <CoursePreview control={record.form.control} row={row} />
      </Box>
    </EntityFormDialog>
  );
}

/** The fields in which somebody else's changes are told. */
function useCourseDiffFields() {
  const { t } = useTranslation('adminCourses');
  const { t: admin } = useTranslation('admin');
  return [
    { name: 'titleAr', label: t('titleAr'), said: ({ titleAr }: AdminCourseFragment) => titleAr },
    { name: 'title', label: t('titleEn'), said: ({ title }: AdminCourseFragment) => title },
    {
      name: 'descriptionAr',
      label: t('descriptionAr'),
      said: ({ descriptionAr }: AdminCourseFragment) => descriptionAr,
    },
    { name: 'description', label: t('descriptionEn'), said: ({ description }: AdminCourseFragment) => description },
    { name: 'category', label: t('category'), said: ({ category }: AdminCourseFragment) => category.nameAr },
    { name: 'level', label: t('level'), said: ({ level }: AdminCourseFragment) => courseLevelLabelsAr[level] },
    { name: 'price', label: t('price'), said: ({ price }: AdminCourseFragment) => price },
    {
      name: 'duration',
      label: t('duration'),
      said: ({ duration }: AdminCourseFragment) => formatNumber(duration, 'ar'),
    },
    {
      name: 'trainer',
      label: t('trainer'),
      said: ({ trainer }: AdminCourseFragment) => `${trainer.firstName} ${trainer.lastName}`,
    },
    { name: 'slug', label: t('slugColumn'), said: ({ slug }: AdminCourseFragment) => slug },
    { name: 'thumbnail', label: t('thumbnailColumn'), said: ({ thumbnail }: AdminCourseFragment) => thumbnail ?? '' },
    {
      name: 'isPublished',
      label: admin('state.label'),
      said: ({ isPublished }: AdminCourseFragment) => admin(isPublished ? 'state.published' : 'state.draft'),
    },
  ];
}

interface CoursePreviewProps {
  control: Control<AdminCourseFormValues, unknown, ParsedCourseForm>;
  row: AdminCourseFragment | null;
}

/** The card of the course as it is being written. It is looked at alone: nothing in it can be pressed. */
function CoursePreview({ control, row }: CoursePreviewProps) {
  const { t } = useTranslation('adminCourses');
  const id = useId();
  const values = useWatch({ control }) as AdminCourseFormValues;
  const price = Math.max(0, parseFormNumber(values.price));
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{ position: { lg: 'sticky' }, insetBlockStart: 0, inlineSize: '100%', maxInlineSize: 340 }}
    >
      <Typography id={id} sx={{ marginBlockEnd: 1.5, fontWeight: 700 }}>
        {t('preview')}
      </Typography>
      <Box inert aria-hidden>
        <CourseCard
          course={{
            ...values,
            id: row?.id ?? '1',
            title: values.title || t('title'),
            titleAr: values.titleAr || t('title'),
            price: price.toFixed(2),
            isFree: price === 0,
            thumbnail: values.thumbnail || null,
            duration: Math.max(0, Math.round(parseFormNumber(values.duration))),
            level: courseLevels.find((level) => level === values.level) ?? 'beginner',
            rating: row?.rating ?? '0.00',
            ratingCount: row?.ratingCount ?? 0,
          }}
        />
      </Box>
    </Box>
  );
}

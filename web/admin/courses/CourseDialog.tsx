import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseLevelsAr } from '../../../schema/contract/validation/catalog';
import { CourseNowDocument, useCreateCourseMutation, useUpdateCourseMutation } from '../__generated__/CoursesTab';
import type { AdminCourseFragment, CourseTableQuery } from '../__generated__/CoursesTab';
import { formatNumber } from '../../language/formats';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useAdminRecord } from '../form/useAdminRecord';
import type { RecordDialogProps } from '../table/types';
import { CourseFields } from './CourseFields';
import { CoursePreview } from './CoursePreview';
import { courseForm, valuesOf, type CourseInputs } from './values';

interface CourseDialogProps extends RecordDialogProps<AdminCourseFragment> {
  categories: CourseTableQuery['categories'];
}

/** Keys as GraphQL takes them. */
const inputOf = ({ categoryId, trainerId, ...draft }: CourseInputs) => ({
  ...draft,
  categoryId: String(categoryId),
  ...(trainerId !== undefined && { trainerId: String(trainerId) }),
});

const besides = {
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
  const record = useAdminRecord({
    row,
    schema: courseForm,
    values: valuesOf(row),
    valuesOf,
    create: (draft) => create({ variables: { input: inputOf(draft) } }),
    update: (draft, { id, updatedAt }) => update({ variables: { id, input: inputOf(draft), updatedAt } }),
    readNow: async ({ id }) =>
      (await client.query({ query: CourseNowDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.course,
    onDone,
  });
  return (
    <RecordDialog
      {...dialog}
      record={record}
      isWide
      isWaiting={isSending}
      title={row ? t('edit') : t('add')}
      told={useTold()}
    >
      <Box sx={besides}>
        <CourseFields
          control={record.form.control}
          categories={categories}
          trainer={row?.trainer ?? null}
          onBusy={setSending}
        />
        <CoursePreview control={record.form.control} row={row} />
      </Box>
    </RecordDialog>
  );
}

/** The fields in which somebody else's changes are told. */
function useTold() {
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
    { name: 'level', label: t('level'), said: ({ level }: AdminCourseFragment) => courseLevelsAr[level] },
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

import type { FieldValues } from 'react-hook-form';
import { courseLevels, courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import { fieldLabelsAr } from '../../../schema/contract/labels/fieldLabelsAr';
import { yesNoLabelsAr } from '../../../schema/contract/labels/stateLabelsAr';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { formatCourseValue, type CourseFormSettings } from '../../catalog/courseForm/courseFormSettings';
import { courseFieldNames, toCourseFormValues, type CourseFormValues } from '../../catalog/courseForm/courseFormValues';
import { formatPrice, localizeField, useTranslation } from '../../language';
import type { ConflictField } from '../../ui/form/EntityFormDialog';
import type { AdminCourseFragment, AdminCourseListQuery } from './__generated__/courseResource';

const columnLabels: Readonly<Record<string, string>> = fieldLabelsAr;

/** The fields of a course with their values as texts; the labels of the form say which are optional. */
export const useCourseFields = (categories: AdminCourseListQuery['categories']): ConflictField<AdminCourseFragment>[] =>
  useCourseDiffFields(useAdminCourseFormSettings(categories)).map((field) => ({
    ...field,
    label: columnLabels[field.name] ?? field.label,
    // A conflict shows the price as it is typed.
    ...(field.name === 'price' && { formatValue: ({ price }: AdminCourseFragment) => formatPrice(price, 'ar') }),
  }));

const listPrerequisites = ({ prerequisites }: AdminCourseFragment): string[] =>
  prerequisites.map((required) => localizeField(required, 'title', 'ar'));

export function useCourseDiffFields(settings: CourseFormSettings): ConflictField<AdminCourseFragment>[] {
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

export const trainerName = (trainer: AdminCourseFragment['trainer']): string => displayName(trainer, 'ar');

export function useAdminCourseFormSettings(
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

import type { z } from 'zod';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import type { createCourseSchema, CourseUpdate } from '../../../schema/contract/validation/learning/catalog';
import type { CourseFormFragment } from './__generated__/CourseForm';

/** The fields of a course that both the trainer's editor and the admin's dialog edit. */
export const courseFieldNames = [
  'titleAr',
  'title',
  'descriptionAr',
  'description',
  'categoryId',
  'level',
  'price',
  'duration',
  'keywords',
  'outcomesAr',
  'outcomes',
  'audienceAr',
  'audience',
  'requirementsAr',
  'requirements',
  'previewLessonId',
  'requiredCourseIds',
  'slug',
  'thumbnail',
  'hasCertificate',
] as const;

export type CourseFieldName = (typeof courseFieldNames)[number];

type OtherValues = Record<'hasCertificate', boolean> & Record<'requiredCourseIds', string[]>;

/** Form values: text for every field but the switch and the list of courses, numbers included. */
export type CourseFormValues = Record<Exclude<CourseFieldName, keyof OtherValues>, string> & OtherValues;

export const emptyCourseFormValues: CourseFormValues = {
  titleAr: '',
  title: '',
  descriptionAr: '',
  description: '',
  categoryId: '',
  level: 'beginner',
  price: '',
  duration: '',
  keywords: '',
  outcomesAr: '',
  outcomes: '',
  audienceAr: '',
  audience: '',
  requirementsAr: '',
  requirements: '',
  previewLessonId: '',
  requiredCourseIds: [],
  slug: '',
  thumbnail: '',
  hasCertificate: true,
};

export const toCourseFormValues = (course: CourseFormFragment): CourseFormValues => ({
  titleAr: course.titleAr,
  title: course.title,
  descriptionAr: course.descriptionAr,
  description: course.description,
  categoryId: course.categoryId,
  level: course.level,
  price: String(Number(course.price)),
  duration: String(course.duration),
  keywords: formatCommaList(course.keywords, '\n'),
  outcomesAr: course.outcomesAr.join('\n'),
  outcomes: course.outcomes.join('\n'),
  audienceAr: course.audienceAr.join('\n'),
  audience: course.audience.join('\n'),
  requirementsAr: course.requirementsAr.join('\n'),
  requirements: course.requirements.join('\n'),
  previewLessonId: course.previewLessonId ?? '',
  requiredCourseIds: course.prerequisites.map(({ id }) => id),
  slug: course.slug,
  thumbnail: course.thumbnail ?? '',
  hasCertificate: course.hasCertificate,
});

type ParsedCourse = z.output<typeof createCourseSchema>;

const toIdInput = (id: number | undefined) => (id === undefined ? undefined : String(id));

/** Parsed values as GraphQL takes them: ids are strings. */
export const toCreateCourseInput = ({ categoryId, trainerId, requiredCourseIds, ...fields }: ParsedCourse) => ({
  ...fields,
  requiredCourseIds: requiredCourseIds?.map(String),
  categoryId: String(categoryId),
  trainerId: toIdInput(trainerId),
});

export const toUpdateCourseInput = ({
  categoryId,
  trainerId,
  previewLessonId,
  requiredCourseIds,
  ...fields
}: CourseUpdate) => ({
  ...fields,
  requiredCourseIds: requiredCourseIds?.map(String),
  previewLessonId: typeof previewLessonId === 'number' ? String(previewLessonId) : previewLessonId,
  categoryId: toIdInput(categoryId),
  trainerId: toIdInput(trainerId),
});

import type { z } from 'zod';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import type { createCourseSchema, CourseUpdate } from '../../../schema/contract/validation/catalog';
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
  'slug',
  'thumbnail',
  'hasCertificate',
] as const;

export type CourseFieldName = (typeof courseFieldNames)[number];

/** Form values: text for every field but the switch, numbers included. */
export type CourseFormValues = Record<Exclude<CourseFieldName, 'hasCertificate'>, string> & { hasCertificate: boolean };

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
  slug: course.slug,
  thumbnail: course.thumbnail ?? '',
  hasCertificate: course.hasCertificate,
});

type ParsedCourse = z.output<typeof createCourseSchema>;

const toIdInput = (id: number | undefined) => (id === undefined ? undefined : String(id));

/** Parsed values as GraphQL takes them: ids are strings. */
export const toCreateCourseInput = ({ categoryId, trainerId, ...fields }: ParsedCourse) => ({
  ...fields,
  categoryId: String(categoryId),
  trainerId: toIdInput(trainerId),
});

export const toUpdateCourseInput = ({ categoryId, trainerId, ...fields }: CourseUpdate) => ({
  ...fields,
  categoryId: toIdInput(categoryId),
  trainerId: toIdInput(trainerId),
});

import { z } from 'zod';
import { courseDraft } from '../../../schema/contract/validation/catalog';
import type { AdminCourseFragment } from '../__generated__/CoursesTab';

/** What the form of a course holds: texts wherever something is typed, '' where nothing is chosen. */
export interface CourseValues {
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  slug: string;
  categoryId: string;
  trainerId: string;
  price: string;
  duration: string;
  level: string;
  thumbnail: string;
  isPublished: boolean;
}

export type CourseInputs = z.output<typeof courseDraft>;

const blank: CourseValues = {
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', slug: '', thumbnail: '' },
  ...{ categoryId: '', trainerId: '', price: '', duration: '', level: 'beginner', isPublished: false },
};

/** A known course as the form holds it; a new one is a draft for beginners. */
export const valuesOf = (row: AdminCourseFragment | null): CourseValues =>
  row
    ? {
        title: row.title,
        titleAr: row.titleAr,
        description: row.description,
        descriptionAr: row.descriptionAr,
        slug: row.slug,
        thumbnail: row.thumbnail ?? '',
        categoryId: row.category.id,
        trainerId: row.trainer.id,
        price: String(Number(row.price)),
        duration: String(row.duration),
        level: row.level,
        isPublished: row.isPublished,
      }
    : blank;

/** The server's own rules, of what the form holds: without a trainer it says nothing of who teaches. */
export const courseForm = z
  .custom<CourseValues>()
  .transform(({ trainerId, ...values }): unknown => ({ ...values, ...(trainerId !== '' && { trainerId }) }))
  .pipe(courseDraft) as z.ZodType<CourseInputs, CourseValues>;

import { z } from 'zod';
import { createCourseSchema } from '../../../schema/contract/validation/catalog';
import type { AdminCourseFragment } from './__generated__/courseResource';

/** What the form of a course holds: texts wherever something is typed, '' where nothing is chosen. */
export interface AdminCourseFormValues {
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

export type ParsedCourseForm = z.output<typeof createCourseSchema>;

const emptyCourseForm: AdminCourseFormValues = {
  ...{ title: '', titleAr: '', description: '', descriptionAr: '', slug: '', thumbnail: '' },
  ...{ categoryId: '', trainerId: '', price: '', duration: '', level: 'beginner', isPublished: false },
};

/** A known course as the form holds it; a new one is a draft for beginners. */
export const toAdminCourseFormValues = (row: AdminCourseFragment | null): AdminCourseFormValues =>
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
    : emptyCourseForm;

/** The server's own rules, of what the form holds: without a trainer it says nothing of who teaches. */
export const adminCourseFormSchema = z
  .custom<AdminCourseFormValues>()
  .transform(({ trainerId, ...values }): unknown => ({ ...values, ...(trainerId !== '' && { trainerId }) }))
  .pipe(createCourseSchema) as z.ZodType<ParsedCourseForm, AdminCourseFormValues>;

import { z } from '../../../schema/contract/validation/zod';
import { createCourseSchema } from '../../../schema/contract/validation/catalog';
import {
  emptyCourseFormValues,
  toCourseFormValues,
  type CourseFormValues,
} from '../../catalog/courseForm/courseFormValues';
import type { AdminCourseFragment } from './__generated__/courseResource';

/** The course form with the fields that only admins edit. */
export interface AdminCourseFormValues extends CourseFormValues {
  trainerId: string;
  isPublished: boolean;
}

export type ParsedCourseForm = z.output<typeof createCourseSchema>;

export const toAdminCourseFormValues = (row: AdminCourseFragment | null): AdminCourseFormValues =>
  row
    ? { ...toCourseFormValues(row), trainerId: row.trainer.id, isPublished: row.isPublished }
    : { ...emptyCourseFormValues, trainerId: '', isPublished: false };

/** The schema of the server; a blank trainer is left out. */
export const adminCourseFormSchema = z
  .custom<AdminCourseFormValues>()
  .transform(({ trainerId, ...values }): unknown => ({ ...values, ...(trainerId !== '' && { trainerId }) }))
  .pipe(createCourseSchema) as z.ZodType<ParsedCourseForm, AdminCourseFormValues>;

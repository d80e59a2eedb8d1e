import { courseState } from './courseState';

/** Fields of a course that change money, certificates, its address or who sees it. */
export const confirmedCourseFields = ['price', 'isFree', 'hasCertificate', 'slug', 'isPublished'] as const;
export type ConfirmedCourseField = (typeof confirmedCourseFields)[number];

/**
 * The fields that autosave never changes: the user confirms them with a button. Students of an archived course keep it, so
 * that its certificate is confirmed too.
 */
export const fieldsToConfirm = (course: {
  isPublished: boolean;
  isArchived: boolean;
}): readonly ConfirmedCourseField[] =>
  ({
    published: confirmedCourseFields,
    archived: ['isPublished', 'hasCertificate'] as const,
    draft: ['isPublished'] as const,
  })[courseState(course)];

/** Whether a price changes by more than half of the old one; a free course that gets a price does, too. */
export const isLargePriceChange = (before: string, after: string): boolean =>
  Math.abs(Number(after) - Number(before)) > Number(before) / 2;

import { stripInvisible } from '../validation/textFields';

/** What publishing may still wait for; but for `lessons`, the name of the field that is blank. */
export const publishRequirements = [
  'title',
  'titleAr',
  'description',
  'descriptionAr',
  'categoryId',
  'lessons',
] as const;
export type PublishRequirement = (typeof publishRequirements)[number];

/** A course as far as publishing asks; also one that is being written. */
export interface PublishableCourse {
  title?: string | null;
  titleAr?: string | null;
  description?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | number | null;
}

/** A lesson of it. */
interface PublishableLesson {
  isPublished: boolean;
}

/**
 * What a course still lacks before its trainer may publish it: its texts in both languages, a category, and a published
 * lesson. The editor shows the same list that the server refuses by. Empty: it is complete.
 */
export function missingPublishRequirements(
  course: PublishableCourse,
  lessons: readonly PublishableLesson[],
): PublishRequirement[] {
  return publishRequirements.filter((step) => {
    if (step === 'lessons') return !lessons.some(({ isPublished }) => isPublished);
    return stripInvisible(String(course[step] ?? '')) === '';
  });
}

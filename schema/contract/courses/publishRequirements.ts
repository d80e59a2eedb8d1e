import { stripInvisible } from '../text/characters';

/** Requirements for publishing a course: required fields, and `lessons` for at least one published lesson. */
export const publishRequirements = [
  'title',
  'titleAr',
  'description',
  'descriptionAr',
  'categoryId',
  'lessons',
] as const;
export type PublishRequirement = (typeof publishRequirements)[number];

/** The course fields that are checked; also accepts an unsaved form. */
export interface PublishableCourse {
  title?: string | null;
  titleAr?: string | null;
  description?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | number | null;
}

interface PublishableLesson {
  isPublished: boolean;
}

/** The requirements that a course does not meet; empty when it can be published. Used by the editor and the server. */
export function missingPublishRequirements(
  course: PublishableCourse,
  lessons: readonly PublishableLesson[],
): PublishRequirement[] {
  return publishRequirements.filter((requirement) => {
    if (requirement === 'lessons') return !lessons.some(({ isPublished }) => isPublished);
    return stripInvisible(String(course[requirement] ?? '')) === '';
  });
}

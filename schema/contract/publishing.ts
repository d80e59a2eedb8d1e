import { visible } from './validation/text';

/** What publishing may still wait for; but for `lessons`, the name of the field that is blank. */
export const publishingSteps = ['title', 'titleAr', 'description', 'descriptionAr', 'categoryId', 'lessons'] as const;
export type PublishingStep = (typeof publishingSteps)[number];

/** A course as far as publishing asks; also one that is being written. */
export interface Publishable {
  title?: string | null;
  titleAr?: string | null;
  description?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | number | null;
}

/** A lesson of it. */
interface Teachable {
  isPublished: boolean;
}

/**
 * What a course still lacks before its trainer may publish it: its texts in both languages, a category, and a published
 * lesson. The editor shows the same list that the server refuses by. Empty: it is complete.
 */
export function missingToPublish(course: Publishable, lessons: readonly Teachable[]): PublishingStep[] {
  return publishingSteps.filter((step) => {
    if (step === 'lessons') return !lessons.some(({ isPublished }) => isPublished);
    return visible(String(course[step] ?? '')) === '';
  });
}

import { stripIgnorable } from '../text/characters';
import { parsePrice } from '../text/decimalNumber';
import { blankTitles } from './blankTitles';

/**
 * Requirements for publishing a course: required fields, `lessons` for at least one published lesson, and `lessonTitles` for
 * titles of all published lessons in both languages.
 */
export const publishRequirements = [
  'title',
  'titleAr',
  'description',
  'descriptionAr',
  'categoryId',
  'lessons',
  'lessonTitles',
] as const;
export type PublishRequirement = (typeof publishRequirements)[number];

/** The course fields that are checked; also accepts an unsaved form. */
interface PublishableCourse {
  title?: string | null;
  titleAr?: string | null;
  description?: string | null;
  descriptionAr?: string | null;
  categoryId?: string | number | null;
}

interface PublishableLesson {
  title: string;
  titleAr: string;
  isPublished: boolean;
}

const isBlank = (text: string | number | null | undefined): boolean => stripIgnorable(String(text ?? '')) === '';

/** Whether students would see a lesson that lacks its title in a language. */
export const lacksTitle = (lesson: PublishableLesson): boolean => lesson.isPublished && blankTitles(lesson).length > 0;

/** The requirements that a course does not meet; empty when it can be published. Used by the editor and the server. */
export function missingPublishRequirements(
  course: PublishableCourse,
  lessons: readonly PublishableLesson[],
): PublishRequirement[] {
  return publishRequirements.filter((requirement) => {
    if (requirement === 'lessons') return !lessons.some(({ isPublished }) => isPublished);
    if (requirement === 'lessonTitles') return lessons.some(lacksTitle);
    return isBlank(course[requirement]);
  });
}

interface PricedCourse {
  price: string;
  /** Whether it was published before. */
  isArchived: boolean;
}

/** Whether publishing asks about the price: 0 is also the price of a draft for which none was ever typed. */
export const isPriceUndecided = ({ price, isArchived }: PricedCourse): boolean =>
  !isArchived && Number(parsePrice(price) ?? 0) === 0;

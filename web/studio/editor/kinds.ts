import type { z } from 'zod';
import { courseChanges, lessonChanges } from '../../../schema/contract/validation/catalog';
import type { CourseInput, LessonInput } from '../../data/__generated__/schemaTypes';
import type { EditedCourseFragment, EditedLessonFragment } from '../__generated__/CourseEditor';
import type { Complaints, Kind } from './drafts/sheet';

/** A course as its fields hold it: texts everywhere, also where numbers are meant. */
export type CourseValues = Record<
  | 'title'
  | 'titleAr'
  | 'description'
  | 'descriptionAr'
  | 'slug'
  | 'categoryId'
  | 'price'
  | 'thumbnail'
  | 'duration'
  | 'level',
  string
>;

/** A file of a lesson as its row holds it. */
export type AttachmentValues = Record<'name' | 'nameAr' | 'url', string>;

export interface LessonValues {
  title: string;
  titleAr: string;
  content: string;
  contentAr: string;
  videoUrl: string;
  attachments: AttachmentValues[];
  duration: string;
  isPublished: boolean;
}

/** The lessons of a course in their order, by their keys. */
export interface OrderValues {
  lessonIds: string[];
}

export const courseValues = (course: EditedCourseFragment): CourseValues => ({
  title: course.title,
  titleAr: course.titleAr,
  description: course.description,
  descriptionAr: course.descriptionAr,
  slug: course.slug,
  categoryId: course.categoryId,
  price: String(Number(course.price)),
  thumbnail: course.thumbnail ?? '',
  duration: String(course.duration),
  level: course.level,
});

export const lessonValues = (lesson: EditedLessonFragment): LessonValues => ({
  title: lesson.title,
  titleAr: lesson.titleAr,
  content: lesson.content ?? '',
  contentAr: lesson.contentAr ?? '',
  videoUrl: lesson.videoUrl ?? '',
  attachments: (lesson.attachments ?? []).map(({ name, nameAr, url }) => ({ name, nameAr: nameAr ?? '', url })),
  duration: String(lesson.duration),
  isPublished: lesson.isPublished,
});

type Shape = Readonly<Record<string, z.ZodType>>;

/** What is wrong with each field by its own rule, its parts by their path. */
const checkedBy =
  (shape: Shape) =>
  (changes: object): Complaints => {
    const complaints: Record<string, string> = {};
    for (const [field, value] of Object.entries(changes)) {
      const { error } = shape[field]?.safeParse(value) ?? {};
      for (const { path, message } of error?.issues ?? []) complaints[[field, ...path].join('.')] ??= message;
    }
    return complaints;
  };

/** Two values are the same where the rule of their field makes the same of them. */
const sameBy =
  (shape: Shape) =>
  (field: string, one: unknown, other: unknown): boolean => {
    const [plain, otherPlain] = [one, other].map((value) => JSON.stringify(trimmed(value)));
    if (plain === otherPlain) return true;
    const [read, otherRead] = [one, other].map((value) => shape[field]?.safeParse(value));
    return (
      read?.success === true &&
      otherRead?.success === true &&
      JSON.stringify(read.data) === JSON.stringify(otherRead.data)
    );
  };

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value);

const kindBy = (shape: Shape): Kind<Record<string, unknown>> => ({ same: sameBy(shape), check: checkedBy(shape) });

const course = kindBy(courseChanges.shape);

export const courseKind: Kind<CourseValues> = {
  ...course,
  // A blank address is one that is being written: until there is another, the known one stays.
  same: (field, one, other) =>
    (field === 'slug' && (String(one).trim() === '' || String(other).trim() === '')) || course.same(field, one, other),
};

export const lessonKind: Kind<LessonValues> = kindBy(lessonChanges.shape);

export const orderKind: Kind<OrderValues> = {
  same: (_field, one, other) => JSON.stringify(one) === JSON.stringify(other),
  check: () => ({}),
  lastWins: true,
};

/** A change as the schema takes it. */
export function courseInput(changes: Partial<CourseValues>): CourseInput {
  const { categoryId, ...rest } = courseChanges.parse(changes);
  return { ...rest, categoryId: categoryId === undefined ? undefined : String(categoryId), trainerId: undefined };
}

export const lessonInput = (changes: Partial<LessonValues>): LessonInput => lessonChanges.parse(changes);

/** Lessons as they were put in order: those that are there, and behind them those that came since. */
export const arranged = (present: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((id) => present.includes(id)),
  ...present.filter((id) => !wanted.includes(id)),
];

/** The list with what stood at one place standing at another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** What a lesson begins with, until its trainer names it. */
export const newLesson = (number: number, isPublished: boolean) => ({
  title: `Lesson ${number}`,
  titleAr: `الدرس ${number}`,
  isPublished,
});

/** Whether there is nothing to learn from a lesson yet. */
export const isBlank = ({ content, contentAr, videoUrl, attachments }: LessonValues): boolean =>
  `${content}${contentAr}${videoUrl}`.trim() === '' && attachments.length === 0;

import type { z } from 'zod';
import { updateCourseSchema, updateLessonSchema } from '../../../schema/contract/validation/catalog';
import type { UpdateCourseInput, UpdateLessonInput } from '../../data/__generated__/schemaTypes';
import type { EditorCourseFragment, EditorLessonFragment } from './__generated__/CourseEditorScreen';
import type { ValidationMessages, DraftPolicy } from '../../drafts/draft';

/** A course as its fields hold it: texts everywhere, also where numbers are meant. */
export type CourseFormValues = Record<
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
export type AttachmentFormValues = Record<'name' | 'nameAr' | 'url', string>;

export interface LessonFormValues {
  title: string;
  titleAr: string;
  content: string;
  contentAr: string;
  videoUrl: string;
  attachments: AttachmentFormValues[];
  duration: string;
  isPublished: boolean;
}

/** The lessons of a course in their order, by their keys. */
export interface LessonOrderValues {
  lessonIds: string[];
}

export const toCourseFormValues = (course: EditorCourseFragment): CourseFormValues => ({
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

export const toLessonFormValues = (lesson: EditorLessonFragment): LessonFormValues => ({
  title: lesson.title,
  titleAr: lesson.titleAr,
  content: lesson.content ?? '',
  contentAr: lesson.contentAr ?? '',
  videoUrl: lesson.videoUrl ?? '',
  attachments: (lesson.attachments ?? []).map(({ name, nameAr, url }) => ({ name, nameAr: nameAr ?? '', url })),
  duration: String(lesson.duration),
  isPublished: lesson.isPublished,
});

type SchemaShape = Readonly<Record<string, z.ZodType>>;

/** What is wrong with each field by its own rule, its parts by their path. */
const createValidator =
  (shape: SchemaShape) =>
  (changes: object): ValidationMessages => {
    const complaints: Record<string, string> = {};
    for (const [field, value] of Object.entries(changes)) {
      const { error } = shape[field]?.safeParse(value) ?? {};
      for (const { path, message } of error?.issues ?? []) complaints[[field, ...path].join('.')] ??= message;
    }
    return complaints;
  };

/** Two values are the same where the rule of their field makes the same of them. */
const createEquals =
  (shape: SchemaShape) =>
  (field: string, one: unknown, other: unknown): boolean => {
    const [plain, otherPlain] = [one, other].map((value) => JSON.stringify(normalizeText(value)));
    if (plain === otherPlain) return true;
    const [read, otherRead] = [one, other].map((value) => shape[field]?.safeParse(value));
    return (
      read?.success === true &&
      otherRead?.success === true &&
      JSON.stringify(read.data) === JSON.stringify(otherRead.data)
    );
  };

const normalizeText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;

const createDraftPolicy = (shape: SchemaShape): DraftPolicy<Record<string, unknown>> => ({
  equals: createEquals(shape),
  validate: createValidator(shape),
});

const courseSchemaPolicy = createDraftPolicy(updateCourseSchema.shape);

export const courseDraftPolicy: DraftPolicy<CourseFormValues> = {
  ...courseSchemaPolicy,
  // A blank address is one that is being written: until there is another, the known one stays.
  equals: (field, one, other) =>
    (field === 'slug' && (String(one).trim() === '' || String(other).trim() === '')) ||
    courseSchemaPolicy.equals(field, one, other),
};

export const lessonDraftPolicy: DraftPolicy<LessonFormValues> = createDraftPolicy(updateLessonSchema.shape);

export const lessonOrderDraftPolicy: DraftPolicy<LessonOrderValues> = {
  equals: (_field, one, other) => JSON.stringify(one) === JSON.stringify(other),
  validate: () => ({}),
  lastWriteWins: true,
};

/** A change as the schema takes it. */
export function toCourseInput(changes: Partial<CourseFormValues>): UpdateCourseInput {
  const { categoryId, ...rest } = updateCourseSchema.parse(changes);
  return { ...rest, categoryId: categoryId === undefined ? undefined : String(categoryId), trainerId: undefined };
}

export const toLessonInput = (changes: Partial<LessonFormValues>): UpdateLessonInput => updateLessonSchema.parse(changes);

/** Lessons as they were put in order: those that are there, and behind them those that came since. */
export const applyLessonOrder = (present: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((id) => present.includes(id)),
  ...present.filter((id) => !wanted.includes(id)),
];

/** The list with what stood at one place standing at another. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** What a lesson begins with, until its trainer names it. */
export const defaultLessonInput = (number: number, isPublished: boolean) => ({
  title: `Lesson ${number}`,
  titleAr: `الدرس ${number}`,
  isPublished,
});

/** Whether there is nothing to learn from a lesson yet. */
export const isLessonEmpty = ({ content, contentAr, videoUrl, attachments }: LessonFormValues): boolean =>
  `${content}${contentAr}${videoUrl}`.trim() === '' && attachments.length === 0;

import {
  autosaveCourseSchema,
  createLessonSchema,
  updateLessonSchema,
} from '../../../schema/contract/validation/catalog';
import type { CaptionsLanguage } from '../../../schema/contract/uploads/captions';
import type { CourseFormValues } from '../../catalog/courseForm/courseFormValues';
import type { CreateLessonInput, UpdateLessonInput } from '../../data/__generated__/schemaTypes';
import { type Draft, type DraftPolicy, createSchemaPolicy, pickFields } from '../../drafts/draftModel';
import type { LessonFormFragment } from './__generated__/courseDraftApi';

export interface CaptionsFormValues {
  language: CaptionsLanguage;
  url: string;
}

export type AttachmentFormValues = Record<'name' | 'nameAr' | 'url', string>;

/** Form values: text also for numbers. */
export interface LessonFormValues {
  title: string;
  titleAr: string;
  content: string;
  contentAr: string;
  videoUrl: string;
  attachments: AttachmentFormValues[];
  captions: CaptionsFormValues[];
  duration: string;
  isPublished: boolean;
  isRequired: boolean;
}

/** The form of a lesson before the server has created it. */
export const blankLessonFormValues: LessonFormValues = {
  title: '',
  titleAr: '',
  content: '',
  contentAr: '',
  videoUrl: '',
  attachments: [],
  captions: [],
  duration: '0',
  isPublished: false,
  isRequired: true,
};

export interface LessonOrderValues {
  lessonIds: string[];
}

export const toLessonFormValues = (lesson: LessonFormFragment): LessonFormValues => ({
  title: lesson.title,
  titleAr: lesson.titleAr,
  content: lesson.content ?? '',
  contentAr: lesson.contentAr ?? '',
  videoUrl: lesson.videoUrl ?? '',
  attachments: (lesson.attachments ?? []).map(({ name, nameAr, url }) => ({ name, nameAr: nameAr ?? '', url })),
  captions: (lesson.captions ?? []).map(({ language, url }) => ({ language, url })),
  duration: String(lesson.duration),
  isPublished: lesson.isPublished,
  isRequired: lesson.isRequired,
});

const courseSchemaPolicy = createSchemaPolicy(autosaveCourseSchema.shape);
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

export const courseDraftPolicy: DraftPolicy<CourseFormValues> = {
  ...courseSchemaPolicy,
  // One of them may be missing.
  judgedTogether: ['title', 'titleAr'],
  // A blank slug is not saved: the stored one stays until another is typed.
  equals: (field, a, b) => (field === 'slug' && (isBlank(a) || isBlank(b))) || courseSchemaPolicy.equals(field, a, b),
};

export const lessonDraftPolicy: DraftPolicy<LessonFormValues> = {
  ...createSchemaPolicy(updateLessonSchema.shape),
  judgedTogether: ['title', 'titleAr'],
};

export const lessonOrderDraftPolicy: DraftPolicy<LessonOrderValues> = {
  equals: (_field, a, b) => JSON.stringify(a) === JSON.stringify(b),
  validate: () => ({}),
  lastWriteWins: true,
};

/** Captions are checked by the schema and sent by their address. */
export const parseLessonChanges = ({ captions, ...changes }: Partial<LessonFormValues>): UpdateLessonInput => ({
  ...updateLessonSchema.omit({ captions: true, sectionId: true }).parse(changes),
  ...(captions && { captions }),
});

/** The first values of a new lesson; a title that is still missing is a placeholder. */
export const parseNewLesson = ({ captions, ...changes }: Partial<LessonFormValues>): CreateLessonInput => ({
  ...createLessonSchema
    .omit({ captions: true, sectionId: true })
    .parse({ ...defaultLessonInput(1, false), ...changes }),
  ...(captions && { captions }),
});

/** The existing lessons in the given order; newer lessons follow at the end. */
export const mergeLessonOrder = (present: readonly string[], wanted: readonly string[]): string[] => [
  ...wanted.filter((id) => present.includes(id)),
  ...present.filter((id) => !wanted.includes(id)),
];

export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Placeholder titles of a new lesson. */
export const defaultLessonInput = (number: number, isPublished: boolean) => ({
  title: `Lesson ${number}`,
  titleAr: `الدرس ${number}`,
  isPublished,
});

const isPlaceholderTitle = (title: unknown): boolean => typeof title === 'string' && /^(Lesson|الدرس) \d+$/.test(title);

/** A title that was typed wins over the placeholder with which the lesson was created. */
export const discardPlaceholderConflicts = (draft: Draft<LessonFormValues>): Draft<LessonFormValues> => ({
  ...draft,
  remoteConflicts: pickFields<LessonFormValues>(
    draft.remoteConflicts,
    (field) => !isPlaceholderTitle(draft.remoteConflicts[field]),
  ),
});

/** Whether a lesson has no text, video or file. */
export const isLessonEmpty = ({ content, contentAr, videoUrl, attachments }: LessonFormValues): boolean =>
  `${content}${contentAr}${videoUrl}`.trim() === '' && attachments.length === 0;

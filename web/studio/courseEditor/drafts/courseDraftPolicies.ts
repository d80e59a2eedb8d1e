import type { LessonKind } from '../../../../schema/contract/courses/lessonKinds';
import { isPlaceholderTitle, placeholderTitles } from '../../../../schema/contract/courses/lessonTitles';
import type { CaptionsLanguage } from '../../../../schema/contract/uploads/captions';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import type { CreateLessonInput, UpdateLessonInput } from '../../../data/__generated__/schemaTypes';
import { type Draft, type DraftPolicy, createSchemaPolicy, pickFields } from '../../../drafts/draftModel';
import type { OutlineValues } from '../courseOutline';
import type { LessonFormFragment } from './__generated__/courseDraftApi';

interface CaptionsFormValues {
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
  needsPrevious: boolean;
  /** Of a new lesson: both are fixed when it is created, and the outline moves lessons. */
  kind: LessonKind;
  sectionId: string;
}

export interface SectionFormValues {
  title: string;
  titleAr: string;
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
  needsPrevious: false,
  kind: 'content',
  sectionId: '',
};

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
  needsPrevious: lesson.needsPrevious,
  kind: lesson.kind,
  sectionId: lesson.sectionId,
});

/** zod and the rules are a large part of the editor: they are loaded when it is idle, or before the first save. */
export const loadCatalogSchemas = async () => import('../../../../schema/contract/validation/learning/catalog');

const courseSchemaPolicy = createSchemaPolicy(async () => (await loadCatalogSchemas()).autosaveCourseSchema.shape);
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

export const courseDraftPolicy: DraftPolicy<CourseFormValues> = {
  ...courseSchemaPolicy,
  // One of them may be missing.
  judgedTogether: ['title', 'titleAr'],
  // A blank slug is not saved: the stored one stays until another is typed.
  equals: (field, a, b) => (field === 'slug' && (isBlank(a) || isBlank(b))) || courseSchemaPolicy.equals(field, a, b),
};

export const lessonDraftPolicy: DraftPolicy<LessonFormValues> = {
  ...createSchemaPolicy(async () => (await loadCatalogSchemas()).updateLessonSchema.shape),
  judgedTogether: ['title', 'titleAr'],
};

export const sectionDraftPolicy: DraftPolicy<SectionFormValues> = createSchemaPolicy(
  async () => (await import('../../../../schema/contract/validation/learning/sections')).updateSectionSchema.shape,
);

export const outlineDraftPolicy: DraftPolicy<OutlineValues> = {
  equals: (_field, a, b) => JSON.stringify(a) === JSON.stringify(b),
  validate: () => ({}),
  lastWriteWins: true,
};

/** Captions are checked by the schema and sent by their address. */
export async function parseLessonChanges({
  captions,
  kind: _kind,
  sectionId: _sectionId,
  ...changes
}: Partial<LessonFormValues>): Promise<UpdateLessonInput> {
  const { updateLessonSchema } = await loadCatalogSchemas();
  return {
    ...updateLessonSchema.omit({ captions: true, sectionId: true }).parse(changes),
    ...(captions && { captions }),
  };
}

/** The first values of a new lesson; a title that is still missing is a placeholder. */
export async function parseNewLesson({
  captions,
  sectionId,
  ...changes
}: Partial<LessonFormValues>): Promise<CreateLessonInput> {
  const { createLessonSchema } = await loadCatalogSchemas();
  return {
    ...createLessonSchema
      .omit({ captions: true, sectionId: true })
      .parse({ ...placeholderTitles('content', 1), ...changes }),
    ...(captions && { captions }),
    ...(sectionId && { sectionId }),
  };
}

/** A title that was typed wins over the placeholder with which the lesson was created. */
export const discardPlaceholderConflicts = (draft: Draft<LessonFormValues>): Draft<LessonFormValues> => ({
  ...draft,
  remoteConflicts: pickFields<LessonFormValues>(
    draft.remoteConflicts,
    (field) => !isPlaceholderTitle(draft.remoteConflicts[field]),
  ),
});

/** Whether a lesson has no text, video or file. What a quiz has is in its questions. */
export const isLessonEmpty = ({ kind, content, contentAr, videoUrl, attachments }: LessonFormValues): boolean =>
  kind === 'content' && `${content}${contentAr}${videoUrl}`.trim() === '' && attachments.length === 0;

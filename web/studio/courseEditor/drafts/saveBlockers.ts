import { isEmptyObject, rootField } from '../../../drafts/draftModel';
import type { AutosaveStore } from '../../../drafts/AutosaveStore';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import { useLanguage } from '../../../language';
import type { Language } from '../../../../schema/contract/languages';
import { paths } from '../../../routing/paths';
import type { LessonFormValues } from './courseDraftPolicies';
import { useDraftValue, type CourseDrafts } from './courseDrafts';
import {
  courseDraftKey,
  lessonDraftKey,
  questionDraftKey,
  quizDraftKey,
  sectionDraftKey,
  sectionIdOfKey,
} from './draftKeys';

type CourseField = keyof CourseFormValues;
type LessonField = keyof LessonFormValues;

/** A field that is not saved before the user corrects it, or a choice between two versions. */
export type SaveBlocker = {
  /** Null for the course itself, and for its sections. */
  lessonId: string | null;
  /** Of a section. */
  sectionId?: string;
} & (
  | { kind: 'conflict' }
  /** In the rules, the places or a question of a quiz. */
  | { kind: 'quiz'; tab: 'rules' | null; questionId: string | null }
  | {
      /** Invalid, or changed and not confirmed. */
      kind: 'field' | 'unconfirmed';
      field: CourseField | LessonField;
      /** 'title', 'attachments.0.url'. */
      path: string;
    }
);

/** Element id of the choice between two versions. */
export const conflictElementId = 'draft-conflict';

const otherCourseFields = [
  'previewLessonId',
  'requiredCourseIds',
  'categoryId',
  'level',
  'price',
  'duration',
  'hasCertificate',
  'keywords',
  'thumbnail',
  'slug',
] as const;
const otherLessonFields = [
  'videoUrl',
  'captions',
  'attachments',
  'duration',
  'isPublished',
  'isRequired',
  'needsPrevious',
] as const;

/** Texts as the forms show them: those of the page's language first. */
function textFieldOrder<Name extends string>(names: readonly Name[], language: Language) {
  const arabic = names.map((name) => `${name}Ar` as const);
  return language === 'ar' ? [...arabic, ...names] : [...names, ...arabic];
}

type CourseStore = Pick<
  AutosaveStore<CourseDrafts>,
  'keys' | 'getDraft' | 'getValidationMessages' | 'getUnconfirmedFields'
>;
type BlockerOwner = Pick<SaveBlocker, 'lessonId' | 'sectionId'>;

function keyOf({ lessonId, sectionId }: BlockerOwner) {
  if (sectionId !== undefined) return sectionDraftKey(sectionId);
  return lessonId === null ? courseDraftKey : lessonDraftKey(lessonId);
}

function listFieldBlockers(
  store: CourseStore,
  owner: BlockerOwner,
  fields: readonly (CourseField | LessonField)[],
): SaveBlocker[] {
  const key = keyOf(owner);
  const draft = store.getDraft(key);
  if (!draft) return [];
  const isUndecided = !isEmptyObject(draft.remoteConflicts) || draft.otherTabVersions.length > 0;
  const invalidPaths = Object.keys(store.getValidationMessages(key));
  const unconfirmed = store.getUnconfirmedFields(key);
  return [
    ...(isUndecided ? [{ ...owner, kind: 'conflict' as const }] : []),
    ...fields.flatMap((field): SaveBlocker[] => {
      const paths = invalidPaths.filter((path) => rootField(path) === field);
      if (paths.length === 0 && unconfirmed.includes(field))
        return [{ ...owner, kind: 'unconfirmed', field, path: field }];
      return paths.map((path) => ({ ...owner, kind: 'field', field, path }));
    }),
  ];
}

/** Of a quiz that is open, and of its questions. */
function listQuizBlockers(store: CourseStore, lessonId: string): SaveBlocker[] {
  const quiz = store.getDraft(quizDraftKey(lessonId));
  if (!quiz) return [];
  const needsAttention = (key: ReturnType<typeof quizDraftKey | typeof questionDraftKey>): boolean => {
    const draft = store.getDraft(key);
    const isUndecided = draft && (!isEmptyObject(draft.remoteConflicts) || draft.otherTabVersions.length > 0);
    return isUndecided === true || !isEmptyObject(store.getValidationMessages(key));
  };
  const isRule = Object.keys(store.getValidationMessages(quizDraftKey(lessonId))).some(
    (path) => rootField(path) !== 'slots',
  );
  const questionIds = quiz.values.slots.map(({ questionId }) => questionId).filter(Boolean);
  return [
    ...(needsAttention(quizDraftKey(lessonId)) ? [null] : []),
    ...questionIds.filter((id) => needsAttention(questionDraftKey(id))),
  ].map((questionId) => ({
    kind: 'quiz',
    lessonId,
    tab: questionId === null && isRule ? 'rules' : null,
    questionId,
  }));
}

/** What needs the user's attention, in the order of the tabs, the lessons and the fields of the forms. */
export function listSaveBlockers(
  store: CourseStore,
  lessonIds: readonly string[],
  language: Language,
): readonly SaveBlocker[] {
  const courseFields = [
    ...textFieldOrder(['title', 'description', 'outcomes', 'audience', 'requirements'], language),
    ...otherCourseFields,
  ];
  const lessonFields = [...textFieldOrder(['title', 'content'], language), ...otherLessonFields];
  const sectionIds = store.keys().flatMap((key) => sectionIdOfKey(key) ?? []);
  const titles = textFieldOrder(['title'], language);
  return [
    ...listFieldBlockers(store, { lessonId: null }, courseFields),
    ...sectionIds.flatMap((sectionId) => listFieldBlockers(store, { lessonId: null, sectionId }, titles)),
    ...lessonIds.flatMap((lessonId) => [
      ...listFieldBlockers(store, { lessonId }, lessonFields),
      ...listQuizBlockers(store, lessonId),
    ]),
  ];
}

/** The blockers of the course and its lessons, up to date at each edit. */
export function useSaveBlockers(lessonIds: readonly string[]): readonly SaveBlocker[] {
  const { language } = useLanguage();
  return useDraftValue((store) => listSaveBlockers(store, lessonIds, language));
}

const formPath = (courseId: string, lessonId: string | null): string =>
  paths.editCourse(courseId, lessonId === null ? {} : { lesson: lessonId });

function toElementId(lessonId: string | null, path: string): string {
  if (lessonId === null) return `course-${rootField(path)}`;
  const [, index, field] = path.split('.');
  return field === undefined ? `lesson-${rootField(path)}` : `lesson-file-${index}-${field}`;
}

/**
 * Address of a field of the editor, which focuses it.
 * @param lessonId null for a field of the course itself
 * @param path 'title', 'attachments.0.url'
 */
export const editorFieldPath = (courseId: string, lessonId: string | null, path: string): string =>
  `${formPath(courseId, lessonId)}#${toElementId(lessonId, path)}`;

export function saveBlockerPath(courseId: string, blocker: SaveBlocker): string {
  const { lessonId, sectionId } = blocker;
  if (sectionId !== undefined)
    return `${paths.editCourse(courseId, { part: 'lessons' })}#${sectionDraftKey(sectionId)}`;
  if (blocker.kind === 'quiz' && lessonId !== null) {
    const { tab, questionId } = blocker;
    return paths.editCourse(courseId, { lesson: lessonId, quiz: tab ?? undefined, question: questionId ?? undefined });
  }
  return blocker.kind === 'conflict' || blocker.kind === 'quiz'
    ? `${formPath(courseId, lessonId)}#${conflictElementId}`
    : editorFieldPath(courseId, lessonId, blocker.path);
}

/** Whether a blocker is on the tab of the lessons. */
export const isLessonBlocker = ({ lessonId, sectionId }: BlockerOwner): boolean =>
  lessonId !== null || sectionId !== undefined;

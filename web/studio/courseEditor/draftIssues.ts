import { isEmptyObject, rootField } from '../../drafts/draftModel';
import type { AutosaveStore } from '../../drafts/AutosaveStore';
import type { CourseFormValues } from '../../catalog/courseForm/courseFormValues';
import { useLanguage } from '../../language';
import type { Language } from '../../../schema/contract/languages';
import { paths } from '../../routing/paths';
import type { LessonFormValues } from './courseDraftPolicies';
import { courseDraftKey, lessonDraftKey, useDraftValue, type CourseDrafts } from './draftKeys';

type CourseField = keyof CourseFormValues;
type LessonField = keyof LessonFormValues;

/** A field that is not saved before the user corrects it, or a choice between two versions. */
export type DraftIssue = {
  /** Null for the course itself. */
  lessonId: string | null;
} & (
  | { kind: 'conflict' }
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
  'categoryId',
  'level',
  'price',
  'duration',
  'hasCertificate',
  'keywords',
  'thumbnail',
  'slug',
] as const;
const otherLessonFields = ['videoUrl', 'captions', 'attachments', 'duration', 'isPublished', 'isRequired'] as const;

/** Texts as the forms show them: those of the page's language first. */
function textFieldOrder<Name extends string>(names: readonly Name[], language: Language) {
  const arabic = names.map((name) => `${name}Ar` as const);
  return language === 'ar' ? [...arabic, ...names] : [...names, ...arabic];
}

type CourseStore = Pick<AutosaveStore<CourseDrafts>, 'getDraft' | 'getValidationMessages' | 'getUnconfirmedFields'>;

/** @param lessonId null for the course itself */
function listIssues(
  store: CourseStore,
  lessonId: string | null,
  fields: readonly (CourseField | LessonField)[],
): DraftIssue[] {
  const key = lessonId === null ? courseDraftKey : lessonDraftKey(lessonId);
  const draft = store.getDraft(key);
  if (!draft) return [];
  const isUndecided = !isEmptyObject(draft.remoteConflicts) || draft.otherTabVersions.length > 0;
  const invalidPaths = Object.keys(store.getValidationMessages(key));
  const unconfirmed = store.getUnconfirmedFields(key);
  return [
    ...(isUndecided ? [{ kind: 'conflict' as const, lessonId }] : []),
    ...fields.flatMap((field): DraftIssue[] => {
      const paths = invalidPaths.filter((path) => rootField(path) === field);
      if (paths.length === 0 && unconfirmed.includes(field))
        return [{ kind: 'unconfirmed', lessonId, field, path: field }];
      return paths.map((path) => ({ kind: 'field', lessonId, field, path }));
    }),
  ];
}

/** What needs the user's attention, in the order of the tabs, the lessons and the fields of the forms. */
export function listDraftIssues(
  store: CourseStore,
  lessonIds: readonly string[],
  language: Language,
): readonly DraftIssue[] {
  const courseFields = [
    ...textFieldOrder(['title', 'description', 'outcomes', 'audience', 'requirements'], language),
    ...otherCourseFields,
  ];
  const lessonFields = [...textFieldOrder(['title', 'content'], language), ...otherLessonFields];
  return [
    ...listIssues(store, null, courseFields),
    ...lessonIds.flatMap((lessonId) => listIssues(store, lessonId, lessonFields)),
  ];
}

/** The issues of the course and its lessons, up to date at each edit. */
export function useDraftIssues(lessonIds: readonly string[]): readonly DraftIssue[] {
  const { language } = useLanguage();
  return useDraftValue((store) => listDraftIssues(store, lessonIds, language));
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

export const draftIssuePath = (courseId: string, issue: DraftIssue): string =>
  issue.kind === 'conflict'
    ? `${formPath(courseId, issue.lessonId)}#${conflictElementId}`
    : editorFieldPath(courseId, issue.lessonId, issue.path);

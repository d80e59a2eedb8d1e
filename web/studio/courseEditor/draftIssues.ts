import { useMemo, useSyncExternalStore } from 'react';
import type { AutosaveStore } from '../../drafts/AutosaveStore';
import { isEmptyObject, rootField } from '../../drafts/draftModel';
import { useLanguage } from '../../language';
import type { Language } from '../../../schema/contract/languages';
import { paths } from '../../routing/paths';
import { courseDraftKey, lessonDraftKey, useAutosaveStore, type CourseDrafts } from './draftKeys';

/** A field that is not saved before the user corrects it, or `conflict` for a choice between two versions. */
export interface DraftProblem {
  /** Null for a field of the course itself. */
  lessonId: string | null;
  /** Field path: 'title', 'attachments.0.url'. */
  path: string;
}

/** Element id of the choice between two versions. */
export const conflictElementId = 'draft-conflict';
/** Path of a choice between two versions. */
export const conflictPath = 'conflict';

const otherCourseFields = ['categoryId', 'level', 'price', 'duration', 'thumbnail', 'slug'];
const otherLessonFields = ['videoUrl', 'attachments', 'duration', 'isPublished'];

/** Fields as the forms show them: those of the page's language first. */
function fieldOrder(texts: readonly string[], others: readonly string[], language: Language): string[] {
  const arabic = texts.map((name) => `${name}Ar`);
  return [conflictPath, ...(language === 'ar' ? [...arabic, ...texts] : [...texts, ...arabic]), ...others];
}

type CourseStore = Pick<AutosaveStore<CourseDrafts>, 'getDraft' | 'getValidationMessages'>;

function listPaths(
  store: CourseStore,
  key: Parameters<CourseStore['getDraft']>[0],
  order: readonly string[],
): string[] {
  const draft = store.getDraft(key);
  if (!draft) return [];
  const isUndecided = !isEmptyObject(draft.remoteConflicts) || draft.otherTabVersions.length > 0;
  const invalid = Object.keys(store.getValidationMessages(key));
  return [...(isUndecided ? [conflictPath] : []), ...invalid].sort(
    (a, b) => order.indexOf(rootField(a)) - order.indexOf(rootField(b)),
  );
}

/** What needs the user's attention, in the order of the tabs, the lessons and the fields of the forms. */
export function listDraftProblems(
  store: CourseStore,
  lessonIds: readonly string[],
  language: Language,
): readonly DraftProblem[] {
  const courseOrder = fieldOrder(['title', 'description'], otherCourseFields, language);
  const lessonOrder = fieldOrder(['title', 'content'], otherLessonFields, language);
  return [
    ...listPaths(store, courseDraftKey, courseOrder).map((path) => ({ lessonId: null, path })),
    ...lessonIds.flatMap((lessonId) =>
      listPaths(store, lessonDraftKey(lessonId), lessonOrder).map((path) => ({ lessonId, path })),
    ),
  ];
}

/** The problems of the course and its lessons, up to date at each edit. */
export function useDraftProblems(lessonIds: readonly string[]): readonly DraftProblem[] {
  const store = useAutosaveStore();
  const { language } = useLanguage();
  const readProblems = () => JSON.stringify(listDraftProblems(store, lessonIds, language));
  const json = useSyncExternalStore(store.subscribe, readProblems, readProblems);
  // Parsed back from the list above.
  return useMemo(() => JSON.parse(json) as readonly DraftProblem[], [json]);
}

const toElementId = (lessonId: string | null, path: string): string => {
  if (path === conflictPath) return conflictElementId;
  if (lessonId === null) return `course-${rootField(path)}`;
  const [, index, field] = path.split('.');
  return field === undefined ? `lesson-${rootField(path)}` : `lesson-file-${index}-${field}`;
};

/** Address of the tab, lesson and field of a problem. */
export const draftProblemPath = (courseId: string, { lessonId, path }: DraftProblem): string =>
  `${paths.editCourse(courseId, lessonId === null ? {} : { lesson: lessonId })}#${toElementId(lessonId, path)}`;

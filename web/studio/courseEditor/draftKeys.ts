import { useSyncExternalStore } from 'react';
import type { CourseFormValues } from '../../catalog/courseForm/courseFormValues';
import { createDraftHooks } from '../../drafts/createDraftHooks';
import { createStoreFactory } from '../../drafts/openStores';
import { toClientError } from '../../data/clientError';
import type { LessonFormValues, LessonOrderValues } from './courseDraftPolicies';

export const courseDraftKey = 'course';
export const lessonOrderDraftKey = 'order';
export const lessonDraftKey = (id: string) => `lesson-${id}` as const;

/** The drafts of a course by key. */
export interface CourseDrafts {
  [courseDraftKey]: CourseFormValues;
  [lessonOrderDraftKey]: LessonOrderValues;
  [lesson: ReturnType<typeof lessonDraftKey>]: LessonFormValues;
}

export const { AutosaveContext, useAutosaveStore, useSaveStatus, useDraft } = createDraftHooks<CourseDrafts>();
export const getCourseStore = createStoreFactory<CourseDrafts>(toClientError);

const newLessonStart = 'new-';
/** The lesson id in the key of a draft. */
export const lessonIdOfKey = (key: string): string => key.slice(lessonDraftKey('').length);
/** Start of the keys of lessons that the server has not created yet. */
export const newLessonKeyStart = lessonDraftKey(newLessonStart);
/** Whether the server has not created the lesson yet. */
export const isNewLessonId = (id: string): boolean => id.startsWith(newLessonStart);

/** The id of a lesson until the server has created it. It names the newest of the other lessons. */
export function createNewLessonId(lessons: readonly { id: string }[]): string {
  const newestId = Math.max(0, ...lessons.map(({ id }) => Number(id)));
  return `${newLessonStart}${newestId}-${crypto.randomUUID()}`;
}

/** The lesson that was the newest when this id was made; 0 if there was none. */
export const newestIdBefore = (newLessonId: string): number => Number(newLessonId.split('-')[1] ?? 0);

/** The ids of the listed lessons, and of those added here that the list from the server does not have yet. */
export function useLessonIds(lessons: readonly { id: string }[]): string[] {
  const store = useAutosaveStore();
  const joinIds = () =>
    store
      .keys()
      .filter((key) => store.originalKey(key).startsWith(newLessonKeyStart))
      .map(lessonIdOfKey)
      .join();
  const joined = useSyncExternalStore(store.subscribe, joinIds, joinIds);
  const listed = lessons.map(({ id }) => id);
  const added = joined === '' ? [] : joined.split(',');
  return [...listed, ...added.filter((id) => !listed.includes(id))];
}

import { useMemo, useSyncExternalStore } from 'react';
import type { CourseFormValues } from '../../../catalog/courseForm/courseFormValues';
import type { AutosaveStore } from '../../../drafts/AutosaveStore';
import { createDraftHooks } from '../../../drafts/createDraftHooks';
import { createStoreFactory } from '../../../drafts/storeFactory';
import { toClientError } from '../../../data/errors/clientError';
import type { QuizValues } from '../../quizEditor/drafts/quizValues';
import type { QuestionValues } from '../../quizEditor/questionForm/questionValues';
import type { LessonFormValues, SectionFormValues } from './courseDraftPolicies';
import type { OutlineValues } from '../courseOutline';
import {
  lessonIdOfDraftKey,
  newLessonKeyStart,
  type courseDraftKey,
  type lessonDraftKey,
  type outlineDraftKey,
  type questionDraftKey,
  type quizDraftKey,
  type sectionDraftKey,
} from './draftKeys';

export interface CourseDrafts {
  [courseDraftKey]: CourseFormValues;
  [outlineDraftKey]: OutlineValues;
  [section: ReturnType<typeof sectionDraftKey>]: SectionFormValues;
  [lesson: ReturnType<typeof lessonDraftKey>]: LessonFormValues;
  [quiz: ReturnType<typeof quizDraftKey>]: QuizValues;
  [question: ReturnType<typeof questionDraftKey>]: QuestionValues;
}

export const { AutosaveContext, useAutosaveStore, useSaveStatus, useDraft } = createDraftHooks<CourseDrafts>();
export const courseStorePrefix = (userId: string, courseId: string): string => `tayyar_draft:${userId}:${courseId}`;
export const getCourseStore = createStoreFactory<CourseDrafts>(toClientError);

/** What `read` returns for the open drafts, up to date at each edit. The value must survive JSON. */
export function useDraftValue<Value>(read: (store: AutosaveStore<CourseDrafts>) => Value): Value {
  const store = useAutosaveStore();
  const readJson = () => JSON.stringify(read(store));
  const json = useSyncExternalStore(store.subscribe, readJson, readJson);
  // Parsed back from the value above.
  return useMemo(() => JSON.parse(json) as Value, [json]);
}

/** The ids of the listed lessons, and of those added here that the list from the server does not have yet. */
export function useLessonIds(lessons: readonly { id: string }[]): string[] {
  const added = useDraftValue((store) =>
    store
      .keys()
      .filter((key) => store.originalKey(key).startsWith(newLessonKeyStart))
      .map(lessonIdOfDraftKey),
  );
  const listed = lessons.map(({ id }) => id);
  return [...listed, ...added.filter((id) => !listed.includes(id))];
}

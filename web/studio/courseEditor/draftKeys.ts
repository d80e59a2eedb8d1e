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

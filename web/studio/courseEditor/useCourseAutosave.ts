import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AutosaveStore } from '../../drafts/AutosaveStore';
import { registerRetryTriggers } from '../../drafts/openStores';
import { useLanguage } from '../../language/useLanguage';
import { sessionStorageKey } from '../../session/sessionSync';
import type { CourseDraftsFragment } from './__generated__/courseDraftApi';
import { createCourseDraftApis, toCourseSnapshot, toLessonOrderSnapshot, toLessonSnapshot } from './courseDraftApi';
import { courseDraftKey, getCourseStore, lessonDraftKey, lessonOrderDraftKey, type CourseDrafts } from './draftKeys';

interface CourseAutosave {
  store: AutosaveStore<CourseDrafts>;
  /** Whether there are unsaved changes of an earlier visit, of this tab or another. */
  hasRestoredDrafts: boolean;
}

/** The store with the drafts of a course and its lessons. */
export function useCourseAutosave(course: CourseDraftsFragment, userId: string): CourseAutosave {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ store, apis, hasRestoredDrafts }] = useState(() => {
    const courseStore = getCourseStore(`tayyar_draft:${userId}:${course.id}`);
    const courseApis = createCourseDraftApis(client, course.id, language);
    openCourseDrafts(courseStore, courseApis, course);
    return { store: courseStore, apis: courseApis, hasRestoredDrafts: !courseStore.isSaved() };
  });
  useLayoutEffect(() => {
    openCourseDrafts(store, apis, course);
    store.receive(courseDraftKey, toCourseSnapshot(course));
    for (const lesson of course.lessons) store.receive(lessonDraftKey(lesson.id), toLessonSnapshot(lesson));
  }, [store, apis, course]);
  useEffect(() => registerRetryTriggers(store, sessionStorageKey), [store]);
  return { store, hasRestoredDrafts };
}

/** Opens the drafts that are not open yet, those of new lessons included. */
function openCourseDrafts(
  store: AutosaveStore<CourseDrafts>,
  apis: ReturnType<typeof createCourseDraftApis>,
  course: CourseDraftsFragment,
): void {
  store.open(courseDraftKey, apis.course, toCourseSnapshot(course));
  store.open(lessonOrderDraftKey, apis.order, toLessonOrderSnapshot(course.lessons));
  for (const lesson of course.lessons)
    store.open(lessonDraftKey(lesson.id), apis.lesson(lesson.id), toLessonSnapshot(lesson));
}

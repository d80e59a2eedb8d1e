import type { ApolloClient, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AutosaveStore } from '../../drafts/AutosaveStore';
import { isEmptyObject } from '../../drafts/draftModel';
import { registerRetryTriggers } from '../../drafts/retryTriggers';
import { useLanguage } from '../../language';
import { sessionStorageKey } from '../../session/sessionStorageKey';
import type { CourseDraftsFragment, LessonFormFragment } from './__generated__/courseDraftApi';
import {
  createCourseDraftApis,
  newLessonSnapshot,
  toCourseSnapshot,
  toLessonOrderSnapshot,
  toLessonSnapshot,
} from './courseDraftApi';
import { defaultLessonInput, discardPlaceholderConflicts } from './courseDraftPolicies';
import {
  courseDraftKey,
  createNewLessonId,
  getCourseStore,
  lessonDraftKey,
  lessonIdOfKey,
  lessonOrderDraftKey,
  newLessonKeyStart,
  type CourseDrafts,
} from './draftKeys';

interface CourseAutosave {
  store: AutosaveStore<CourseDrafts>;
  /** Whether there are unsaved changes of an earlier visit, of this tab or another. */
  hasRestoredDrafts: boolean;
  /** Opens the draft of a new lesson and creates the lesson on the server; returns the draft's lesson id. */
  addLesson(): string;
}

export function useCourseAutosave(course: CourseDraftsFragment, userId: string): CourseAutosave {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ store, apis, hasRestoredDrafts }] = useState(() => {
    const courseStore = getCourseStore(`tayyar_draft:${userId}:${course.id}`);
    const courseApis = createCourseDraftApis(client, course.id, language);
    openCourseDrafts(courseStore, courseApis, course);
    for (const key of courseStore.storedKeys(newLessonKeyStart))
      openNewLesson(courseStore, courseApis, { course, client, id: lessonIdOfKey(key) });
    return { store: courseStore, apis: courseApis, hasRestoredDrafts: !courseStore.isSaved() };
  });
  useLayoutEffect(() => {
    openCourseDrafts(store, apis, course);
    store.receive(courseDraftKey, toCourseSnapshot(course));
    for (const lesson of course.lessons) store.receive(lessonDraftKey(lesson.id), toLessonSnapshot(lesson));
  }, [store, apis, course]);
  useEffect(() => registerRetryTriggers(store, sessionStorageKey), [store]);
  const addLesson = () => {
    const id = createNewLessonId();
    openNewLesson(store, apis, { course, client, id });
    // A new lesson of a published course starts as a draft: students must not see it blank.
    store.edit(lessonDraftKey(id), defaultLessonInput(course.lessons.length + 1, !course.isPublished));
    store.retry();
    return id;
  };
  return { store, hasRestoredDrafts, addLesson };
}

interface NewLesson {
  course: Pick<CourseDraftsFragment, 'id'>;
  client: ApolloClient;
  id: string;
}

/** Opens the draft of a lesson that the server has not created yet. It gets the id of the created lesson. */
export function openNewLesson(
  store: AutosaveStore<CourseDrafts>,
  { newLesson }: ReturnType<typeof createCourseDraftApis>,
  { course, client, id }: NewLesson,
): void {
  const onCreated = (lesson: LessonFormFragment) => {
    const key = lessonDraftKey(lesson.id);
    store.rename(lessonDraftKey(id), key, toLessonSnapshot(lesson));
    if (!isEmptyObject(store.getDraft(key)?.remoteConflicts ?? {})) store.update(key, discardPlaceholderConflicts);
    client.cache.modify<{ lessons: readonly Reference[] }>({
      id: client.cache.identify({ __typename: 'Course', id: course.id }),
      fields: {
        lessons: (lessons, { readField, toReference }) => {
          const reference = toReference({ __typename: 'Lesson', id: lesson.id });
          const isListed = lessons.some((each) => readField('id', each) === lesson.id);
          return isListed || !reference ? lessons : [...lessons, reference];
        },
      },
    });
  };
  store.open(lessonDraftKey(id), newLesson(id, onCreated), newLessonSnapshot);
}

/** Opens the drafts of a course and its lessons that are not open yet: the list may have got new lessons. */
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

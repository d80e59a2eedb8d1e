import type { ApolloClient, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AutosaveStore } from '../../../drafts/AutosaveStore';
import { isEmptyObject } from '../../../drafts/draftModel';
import { needsEvidence, type LessonKind } from '../../../../schema/contract/courses/lessonKinds';
import { placeholderTitles } from '../../../../schema/contract/courses/lessonTitles';
import { registerRetryTriggers } from '../../../drafts/registerRetryTriggers';
import { loadWhenIdle } from '../../../data/browser/idleLoading';
import { useLanguage } from '../../../language';
import { sessionStorageKey } from '../../../session/sessionStorageKey';
import {
  CourseDraftSnapshotsDocument,
  type CourseDraftsFragment,
  type LessonFormFragment,
} from './__generated__/courseDraftApi';
import { createCourseDraftApis, newLessonSnapshot, toCourseSnapshot, toLessonSnapshot } from './courseDraftApi';
import { toOutlineSnapshot, toSectionSnapshot } from './outlineDraftApi';
import { discardPlaceholderConflicts } from './courseDraftPolicies';
import { courseStorePrefix, getCourseStore, type CourseDrafts } from './courseDrafts';
import {
  courseDraftKey,
  createNewLessonId,
  lessonDraftKey,
  lessonIdOfDraftKey,
  newLessonKeyStart,
  outlineDraftKey,
  sectionDraftKey,
} from './draftKeys';

export interface NewLessonPlace {
  kind: LessonKind;
  /** Blank for the first section of a course. */
  sectionId: string;
}

interface CourseAutosave {
  store: AutosaveStore<CourseDrafts>;
  /** Whether there are unsaved changes of an earlier visit, of this tab or another. */
  hasRestoredDrafts: boolean;
  /** Opens the draft of a new lesson and creates the lesson on the server; returns the draft's lesson id. */
  addLesson(place: NewLessonPlace): string;
}

export function useCourseAutosave(course: CourseDraftsFragment, userId: string): CourseAutosave {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ store, apis, hasRestoredDrafts }] = useState(() => {
    const courseStore = getCourseStore(courseStorePrefix(userId, course.id));
    const courseApis = createCourseDraftApis(client, course.id, language);
    openCourseDrafts(courseStore, courseApis, course);
    for (const key of courseStore.storedKeys(newLessonKeyStart))
      openNewLesson(courseStore, courseApis, { course, client, id: lessonIdOfDraftKey(key) });
    return { store: courseStore, apis: courseApis, hasRestoredDrafts: !courseStore.isSaved() };
  });
  useLayoutEffect(() => {
    openCourseDrafts(store, apis, course);
    store.receive(courseDraftKey, toCourseSnapshot(course));
    for (const section of course.sections) store.receive(sectionDraftKey(section.id), toSectionSnapshot(section));
    for (const lesson of course.lessons) store.receive(lessonDraftKey(lesson.id), toLessonSnapshot(lesson));
  }, [store, apis, course]);
  useEffect(() => void loadWhenIdle(() => store.load()), [store]);
  useEffect(() => registerRetryTriggers(store, sessionStorageKey), [store]);
  const addLesson = ({ kind, sectionId }: NewLessonPlace) => {
    const id = createNewLessonId();
    openNewLesson(store, apis, { course, client, id });
    // A new lesson of a published course starts as a draft: students must not see it blank. So does a quiz without questions.
    const isPublished = !course.isPublished && !needsEvidence(kind);
    const titles = placeholderTitles(kind, course.lessons.length + 1);
    store.edit(lessonDraftKey(id), { ...titles, isPublished, kind, sectionId });
    store.retry();
    return id;
  };
  return { store, hasRestoredDrafts, addLesson };
}

interface NewLesson {
  course: Pick<CourseDraftsFragment, 'id'> & { sections: readonly { id: string }[] };
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
    // The first lesson of a course brings its section.
    if (!course.sections.some((section) => section.id === lesson.sectionId))
      void client
        .query({ query: CourseDraftSnapshotsDocument, variables: { id: course.id }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
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
  store.open(outlineDraftKey, apis.outline, toOutlineSnapshot(course));
  for (const section of course.sections)
    store.open(sectionDraftKey(section.id), apis.section(section.id), toSectionSnapshot(section));
  for (const lesson of course.lessons)
    store.open(lessonDraftKey(lesson.id), apis.lesson(lesson.id), toLessonSnapshot(lesson));
}

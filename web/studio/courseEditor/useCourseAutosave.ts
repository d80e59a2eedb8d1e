import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { CourseEditorQuery } from './__generated__/CourseEditorScreen';
import { toClientError } from '../../data/clientError';
import { useLanguage } from '../../language/useLanguage';
import { sessionStorageKey } from '../../session/sessionSync';
import { AutosaveStore } from '../../drafts/AutosaveStore';
import type { DraftStorage } from '../../drafts/draftStorage';
import { courseDraftKey, lessonDraftKey, lessonOrderDraftKey } from '../../drafts/useDraft';
import { createCourseDraftApis, toCourseSnapshot, toLessonSnapshot, toLessonOrderSnapshot } from './courseDraftApi';

export type EditorCourse = NonNullable<CourseEditorQuery['course']>;

/** The browser's storage, asked for each time: where it is closed to us, asking for it is what throws. */
const browserDraftStorage: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

/** The desks that this page has opened. One that was left before all was saved goes on trying. */
const openStores = new Map<string, AutosaveStore>();

/** The desk that was left with something unsaved, so that no second one sends the same; else a new one. */
function getOrCreateStore(prefix: string): AutosaveStore {
  const left = openStores.get(prefix);
  if (left && !left.isSaved()) return left;
  const writer = String(crypto.getRandomValues(new Uint32Array(2)));
  const opened = new AutosaveStore({
    storage: browserDraftStorage,
    keyPrefix: prefix,
    tabId: writer,
    toSaveError: toClientError,
  });
  openStores.set(prefix, opened);
  return opened;
}

/**
 * The desk of a course, with everything of it laid out, as long as the page is open. `resumed` says that there are changes
 * from last time, of this tab or another.
 */
export function useCourseAutosave(course: EditorCourse, personId: string): { desk: AutosaveStore; resumed: boolean } {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ desk, services, resumed }] = useState(() => {
    const opened = getOrCreateStore(`tayyar_draft:${personId}:${course.id}`);
    const ways = createCourseDraftApis(client, course.id, language);
    openCourseDrafts(opened, ways, course);
    return { desk: opened, services: ways, resumed: !opened.isSaved() };
  });
  useLayoutEffect(() => {
    openCourseDrafts(desk, services, course);
    desk.receive(courseDraftKey, toCourseSnapshot(course));
    for (const lesson of course.lessons) desk.receive(lessonDraftKey(lesson.id), toLessonSnapshot(lesson));
  }, [desk, services, course]);
  useEffect(() => registerRetryTriggers(desk), [desk]);
  return { desk, resumed };
}

/** Lays down what does not lie there yet. */
function openCourseDrafts(
  desk: AutosaveStore,
  services: ReturnType<typeof createCourseDraftApis>,
  course: EditorCourse,
): void {
  desk.open(courseDraftKey, services.course, toCourseSnapshot(course));
  desk.open(lessonOrderDraftKey, services.order, toLessonOrderSnapshot(course.lessons));
  for (const lesson of course.lessons)
    desk.open(lessonDraftKey(lesson.id), services.lesson(lesson.id), toLessonSnapshot(lesson));
}

/** Tries again when there is reason to hope, and sends what is due before the page is out of sight. */
function registerRetryTriggers(desk: AutosaveStore): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isStuck = () => ['unreached', 'signedOut'].includes(desk.getStatus().kind);
  const again = () => isStuck() && desk.retry();
  again();
  window.addEventListener('online', () => desk.retry(), { signal });
  window.addEventListener('focus', again, { signal });
  window.addEventListener('pagehide', () => desk.retry(), { signal });
  // Another tab has signed in.
  window.addEventListener('storage', ({ key }) => key === sessionStorageKey && desk.retry(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? desk.retry() : again()),
    { signal },
  );
  return () => {
    end.abort();
    // What is due goes out now: nobody waits for a rest in the typing any more.
    desk.retry();
  };
}

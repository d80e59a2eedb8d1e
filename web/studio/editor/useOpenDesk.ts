import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { CourseEditorQuery } from '../__generated__/CourseEditor';
import { failureOf } from '../../data/failures';
import { useLanguage } from '../../language/useLanguage';
import { viewerKey } from '../../session/elsewhere';
import { Desk } from './drafts/desk';
import type { Cupboard } from './drafts/kept';
import { courseSheet, lessonSheet, orderSheet } from './sheets';
import { servicesOf, storedCourse, storedLesson, storedOrder } from './services';

export type EditedCourse = NonNullable<CourseEditorQuery['course']>;

/** The browser's storage, asked for each time: where it is closed to us, asking for it is what throws. */
const cupboard: Cupboard = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

/** The desks that this page has opened. One that was left before all was saved goes on trying. */
const desks = new Map<string, Desk>();

/** The desk that was left with something unsaved, so that no second one sends the same; else a new one. */
function deskAt(prefix: string): Desk {
  const left = desks.get(prefix);
  if (left && !left.isSaved()) return left;
  const writer = String(crypto.getRandomValues(new Uint32Array(2)));
  const opened = new Desk({ cupboard, prefix, writer, troubleOf: failureOf });
  desks.set(prefix, opened);
  return opened;
}

/**
 * The desk of a course, with everything of it laid out, as long as the page is open. `resumed` says that there are changes
 * from last time, of this tab or another.
 */
export function useOpenDesk(course: EditedCourse, personId: string): { desk: Desk; resumed: boolean } {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ desk, services, resumed }] = useState(() => {
    const opened = deskAt(`tayyar_draft:${personId}:${course.id}`);
    const ways = servicesOf(client, course.id, language);
    layOut(opened, ways, course);
    return { desk: opened, services: ways, resumed: !opened.isSaved() };
  });
  useLayoutEffect(() => {
    layOut(desk, services, course);
    desk.hear(courseSheet, storedCourse(course));
    for (const lesson of course.lessons) desk.hear(lessonSheet(lesson.id), storedLesson(lesson));
  }, [desk, services, course]);
  useEffect(() => keepTrying(desk), [desk]);
  return { desk, resumed };
}

/** Lays down what does not lie there yet. */
function layOut(desk: Desk, services: ReturnType<typeof servicesOf>, course: EditedCourse): void {
  desk.lay(courseSheet, services.course, storedCourse(course));
  desk.lay(orderSheet, services.order, storedOrder(course.lessons));
  for (const lesson of course.lessons)
    desk.lay(lessonSheet(lesson.id), services.lesson(lesson.id), storedLesson(lesson));
}

/** Tries again when there is reason to hope, and sends what is due before the page is out of sight. */
function keepTrying(desk: Desk): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isStuck = () => ['unreached', 'signedOut'].includes(desk.howItStands().kind);
  const again = () => isStuck() && desk.retry();
  again();
  window.addEventListener('online', () => desk.retry(), { signal });
  window.addEventListener('focus', again, { signal });
  window.addEventListener('pagehide', () => desk.retry(), { signal });
  // Another tab has signed in.
  window.addEventListener('storage', ({ key }) => key === viewerKey && desk.retry(), { signal });
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

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { CourseEditorQuery } from '../../data/generated/studio';
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
};

/** One page's own, so that two of them do not forget each other's drafts. */
const writer = typeof crypto === 'undefined' ? '' : String(crypto.getRandomValues(new Uint32Array(2)));

/**
 * The desk of a course, with everything of it laid out, as long as the page is open. `resumed` says that changes from last
 * time were found.
 */
export function useOpenDesk(course: EditedCourse, personId: string): { desk: Desk; resumed: boolean } {
  const client = useApolloClient();
  const { language } = useLanguage();
  const [{ desk, services, resumed }] = useState(() => {
    const opened = new Desk({
      cupboard,
      prefix: `tayyar_draft:${personId}:${course.id}`,
      writer,
      troubleOf: failureOf,
    });
    const ways = servicesOf(client, course.id, language);
    return { desk: opened, services: ways, resumed: layOut(opened, ways, course) };
  });
  useLayoutEffect(() => {
    layOut(desk, services, course);
    desk.hear(courseSheet, storedCourse(course));
    for (const lesson of course.lessons) desk.hear(lessonSheet(lesson.id), storedLesson(lesson));
  }, [desk, services, course]);
  useEffect(() => keepTrying(desk), [desk]);
  return { desk, resumed };
}

/** Lays down what does not lie there yet. Answers whether something of it was kept from last time. */
function layOut(desk: Desk, services: ReturnType<typeof servicesOf>, course: EditedCourse): boolean {
  const found = [
    desk.lay(courseSheet, services.course, storedCourse(course)),
    desk.lay(orderSheet, services.order, storedOrder(course.lessons)),
    ...course.lessons.map((lesson) =>
      desk.lay(lessonSheet(lesson.id), services.lesson(lesson.id), storedLesson(lesson)),
    ),
  ];
  return found.includes(true);
}

/** Tries again when there is reason to hope, and sends what is due before the page is out of sight. */
function keepTrying(desk: Desk): () => void {
  const end = new AbortController();
  const { signal } = end;
  const isStuck = () => ['unreached', 'signedOut'].includes(desk.howItStands().kind);
  const again = () => isStuck() && desk.retry();
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

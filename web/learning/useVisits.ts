import type { ApolloCache } from '@apollo/client';
import { useEffect, useEffectEvent } from 'react';
import { forgetLearning } from '../data/forgetLearning';
import { useVisitLessonMutation } from './__generated__/VisitLesson';
import type { PlayedEnrollment, PlayedLesson } from './played';

/**
 * Remembers on the server that a student opened the lesson, and answers the way to remember a position (seconds) in its
 * video. Others leave no trace. A visit that could not be stored is not worth a word: the next one will be.
 */
export function useVisits(lesson: PlayedLesson, enrollment: PlayedEnrollment | null): (position?: number) => void {
  const [visit] = useVisitLessonMutation({ update: (cache) => rememberVisit(cache, lesson.id, enrollment) });
  const remember = (position?: number) => {
    if (!enrollment || !lesson.isPublished) return;
    visit({ variables: { lessonId: lesson.id, position } }).catch(() => undefined);
  };
  const open = useEffectEvent(() => remember());
  useEffect(() => open(), []);
  return remember;
}

/** What the server now knows, said to the cache: the lesson has a progress, and one continues with it. */
function rememberVisit(cache: ApolloCache, lessonId: string, enrollment: PlayedEnrollment | null) {
  const lesson = cache.identify({ __typename: 'Lesson', id: lessonId });
  const progress = cache.identify({ __typename: 'LessonProgress', lessonId });
  if (!lesson || !progress || !enrollment) return;
  cache.modify({ id: lesson, fields: { myProgress: () => ({ __ref: progress }) } });
  if (!enrollment.completedLessons.includes(lessonId)) {
    cache.modify({
      id: cache.identify({ __typename: 'Enrollment', id: enrollment.id }),
      fields: { nextLesson: () => ({ __ref: lesson }) },
    });
  }
  forgetLearning(cache);
}

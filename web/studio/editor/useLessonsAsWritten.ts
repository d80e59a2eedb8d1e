import { useSyncExternalStore } from 'react';
import type { LessonValues } from './kinds';
import { lessonSheet, useDesk } from './sheets';
import type { EditedCourse } from './useOpenDesk';

export interface WrittenLesson extends LessonValues {
  id: string;
}

/** The lessons of the course as they are being written. */
export function useLessonsAsWritten(course: EditedCourse): WrittenLesson[] {
  const desk = useDesk();
  // Redrawn at every change of how the desk stands: nothing is typed while this is in sight.
  useSyncExternalStore(desk.subscribe, desk.howItStands, desk.howItStands);
  return course.lessons.flatMap(({ id }) => {
    const values = desk.sheet<LessonValues>(lessonSheet(id))?.values;
    return values ? [{ ...values, id }] : [];
  });
}

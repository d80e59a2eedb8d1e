import type { LessonKind } from '../../../../schema/contract/courses/lessonKinds';
import { createContext, useContext } from 'react';

/** What the form of a question offers of its course. */
interface QuestionCourse {
  id: string;
  /** Which notes on wrong options refer to; titles in the page's language. */
  lessons: readonly { id: string; title: string; kind: LessonKind }[];
  /** Of all questions of the course. */
  tags: readonly string[];
}

export const QuestionCourseContext = createContext<QuestionCourse>({ id: '', lessons: [], tags: [] });

export const useQuestionCourse = (): QuestionCourse => useContext(QuestionCourseContext);

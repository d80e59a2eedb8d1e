import { createContext, useContext } from 'react';
import type { QuizQuestion } from '../quizQuestions';

/** The questions of the course. */
export const QuizQuestionsContext = createContext<readonly QuizQuestion[]>([]);

/** How many questions with a tag can be drawn: those that were applied and are not archived. */
export const useDrawableCount = (tag: string): number =>
  useContext(QuizQuestionsContext).filter(
    ({ tags, current, archivedAt }) => current !== null && archivedAt === null && tags.includes(tag),
  ).length;

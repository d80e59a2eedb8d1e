import { practice } from './practice';
import { quizzes } from './quizzes';

/** Texts of those who answer questions. */
export const quizzesMessages = {
  practice,
  quizzes,
} as const;

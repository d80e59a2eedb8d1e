import type { DemoQuiz } from '../types';
import { smartGridsQuestions } from './questions';

export const smartGridsQuiz: DemoQuiz = {
  course: 'smart-grids-renewables',
  quizTitle: { en: 'Final quiz: smart grids', ar: 'الاختبار النهائي: الشبكات الذكية' },
  minutes: 50,
  passPercent: 70,
  attemptsAllowed: 3,
  isTimed: true,
  reveal: 'after_last',
  questions: smartGridsQuestions,
};

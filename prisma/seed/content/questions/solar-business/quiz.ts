import type { DemoQuiz } from '../types';
import { solarBusinessQuestions } from './questions';

export const solarBusinessQuiz: DemoQuiz = {
  course: 'solar-business-in-algeria',
  quizTitle: { en: 'Final quiz: starting a business', ar: 'الاختبار النهائي: تأسيس المؤسسة' },
  minutes: 30,
  passPercent: 70,
  attemptsAllowed: 0,
  isTimed: false,
  reveal: 'always',
  questions: solarBusinessQuestions,
};

import type { DemoQuiz } from '../types';
import { firstAid } from './firstAid';
import { hazards } from './hazards';
import { makingSafeQuestions } from './makingSafe';

export const highVoltageSafetyQuiz: DemoQuiz = {
  course: 'high-voltage-safety',
  quizTitle: { en: 'Final quiz: working safely', ar: 'الاختبار النهائي: العمل بأمان' },
  minutes: 45,
  passPercent: 80,
  attemptsAllowed: 0,
  isTimed: true,
  reveal: 'after_pass',
  questions: [...hazards, ...makingSafeQuestions, ...firstAid],
};

import type { DemoQuiz } from '../types';
import { smartChargingQuestions } from './questions';

export const smartChargingQuiz: DemoQuiz = {
  course: 'smart-charging-iso-15118',
  quizTitle: { en: 'Final quiz: smart charging', ar: 'الاختبار النهائي: الشحن الذكي' },
  minutes: 45,
  passPercent: 70,
  attemptsAllowed: 3,
  isTimed: true,
  reveal: 'after_pass',
  questions: smartChargingQuestions,
};

import type { DemoQuiz } from '../types';
import { equipment } from './equipment';
import { water } from './water';

export const solarPumpingQuiz: DemoQuiz = {
  course: 'solar-pumping-for-farms',
  quizTitle: { en: 'Final quiz: solar pumping', ar: 'الاختبار النهائي: الضخ بالطاقة الشمسية' },
  minutes: 35,
  passPercent: 70,
  attemptsAllowed: 0,
  isTimed: false,
  reveal: 'after_last',
  questions: [...water, ...equipment],
};

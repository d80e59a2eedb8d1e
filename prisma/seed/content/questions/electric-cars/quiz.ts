import type { DemoQuiz } from '../types';
import { driving } from './driving';
import { vehicle } from './vehicle';

export const electricCarsQuiz: DemoQuiz = {
  course: 'electric-cars-step-by-step',
  quizTitle: { en: 'Final quiz: electric cars', ar: 'الاختبار النهائي: السيارات الكهربائية' },
  minutes: 30,
  passPercent: 70,
  attemptsAllowed: 0,
  isTimed: false,
  reveal: 'after_last',
  questions: [...vehicle, ...driving],
};

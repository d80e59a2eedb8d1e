import type { DemoQuiz } from '../types';
import { light } from './light';
import { systems } from './systems';

export const solarFundamentalsQuiz: DemoQuiz = {
  course: 'solar-energy-fundamentals',
  quizTitle: { en: 'Final quiz: from sunlight to socket', ar: 'الاختبار النهائي: من ضوء الشمس إلى المقبس' },
  minutes: 30,
  passPercent: 70,
  attemptsAllowed: 0,
  isTimed: false,
  reveal: 'after_pass',
  questions: [...light, ...systems],
};

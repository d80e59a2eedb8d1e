import type { DemoQuiz } from '../types';
import { ageing } from './ageing';
import { cells } from './cells';

export const lithiumBatteriesQuiz: DemoQuiz = {
  course: 'lithium-batteries-and-bms',
  quizTitle: { en: 'Final quiz: lithium batteries', ar: 'الاختبار النهائي: بطاريات الليثيوم' },
  minutes: 45,
  passPercent: 75,
  attemptsAllowed: 0,
  isTimed: true,
  reveal: 'after_pass',
  questions: [...cells, ...ageing],
};

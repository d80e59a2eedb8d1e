import type { DemoQuiz } from '../types';
import { ageing } from './ageing';
import { cells } from './cells';

export const lithiumBatteriesQuiz: DemoQuiz = {
  course: 'lithium-batteries-and-bms',
  quizTitle: { en: 'Final quiz: lithium batteries', ar: 'الاختبار النهائي: بطاريات الليثيوم' },
  minutes: 40,
  passPercent: 75,
  attemptsAllowed: 0,
  timeLimitMinutes: 45,
  reveal: 'after_pass',
  questions: [...cells, ...ageing],
};

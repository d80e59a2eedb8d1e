import type { DemoQuiz } from '../types';
import { operation } from './operation';
import { storage } from './storage';

export const offGridStorageQuiz: DemoQuiz = {
  course: 'off-grid-energy-storage',
  quizTitle: { en: 'Final quiz: storage off the grid', ar: 'الاختبار النهائي: التخزين في المواقع المعزولة' },
  minutes: 60,
  passPercent: 75,
  attemptsAllowed: 3,
  isTimed: true,
  reveal: 'after_last',
  questions: [...storage, ...operation],
};

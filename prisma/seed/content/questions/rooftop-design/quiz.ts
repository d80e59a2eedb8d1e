import type { DemoQuiz } from '../types';
import { electrical } from './electrical';
import { sizing } from './sizing';

export const rooftopDesignQuiz: DemoQuiz = {
  course: 'rooftop-pv-system-design',
  quizTitle: { en: 'Final quiz: designing a rooftop system', ar: 'الاختبار النهائي: تصميم منظومة فوق السطح' },
  minutes: 60,
  passPercent: 75,
  attemptsAllowed: 3,
  isTimed: true,
  reveal: 'after_last',
  questions: [...sizing, ...electrical],
};

import type { DemoQuiz } from '../types';
import { electrical } from './electrical';
import { sizing } from './sizing';

export const rooftopDesignQuiz: DemoQuiz = {
  course: 'rooftop-pv-system-design',
  quizTitle: { en: 'Final quiz: designing a rooftop system', ar: 'الاختبار النهائي: تصميم منظومة فوق السطح' },
  minutes: 50,
  passPercent: 75,
  attemptsAllowed: 3,
  timeLimitMinutes: 60,
  reveal: 'after_last',
  questions: [...sizing, ...electrical],
};

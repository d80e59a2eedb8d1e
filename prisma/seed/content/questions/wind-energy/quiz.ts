import type { DemoQuiz } from '../types';
import { resource } from './resource';
import { turbine } from './turbine';

export const windEnergyQuiz: DemoQuiz = {
  course: 'wind-energy-site-to-turbine',
  quizTitle: { en: 'Final quiz: wind energy', ar: 'الاختبار النهائي: طاقة الرياح' },
  minutes: 35,
  passPercent: 70,
  attemptsAllowed: 0,
  isTimed: false,
  reveal: 'after_pass',
  questions: [...resource, ...turbine],
};

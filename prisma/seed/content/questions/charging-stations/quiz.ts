import type { DemoQuiz } from '../types';
import { installation } from './installation';
import { service } from './service';
import { signals } from './signals';

export const chargingStationsQuiz: DemoQuiz = {
  course: 'charging-stations-installation',
  quizTitle: { en: 'Final quiz: charging stations', ar: 'الاختبار النهائي: محطات الشحن' },
  minutes: 60,
  passPercent: 80,
  attemptsAllowed: 3,
  isTimed: true,
  reveal: 'after_pass',
  questions: [...signals, ...installation, ...service],
};

import type { DemoQuiz } from '../types';
import { plantMaintenanceQuestions } from './questions';

export const plantMaintenanceQuiz: DemoQuiz = {
  course: 'pv-plant-maintenance-desert',
  quizTitle: { en: 'Final quiz: PV plants in the desert', ar: 'الاختبار النهائي: المحطات الكهروضوئية الصحراوية' },
  minutes: 35,
  passPercent: 70,
  attemptsAllowed: 0,
  isTimed: false,
  reveal: 'after_pass',
  questions: plantMaintenanceQuestions,
};

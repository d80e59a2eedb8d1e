import type { DemoQuiz } from '../types';
import { highVoltage } from './highVoltage';
import { signals } from './signals';

export const driveDiagnosticsQuiz: DemoQuiz = {
  course: 'electric-drive-diagnostics',
  quizTitle: { en: 'Final quiz: drive diagnostics', ar: 'الاختبار النهائي: تشخيص منظومة الجر' },
  minutes: 60,
  passPercent: 80,
  attemptsAllowed: 3,
  isTimed: true,
  reveal: 'after_last',
  questions: [...signals, ...highVoltage],
};

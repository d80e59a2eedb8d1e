import { electricCarsQuiz } from './electric-cars/quiz';
import { highVoltageSafetyQuiz } from './high-voltage-safety/quiz';
import { solarFundamentalsQuiz } from './solar-fundamentals/quiz';
import type { DemoQuiz } from './types';

/** The final quizzes of the demo courses. */
export const demoQuizzes: readonly DemoQuiz[] = [solarFundamentalsQuiz, electricCarsQuiz, highVoltageSafetyQuiz];

import { chargingStationsQuiz } from './charging-stations/quiz';
import { driveDiagnosticsQuiz } from './drive-diagnostics/quiz';
import { electricCarsQuiz } from './electric-cars/quiz';
import { highVoltageSafetyQuiz } from './high-voltage-safety/quiz';
import { lithiumBatteriesQuiz } from './lithium-batteries/quiz';
import { offGridStorageQuiz } from './off-grid-storage/quiz';
import { plantMaintenanceQuiz } from './plant-maintenance/quiz';
import { rooftopDesignQuiz } from './rooftop-design/quiz';
import { smartChargingQuiz } from './smart-charging/quiz';
import { smartGridsQuiz } from './smart-grids/quiz';
import { solarBusinessQuiz } from './solar-business/quiz';
import { solarFundamentalsQuiz } from './solar-fundamentals/quiz';
import { solarPumpingQuiz } from './solar-pumping/quiz';
import type { DemoQuiz } from './types';
import { windEnergyQuiz } from './wind-energy/quiz';

/** The final quiz of each demo course, in the order of the courses. */
export const demoQuizzes: readonly DemoQuiz[] = [
  solarFundamentalsQuiz,
  electricCarsQuiz,
  chargingStationsQuiz,
  lithiumBatteriesQuiz,
  rooftopDesignQuiz,
  windEnergyQuiz,
  solarPumpingQuiz,
  driveDiagnosticsQuiz,
  smartChargingQuiz,
  offGridStorageQuiz,
  plantMaintenanceQuiz,
  smartGridsQuiz,
  solarBusinessQuiz,
  highVoltageSafetyQuiz,
];

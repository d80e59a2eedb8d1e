import type { CourseContent } from '../types';
import { chargingStations } from './charging-stations';
import { electricCars } from './electric-cars';
import { lithiumBatteries } from './lithium-batteries';
import { offGridStorage, smartGrids, windEnergy } from './networks';
import { rooftopDesign } from './rooftop-design';
import { solarFundamentals } from './solar-fundamentals';
import { plantMaintenance, solarBusiness, solarPumping } from './solar-practice';
import { driveDiagnostics, highVoltageSafety, smartCharging } from './workshop';

/** In the order in which ids are given: neighbours differ in subject, so that the fallback pictures vary too. */
export const courses: CourseContent[] = [
  solarFundamentals,
  electricCars,
  chargingStations,
  lithiumBatteries,
  rooftopDesign,
  windEnergy,
  highVoltageSafety,
  solarPumping,
  driveDiagnostics,
  smartGrids,
  solarBusiness,
  offGridStorage,
  smartCharging,
  plantMaintenance,
];

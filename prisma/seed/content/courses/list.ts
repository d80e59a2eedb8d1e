import type { CourseContent } from '../types';
import { chargingStations } from './charging-stations';
import { electricCars } from './electric-cars';
import { lithiumBatteries } from './lithium-batteries';
import { offGridStorage, smartGrids, windEnergy } from './networks';
import { rooftopDesign } from './rooftop-design';
import { solarFundamentals } from './solar-fundamentals';
import { plantMaintenance, solarBusiness, solarPumping } from './solar-practice';
import { driveDiagnostics, highVoltageSafety, smartCharging } from './workshop';

/** In the order in which ids are given, which choose the fallback pictures: sun, car, charger, battery, tools, wind, and again. */
export const courses: CourseContent[] = [
  solarFundamentals,
  electricCars,
  chargingStations,
  lithiumBatteries,
  rooftopDesign,
  windEnergy,
  solarPumping,
  driveDiagnostics,
  smartCharging,
  offGridStorage,
  plantMaintenance,
  smartGrids,
  solarBusiness,
  highVoltageSafety,
];

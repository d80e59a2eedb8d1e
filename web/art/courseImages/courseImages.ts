import type { ComponentType } from 'react';
import { LithiumBatteriesImage, OffGridStorageImage, SmartGridsImage, WindEnergyImage } from './energyCourseImages';
import { RooftopDesignImage, SolarBusinessImage, SolarFundamentalsImage, SolarPumpingImage } from './solarCourseImages';
import {
  ChargingInstallationImage,
  DriveDiagnosticsImage,
  ElectricCarsImage,
  HighVoltageSafetyImage,
} from './vehicleCourseImages';

/** Thumbnails of the demo courses by slug; `npm run images` writes them to web/public/media/courses. */
export const courseImages: Readonly<Record<string, ComponentType>> = {
  'solar-energy-fundamentals': SolarFundamentalsImage,
  'electric-cars-step-by-step': ElectricCarsImage,
  'charging-stations-installation': ChargingInstallationImage,
  'lithium-batteries-and-bms': LithiumBatteriesImage,
  'rooftop-pv-system-design': RooftopDesignImage,
  'wind-energy-site-to-turbine': WindEnergyImage,
  'solar-pumping-for-farms': SolarPumpingImage,
  'electric-drive-diagnostics': DriveDiagnosticsImage,
  'off-grid-energy-storage': OffGridStorageImage,
  'smart-grids-renewables': SmartGridsImage,
  'solar-business-in-algeria': SolarBusinessImage,
  'high-voltage-safety': HighVoltageSafetyImage,
};

import type { ComponentType } from 'react';
import { ApartmentChargingImage, UsedCarEveningImage, WindMeasurementImage } from './meetingImages';
import {
  PumpingTrainingImage,
  SolarFarmVisitImage,
  SolarRoofBootcampImage,
  WallboxWorkshopImage,
} from './practiceImages';

/** Thumbnails of the demo events by file name; `npm run images` writes them to web/public/media/events. */
export const eventImages: Readonly<Record<string, ComponentType>> = {
  'wallbox-workshop': WallboxWorkshopImage,
  'solar-roof-bootcamp': SolarRoofBootcampImage,
  'used-car-evening': UsedCarEveningImage,
  'solar-farm-visit': SolarFarmVisitImage,
  'apartment-charging': ApartmentChargingImage,
  'pumping-training': PumpingTrainingImage,
  'wind-measurement': WindMeasurementImage,
};

import type { ComponentType } from 'react';
import { BatteryPack, PrechargeCircuit } from './batteryDrawings';
import { StationWiring, Type2Contacts } from './chargingDrawings';
import type { LessonDrawingProps } from './parts';
import { PumpingHead, PvSystem } from './solarDrawings';
import { ChargingDiagram, RegenerativeBraking } from './vehicleDrawings';

/** Drawings of the demo lessons by name; `npm run images` writes them to web/public/media/lessons, one file for each language. */
export const lessonDrawings: Readonly<Record<string, ComponentType<LessonDrawingProps>>> = {
  'battery-pack': BatteryPack,
  'charging-paths': ChargingDiagram,
  'precharge-circuit': PrechargeCircuit,
  'pumping-head': PumpingHead,
  'pv-system': PvSystem,
  'regenerative-braking': RegenerativeBraking,
  'station-wiring': StationWiring,
  'type-2-contacts': Type2Contacts,
};

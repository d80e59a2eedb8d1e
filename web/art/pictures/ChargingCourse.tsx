import { safePaint as c } from '../../theme/variables';
import { Car } from '../parts/Car';
import { Charger } from '../parts/Charger';
import { Current } from '../parts/Current';
import { Sun } from '../parts/Sun';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** A car at a charging post under its solar roof. */
export const ChargingCourse = (props: PictureProps) => (
  <Scene hour="night" far={<Sun x={78} y={106} r={24} />} {...props}>
    <path fill={c.mistDeep} d="M268 62h8v122h-8z" />
    <path fill={c.night} d="M95 66L290 42a6 6 0 0 1 6 6v6a5 5 0 0 1-4 5L96 76a5 5 0 0 1-1-10z" />
    <path stroke={c.skyLow} strokeWidth={2.5} strokeLinecap="round" d="M104 69l182-21" />
    <Current d="M221 153c-22-6-14 26-34 22-12-3-8-17-16-16" width={4} />
    <Charger x={240} y={182} scale={1.15} />
    <Car x={26} y={184} scale={0.96} />
  </Scene>
);

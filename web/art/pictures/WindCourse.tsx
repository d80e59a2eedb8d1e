import { safePaint as c } from '../../theme/variables';
import { Sun } from '../parts/Sun';
import { Turbine } from '../parts/Turbine';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** A wind park on the ridge. */
export const WindCourse = (props: PictureProps) => (
  <Scene
    hour="day"
    far={
      <>
        <Sun x={104} y={102} r={24} />
        <Turbine x={256} y={82} scale={0.7} fill={c.mistDeep} angle={40} />
        <Turbine x={42} y={98} scale={0.5} fill={c.mistDeep} angle={12} />
        <Turbine x={170} y={78} scale={0.95} fill={c.jade} angle={-14} />
      </>
    }
    {...props}
  />
);

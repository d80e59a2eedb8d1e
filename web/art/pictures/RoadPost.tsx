import { safePaint as c } from '../../theme/variables';
import { Charger } from '../parts/Charger';
import { Sun } from '../parts/Sun';
import { Turbine } from '../parts/Turbine';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** The long road south, with a charging post on its way. */
export const RoadPost = (props: PictureProps) => (
  <Scene
    hour="dusk"
    far={
      <>
        <Sun x={232} y={92} r={32} />
        <Turbine x={84} y={66} scale={0.7} fill={c.snowShade} angle={24} />
        <Turbine x={128} y={84} scale={0.5} fill={c.snowShade} angle={-20} />
      </>
    }
    {...props}
  >
    <path fill={c.night} d="M204 142c22 2 34 8 12 15-44 15-98 19-118 44h106c-4-18 18-26 34-35 24-14 6-22-34-24z" />
    <path
      stroke={c.amber}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeDasharray="9 9"
      fill="none"
      d="M150 198c2-18 36-22 68-36 16-8 12-14-4-17"
    />
    <Charger x={62} y={184} scale={0.9} />
  </Scene>
);

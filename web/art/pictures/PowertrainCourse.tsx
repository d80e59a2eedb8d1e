import { safePaint as c } from '../../theme/variables';
import { Car } from '../parts/Car';
import { Current } from '../parts/Current';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** A car on the lift, and beneath it what drives it: motor, battery, inverter. */
export const PowertrainCourse = (props: PictureProps) => (
  <Scene hour="day" {...props}>
    <Car x={58} y={108} scale={1.32} grounded={false} />
    <path fill={c.night} d="M74 146h176a8 8 0 0 1 0 16H74a8 8 0 0 1 0-16z" />
    <rect x={116} y={138} width={92} height={26} rx={6} fill={c.deep} />
    <path fill={c.amber} d="M122 144h12v14h-12zm17 0h12v14h-12zm17 0h12v14h-12zm17 0h12v14h-12zm17 0h12v14h-12z" />
    <circle cx={84} cy={154} r={22} fill={c.night} />
    <circle cx={84} cy={154} r={13} fill={c.mist} />
    <circle cx={84} cy={154} r={5} fill={c.amber} />
    <circle cx={240} cy={154} r={22} fill={c.night} />
    <circle cx={240} cy={154} r={13} fill={c.mist} />
    <circle cx={240} cy={154} r={5} fill={c.amber} />
    <Current d="M97 154h18m94 0h18" width={4} />
  </Scene>
);

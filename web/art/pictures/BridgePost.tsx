import { safePaint as c } from '../../theme/variables';
import { Car } from '../parts/Car';
import { Current } from '../parts/Current';
import { Houses } from '../parts/Houses';
import { Sun } from '../parts/Sun';
import { Picture, type PictureProps } from '../Picture';

const hangers = 'M99 77v41m15-29v29m15-21v21m15-16v16m16-14v14m16-16v16m15-21v21m15-29v29m15-41v41M64 90v28m192-28v28';
const tower = 'M-9 58v-60h-2v-6h22v6h-2v60H4V24a4 4 0 0 0-8 0v34z';

/** The hanging bridge of Constantine at dusk, and a car that crosses the gorge on the current. */
export const BridgePost = (props: PictureProps) => (
  <Picture width={320} height={200} fit="slice" {...props}>
    <path fill={c.sky} d="M0 0h320v200H0z" />
    <Sun x={160} y={92} r={50} />
    <path fill={c.skyLow} opacity={0.55} d="M0 122l52-26 36 18 34-30 40 26 30-18 42 22 36-26 50 30v60H0z" />
    <path fill={c.deep} d="M90 200c20-30 46-40 78-40s50 16 66 40z" />
    <Houses x={-36} y={122} scale={0.58} />
    <path fill={c.sand} d="M0 118h94l6 16-8 16 14 22-4 28H0z" />
    <path fill={c.sandMid} d="M70 118h24l6 16-8 16 14 22-4 28H76l8-26-12-22 8-14z" />
    <path fill={c.sand} d="M320 118h-92l-8 18 8 14-12 24 4 26h100z" />
    <path fill={c.sandDeep} d="M228 118l-8 18 8 14-12 24 4 26h26l-6-30 10-20-8-16 6-16z" />
    <g fill={c.snow}>
      <path transform="translate(82 70)" d={tower} />
      <path transform="translate(238 70)" d={tower} />
    </g>
    <path stroke={c.snow} strokeWidth={1.4} d={hangers} />
    <path stroke={c.snow} strokeWidth={2.4} fill="none" d="M46 118L82 62q78 84 156 0l36 56" />
    <Car x={132} y={118} scale={0.5} grounded={false} />
    <path fill={c.night} d="M0 118h320v6H0z" />
    <Current d="M0 126h320" width={3} />
  </Picture>
);

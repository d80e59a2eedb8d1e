import { safePaint as c } from '../../theme/variables';
import { Current } from '../parts/Current';
import { Sun } from '../parts/Sun';
import { Picture, type PictureProps } from '../Picture';

/** The tail of a car from near, the plug in its inlet. */
export const InletPost = (props: PictureProps) => (
  <Picture width={320} height={200} fit="slice" {...props}>
    <path fill={c.mist} d="M0 0h320v200H0z" />
    <Sun x={254} y={86} r={30} />
    <path fill={c.mistDeep} d="M150 132c40 0 60-24 96-24 28 0 46 14 74 14v78H150z" />
    <path fill={c.sky} d="M0 170c110-8 200-10 320-2v32H0z" />
    <path fill={c.snow} d="M0 20c62-2 104 16 142 50 40 4 70 12 84 26 12 14 14 44 9 66a12 12 0 0 1-12 10H0z" />
    <path fill={c.night} d="M0 34c22 0 42 3 60 9v35L0 82zM70 47c16 7 30 17 42 29l-42 2z" />
    <path fill={c.snowShade} d="M0 140c80 8 170 6 237 0 0 8-1 16-2 22a12 12 0 0 1-12 10H0z" />
    <path fill={c.danger} d="M203 87c10 3 18 6 23 11 5 5 8 12 10 20-16-4-29-14-33-31z" />
    <circle cx={42} cy={160} r={44} fill={c.night} />
    <circle cx={42} cy={160} r={20} fill={c.snowShade} />
    <circle cx={148} cy={114} r={30} fill={c.snowShade} />
    <circle cx={148} cy={114} r={24} fill={c.night} stroke={c.amber} strokeWidth={4} />
    <Current d="M196 146c26 14 16 40 44 38 24-2 22-34 52-34 14 0 20 8 34 8" width={6} />
    <g transform="translate(148 114) rotate(33)">
      <path fill={c.jade} d="M0-13h26l8 3h20a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8H34l-8 3H0a13 13 0 0 1 0-28z" />
      <path stroke={c.mist} strokeWidth={3} strokeLinecap="round" d="M36-3h14m-14 6h14" />
    </g>
  </Picture>
);

import { safePaint as c } from '../../theme/variables';
import { Current } from '../parts/Current';
import { Sun } from '../parts/Sun';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

const pylon =
  'M0 0l-16 92M0 0l16 92M-22 18h44M-28 36h56M-6.5 36l17 24M6.5 36l-17 24M-10.5 60L16 92M10.5 60L-16 92M0 0v-6';

/** Pylons across the plain at dusk, and the current in their lines. */
export const GridPost = (props: PictureProps) => (
  <Scene hour="dusk" far={<Sun x={172} y={62} r={25} />} {...props}>
    <g fill="none" stroke={c.snow} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
      <path d={pylon} transform="translate(86 56) scale(1.3)" />
      <path d={pylon} transform="translate(244 84) scale(.88)" />
    </g>
    <Current d="M-6 104q34 14 55-1 88 34 170 13 30 12 106-6" width={2.5} />
    <Current d="M-6 84q40 18 63-5 104 44 168 21 26 10 100-8" width={2.5} />
  </Scene>
);

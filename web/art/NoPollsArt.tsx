import { safePaint as c } from '../theme/variables';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** Nothing to vote on: the box, and a ballot that waits above its slot. */
export const NoPollsArt = (props: PictureProps) => (
  <Vignette {...props}>
    <g transform="rotate(-7 120 50)">
      <path fill={c.snow} d="M92 14h50a6 6 0 0 1 6 6v62H86V20a6 6 0 0 1 6-6z" />
      <circle cx={117} cy={40} r={14} fill="none" stroke={c.mistDeep} strokeWidth={4} />
      <path
        stroke={c.amber}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M110 40l6 6 14-17"
      />
      <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" d="M102 64h30" />
    </g>
    <path fill={c.jade} d="M62 72h116l12 18H50z" />
    <path stroke={c.night} strokeWidth={7} strokeLinecap="round" d="M84 81h70" />
    <path fill={c.night} d="M50 90h140v42a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10z" />
    <path fill={c.amber} d="M124 98l-16 20h11l-5 17 18-23h-11l6-14z" />
  </Vignette>
);

import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** A way that leads nowhere: plug and socket have not met. */
export const NotFoundArt = (props: PictureProps) => (
  <Vignette {...props}>
    <Current d="M12 118c24 14 34-34 58-40" width={5} />
    <path stroke={c.mistDeep} strokeWidth={5} strokeLinecap="round" fill="none" d="M228 40c-24-14-30 32-56 36" />
    <g transform="rotate(-8 84 76)">
      <path stroke={c.night} strokeWidth={5} strokeLinecap="round" d="M103 67h14m-14 18h14" />
      <path fill={c.night} d="M84 56h16a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H84a20 20 0 0 1 0-40z" />
      <path fill={c.amber} d="M80 64h5v24h-5z" />
    </g>
    <g transform="rotate(-8 156 74)">
      <path fill={c.jade} d="M138 52h16a22 22 0 0 1 0 44h-16a5 5 0 0 1-5-5V57a5 5 0 0 1 5-5z" />
      <path fill={c.night} d="M133 61h9v8h-9zm0 18h9v8h-9z" />
    </g>
    <path stroke={c.amber} strokeWidth={4} strokeLinecap="round" d="M124 46v-12m-12 16l-7-9m31 7l7-10" />
  </Vignette>
);

import { safePaint as c } from '../theme/variables';
import { Letter } from './parts/Letter';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** A word that is not in the book: two cards, and a gap where the third should lie. */
export const NoTermsArt = (props: PictureProps) => (
  <Vignette {...props}>
    <rect
      x={128}
      y={30}
      width={62}
      height={78}
      rx={12}
      fill="none"
      stroke={c.mistDeep}
      strokeWidth={4}
      strokeDasharray="9 8"
      strokeLinecap="round"
      transform="rotate(12 159 69)"
    />
    <g transform="rotate(-12 66 84)">
      <rect x={36} y={40} width={64} height={82} rx={12} fill={c.snowShade} />
      <Letter of="A" x={67} y={80} scale={1.3} stroke={c.jade} />
    </g>
    <rect x={86} y={44} width={76} height={92} rx={13} fill={c.night} />
    <Letter of="ب" x={124} y={86} scale={1.45} stroke={c.amber} />
  </Vignette>
);

import type { PictureProps } from '../art/Picture';
import { Vignette } from '../art/Vignette';
import { safePaint as c } from '../theme/variables';

/** A screen whose current waits behind a lock. */
export const LockedArt = (props: PictureProps) => (
  <Vignette {...props}>
    <rect x={54} y={32} width={132} height={90} rx={12} fill={c.night} />
    <rect x={62} y={40} width={116} height={74} rx={6} fill={c.sky} />
    <path
      stroke={c.skyLow}
      strokeWidth={4}
      strokeLinecap="round"
      fill="none"
      d="M62 96c18 0 18-10 34-10s18 10 34 10 18-10 48-10"
    />
    <path fill={c.night} d="M108 122h24l6 20h-36z" />
    <path stroke={c.snow} strokeWidth={6} fill="none" d="M107 74V64a13 13 0 0 1 26 0v10" />
    <rect x={98} y={72} width={44} height={34} rx={8} fill={c.amber} />
    <circle cx={120} cy={86} r={4.5} fill={c.onAmber} />
    <path stroke={c.onAmber} strokeWidth={4} strokeLinecap="round" d="M120 88v8" />
  </Vignette>
);

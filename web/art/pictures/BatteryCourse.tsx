import { safePaint as c } from '../../theme/variables';
import { Current } from '../parts/Current';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** A battery three quarters full. */
export const BatteryCourse = (props: PictureProps) => (
  <Scene hour="noon" {...props}>
    <Current d="M-6 150c36-26 60 10 96-8 20-10 22-32 4-40" width={4} />
    <rect x={226} y={82} width={14} height={32} rx={5} fill={c.night} />
    <rect x={88} y={58} width={142} height={80} rx={16} fill={c.night} />
    <rect x={98} y={68} width={28} height={60} rx={7} fill={c.amber} />
    <rect x={130} y={68} width={28} height={60} rx={3} fill={c.amber} />
    <rect x={162} y={68} width={28} height={60} rx={3} fill={c.amber} />
    <rect x={194} y={68} width={26} height={60} rx={7} fill={c.skyLow} />
    <path fill={c.night} d="M150 74l-18 28h12l-6 20 22-29h-13l9-19z" />
    <path fill={c.snow} opacity={0.14} d="M104 58h110c-34 6-76 12-126 16 0-9 7-16 16-16z" />
  </Scene>
);

import { safePaint as c } from '../../theme/variables';
import { Current } from '../parts/Current';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

const cells = [
  { x: 66, full: 62 },
  { x: 116, full: 46 },
  { x: 166, full: 30 },
  { x: 216, full: 54 },
];

/** What a battery is made of: four cells side by side, each at its own charge. */
export const CellsPost = (props: PictureProps) => (
  <Scene hour="day" {...props}>
    <Current d="M85 50c0-26 50-26 50 0m50 0c0-26 50-26 50 0" width={4} />
    {cells.map(({ x, full }) => (
      <g key={x}>
        <rect x={x + 11} y={48} width={16} height={12} rx={3} fill={c.mistDeep} />
        <rect x={x} y={56} width={38} height={98} rx={9} fill={c.night} />
        <rect x={x + 5} y={148 - full} width={28} height={full} rx={5} fill={c.amber} />
        <path fill={c.snow} opacity={0.18} d={`M${x + 6} 66h6v78h-6z`} />
      </g>
    ))}
  </Scene>
);

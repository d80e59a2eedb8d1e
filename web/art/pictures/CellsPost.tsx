import { safePaint as c } from '../../theme/variables';
import { Current } from '../parts/Current';
import { Picture, type PictureProps } from '../Picture';

/** The cells of a pack from above, by how warm they are: the nearer to the amber heart, the warmer. */
const cells = [
  [
    c.deepLine,
    'M15-2v.1M73-2v.1M247-2v.1M305-2v.1M-14 50v.1M44 50v.1M15 102v.1M-14 154v.1M15 206v.1M73 206v.1M334 154v.1',
  ],
  [c.skyLow, 'M131-2v.1M189-2v.1M102 50v.1M276 50v.1M73 102v.1M44 154v.1M102 154v.1M131 206v.1M305 206v.1'],
  [c.sand, 'M160 50v.1M131 102v.1M160 154v.1M189 206v.1M305 102v.1M276 154v.1M247 206v.1'],
  [c.amber, 'M218 50v.1M189 102v.1M247 102v.1M218 154v.1'],
] as const;

/** It winds between two rows, half a cell a step. */
const pipe = 'M-14 84c12 0 17-16 29-16' + 's17 16 29 16s17-16 29-16'.repeat(6);

/** The cells of a battery side by side, and what cools them winding through. */
export const CellsPost = (props: PictureProps) => (
  <Picture width={320} height={200} fit="slice" {...props}>
    <path fill={c.deep} d="M0 0h320v200H0z" />
    <g fill="none" strokeLinecap="round">
      {cells.map(([colour, d]) => (
        <g key={colour}>
          <path d={d} stroke={c.night} strokeWidth={46} />
          <path d={d} stroke={colour} strokeWidth={36} />
          <path d={d} stroke={c.night} strokeWidth={15} opacity={0.3} />
          <path d={d} stroke={c.snow} strokeWidth={10} />
        </g>
      ))}
    </g>
    <path d={pipe} transform="translate(0 204) scale(1 -1)" stroke={c.mistDeep} strokeWidth={7} fill="none" />
    <Current d={pipe} width={5} />
  </Picture>
);

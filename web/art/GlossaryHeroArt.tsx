import { safePaint as c } from '../theme/variables';
import { Letter } from './parts/Letter';
import { Turbine } from './parts/Turbine';
import { Picture } from './Picture';

const blocks = [
  { of: 'ت', x: 8, y: 124, side: 86, fill: c.snow, stroke: c.jade },
  { of: 'ب', x: 98, y: 124, side: 86, fill: c.jade, stroke: c.snow },
  { of: 'ا', x: 60, y: 34, side: 86, fill: c.amber, stroke: c.night },
  { of: 'A', x: 376, y: 124, side: 86, fill: c.amber, stroke: c.night },
  { of: 'B', x: 466, y: 124, side: 86, fill: c.snow, stroke: c.jade },
  { of: 'C', x: 436, y: 56, side: 64, fill: c.jade, stroke: c.snow },
] as const;

/** The words of two languages as building blocks, and the book between them. It stands on a dark band. */
export const GlossaryHeroArt = () => (
  <Picture width={560} height={214}>
    <Turbine x={280} y={62} scale={1.1} fill={c.snow} angle={20} />
    {blocks.map(({ of, x, y, side, fill, stroke }) => (
      <g key={of}>
        <rect x={x} y={y} width={side} height={side} rx={14} fill={fill} />
        <Letter of={of} x={x + side / 2} y={y + side / 2} scale={side / 56} stroke={stroke} />
      </g>
    ))}
    <path fill={c.night} d="M198 152c30-8 58-6 82 8 24-14 52-16 82-8v58H198z" />
    <path fill={c.snow} d="M204 146c28-6 54-4 76 10v50c-22-10-48-10-76-6z" />
    <path fill={c.snowShade} d="M356 146c-28-6-54-4-76 10v50c22-10 48-10 76-6z" />
    <path
      stroke={c.mistDeep}
      strokeWidth={4}
      strokeLinecap="round"
      fill="none"
      d="M218 160c16-2 32 0 48 6m-48 10c16-2 32 0 48 6m28-16c16-6 32-8 48-6m-48 22c10-4 20-6 30-6"
    />
  </Picture>
);

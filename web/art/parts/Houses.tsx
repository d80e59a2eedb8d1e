import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface HousesProps {
  x: number;
  y: number;
  scale?: number;
}

/** [left, top, width, height], back to front. */
const houseCubes = [
  [44, -104, 34, 60],
  [78, -92, 40, 60],
  [14, -82, 38, 60],
  [104, -68, 40, 60],
  [58, -66, 42, 66],
  [-4, -52, 44, 52],
  [92, -42, 46, 42],
  [34, -36, 40, 36],
] as const;

const archPath = (x: number, y: number) => `M${x} ${y}v-7a4 4 0 0 1 8 0v7z`;

/** 150 × 130 units. */
export const Houses = ({ x, y, scale = 1 }: HousesProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path fill={c.snow} d="M52-104a9 10 0 0 1 18 0z" />
    <path stroke={c.snow} strokeWidth={2} strokeLinecap="round" d="M61-112v-7" />
    <rect x={20} y={-66} width={110} height={66} fill={c.snowShade} />
    {houseCubes.map(([left, top, width, height]) => (
      <g key={`${left} ${top}`}>
        <rect x={left} y={top} width={width} height={height} fill={c.snow} />
        <rect x={left + width * 0.68} y={top} width={width * 0.32} height={height} fill={c.snowShade} />
        <rect x={left - 2} y={top - 3} width={width + 4} height={4} rx={1.5} fill={c.snowShade} />
      </g>
    ))}
    <path
      fill={c.sky}
      d={[
        archPath(52, -84),
        archPath(88, -74),
        archPath(22, -62),
        archPath(112, -48),
        archPath(66, -48),
        archPath(6, -32),
        archPath(20, -32),
        archPath(102, -22),
        archPath(46, -14),
      ].join('')}
    />
  </g>
);

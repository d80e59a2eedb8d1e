import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface ChargingStationProps {
  x: number;
  y: number;
  scale?: number;
}

/** 76 units tall. */
export const ChargingStation = ({ x, y, scale = 1 }: ChargingStationProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect x={-22} y={-5} width={44} height={6} rx={3} fill={c.night} />
    <rect x={-17} y={-76} width={34} height={72} rx={8} fill={c.snow} />
    <path fill={c.snowShade} d="M9-76a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H4v-72z" />
    <rect x={-11} y={-69} width={22} height={20} rx={4} fill={c.night} />
    <path fill={c.amber} d="M1.5-67l-6 9.5h4L-2-51l6.5-9h-4z" />
    <path stroke={c.mistDeep} strokeWidth={2.5} strokeLinecap="round" d="M-9-40H3m-12 6H0" />
    <circle cx={-17} cy={-26} r={5} fill={c.night} />
  </g>
);

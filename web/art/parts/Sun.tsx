import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface SunProps {
  x: number;
  y: number;
  r: number;
}

export const Sun = ({ x, y, r }: SunProps) => (
  <g fill={c.amber}>
    <circle cx={x} cy={y} r={r * 1.55} opacity={0.14} />
    <circle cx={x} cy={y} r={r * 1.26} opacity={0.2} />
    <circle cx={x} cy={y} r={r} />
  </g>
);

import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface SolarPanelProps {
  x: number;
  y: number;
  scale?: number;
}

/** 132 × 62 units; x and y are the frame's corner. */
export const SolarPanel = ({ x, y, scale = 1 }: SolarPanelProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M58 56l-12 26m26-26l12 26" stroke={c.night} strokeWidth={5} strokeLinecap="round" />
    <path
      fill={c.night}
      d="M22.5 0h105a4 4 0 0 1 3.9 5l-13 53a5 5 0 0 1-4.9 4h-108a4 4 0 0 1-3.9-5l16-53a5 5 0 0 1 4.9-4z"
    />
    <path fill={c.deep} d="M26 5h98l-12 52H10z" />
    <path fill={c.snow} opacity={0.13} d="M26 5h30L24 57H10z" />
    <path stroke={c.mistDeep} strokeWidth={1.8} d="M50.5 5L35.5 57M75 5L61 57m38.5-52L86.5 57M21 22h99M15.5 40h100" />
  </g>
);

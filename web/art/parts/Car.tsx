import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface CarProps {
  /** Position of the rear bumper on the ground. */
  x: number;
  y: number;
  scale?: number;
  body?: string;
  /** Draws the ground shadow. */
  hasShadow?: boolean;
}

const wheelPositions = [36, 120];

/** 156 units long, facing right. */
export const Car = ({ x, y, scale = 1, body = c.snow, hasShadow = true }: CarProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    {hasShadow && <ellipse cx={78} cy={0} rx={78} ry={4} fill={c.night} opacity={0.28} />}
    <path
      fill={body}
      d="M5-17c-3-13 0-22 6-27 9-14 25-19 47-19 26 0 38 6 51 20 20 2 36 6 42 14 3 4 4 9 3 15-.5 3-3 4-6 4H13c-4 0-7-3-8-7z"
    />
    <path fill={c.night} d="M22-42c6-9 16-13 29-13.5V-41L23-40c-1.5 0-2-1-1-2zM56-55.5c19-.2 30 4 40 14.5L56-41z" />
    <path fill={c.snowShade} d="M5-21c20 3 100 4 150-3 .4 4 0 6-.5 8-.6 4-3 6-6.5 6H13c-4 0-7-3-8-7z" opacity={0.75} />
    <path stroke={c.mistDeep} strokeWidth={2} strokeLinecap="round" d="M62-34h8" />
    <path fill={c.amber} d="M140-33c7 1 11 4 12 8-6 0-11-2-12-8z" />
    <path fill={c.danger} d="M6-37c4 1 6 3 6 7H4.3C4-33 5-35 6-37z" />
    {wheelPositions.map((wheelX) => (
      <g key={wheelX}>
        <circle cx={wheelX} cy={-13} r={14.5} fill={c.night} />
        <circle cx={wheelX} cy={-13} r={6.5} fill={c.snowShade} />
      </g>
    ))}
  </g>
);

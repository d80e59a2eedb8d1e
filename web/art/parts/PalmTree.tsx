import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface PalmTreeProps {
  x: number;
  y: number;
  scale?: number;
  fill?: string;
}

/** 84 units tall. */
export const PalmTree = ({ x, y, scale = 1, fill = c.deep }: PalmTreeProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
    <path d="M-4 0c3-22 3-42 0-62l5-1c4 20 5 41 4 63z" />
    <path d="M0-62c-14-14-30-12-38 2 12-7 24-7 38-2zM0-62c-8-18-22-22-34-16 13 1 24 6 34 16zM0-62c2-16 12-24 26-20-10 3-18 9-26 20zM0-62c12-12 28-10 36 4-11-6-23-8-36-4zM0-62c-14-4-26 4-30 18 9-9 18-14 30-18zM0-62c14-2 24 8 26 20-7-9-15-15-26-20z" />
    <path fill={c.amber} d="M-6-60a3 3 0 1 1 4 4 3 3 0 0 1-4-4zm7 1a3 3 0 1 1 4 4 3 3 0 0 1-4-4z" />
  </g>
);

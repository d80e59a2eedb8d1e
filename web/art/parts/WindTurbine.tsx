import { animationClasses } from '../../theme/globalStyles';

interface WindTurbineProps {
  x: number;
  y: number;
  scale?: number;
  fill: string;
  /** Rotation of the blades in degrees. */
  angle?: number;
}

const bladePath = 'M-1.9 0C-4.6-12-3-34 .8-50 3.6-34 4.2-12 1.9 0z';

/** 100 units tall. The blades rotate unless reduced motion is preferred. */
export const WindTurbine = ({ x, y, scale = 1, fill, angle = 0 }: WindTurbineProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
    <path d="M-1.5 3h3L3.2 100h-6.4z" />
    <g transform={`rotate(${angle})`}>
      <g className={animationClasses.turn}>
        {[0, 120, 240].map((rotation) => (
          <path key={rotation} d={bladePath} transform={`rotate(${rotation})`} />
        ))}
      </g>
    </g>
    <circle r={3.6} />
  </g>
);

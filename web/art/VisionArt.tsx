import { safePaint as c } from '../theme/variables';
import { Sun } from './parts/Sun';
import { Turbine } from './parts/Turbine';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** The view ahead: a telescope on the dune, turned to the sun and the wind. */
export const VisionArt = (props: PictureProps) => (
  <Vignette {...props}>
    <Sun x={178} y={44} r={22} />
    <Turbine x={206} y={78} scale={0.6} fill={c.mistDeep} angle={20} />
    <path stroke={c.night} strokeWidth={6} strokeLinecap="round" d="M98 92l-24 48m24-48l26 44m-26-44v50" />
    <g transform="translate(98 86) rotate(-24)">
      <path fill={c.night} d="M-62-9h22v18h-22a4 4 0 0 1-4-4V-5a4 4 0 0 1 4-4z" />
      <path fill={c.jade} d="M-40-12H8v24h-48z" />
      <path fill={c.snow} d="M8-15h38v30H8z" />
      <path fill={c.snowShade} d="M8 3h38v12H8z" />
      <path fill={c.amber} d="M46-19h10a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H46z" />
      <circle r={7} fill={c.amber} />
    </g>
  </Vignette>
);

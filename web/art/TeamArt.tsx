import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import { Person } from './parts/Person';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** Those who teach, in one circuit. */
export const TeamArt = (props: PictureProps) => (
  <Vignette {...props}>
    <Current d="M58 84C62 38 88 17 120 17s58 21 62 67" width={4.5} />
    <circle cx={120} cy={17} r={15} fill={c.amber} />
    <path fill={c.night} d="M122 7l-9 12h6l-2 9 9-12h-6z" />
    <Person x={66} y={142} scale={1.2} clothes={c.jade} helmet={c.amber} />
    <Person x={174} y={142} scale={1.2} clothes={c.mistDeep} />
    <Person x={120} y={142} scale={1.45} clothes={c.snow} hair={c.night} scarf />
  </Vignette>
);

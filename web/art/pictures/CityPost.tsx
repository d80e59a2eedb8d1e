import { safePaint as c } from '../../theme/variables';
import { Car } from '../parts/Car';
import { Houses } from '../parts/Houses';
import { Palm } from '../parts/Palm';
import { Sun } from '../parts/Sun';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** Quiet traffic below the white city. */
export const CityPost = (props: PictureProps) => (
  <Scene
    hour="noon"
    far={
      <>
        <Sun x={70} y={84} r={28} />
        <Houses x={152} y={142} scale={0.94} />
      </>
    }
    {...props}
  >
    <Palm x={268} y={172} scale={1.05} fill={c.sky} />
    <Car x={52} y={186} scale={0.94} body={c.jade} />
  </Scene>
);

import { Panel } from '../parts/Panel';
import { Sun } from '../parts/Sun';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** A panel on its stand, the sun behind it. */
export const SolarCourse = (props: PictureProps) => (
  <Scene hour="dusk" far={<Sun x={214} y={78} r={34} />} {...props}>
    <Panel x={76} y={76} scale={1.18} />
  </Scene>
);

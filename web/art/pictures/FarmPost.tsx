import { Panel } from '../parts/Panel';
import { Sun } from '../parts/Sun';
import type { PictureProps } from '../Picture';
import { Scene } from '../Scene';

/** A solar farm, row behind row, in the Sahara. */
export const FarmPost = (props: PictureProps) => (
  <Scene hour="noon" far={<Sun x={160} y={82} r={38} />} {...props}>
    {[62, 138, 214].map((x) => (
      <Panel key={x} x={x} y={112} scale={0.36} />
    ))}
    {[10, 112, 214].map((x) => (
      <Panel key={x} x={x} y={138} scale={0.64} />
    ))}
  </Scene>
);

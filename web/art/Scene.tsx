import type { ReactNode } from 'react';
import { safePaint as c } from '../theme/variables';
import { Dunes } from './parts/Dunes';
import { Picture, type PictureProps } from './Picture';

/** The four hours at which the family is drawn: the air above, and the three tones of the ground. */
const hours = {
  day: { air: c.mist, ground: [c.mistDeep, c.skyLow, c.sky] },
  noon: { air: c.cream, ground: [c.sand, c.sandMid, c.sandDeep] },
  dusk: { air: c.sky, ground: [c.sand, c.sandMid, c.deep] },
  night: { air: c.deep, ground: [c.sky, c.skyLow, c.sandDeep] },
} as const;

interface Props extends PictureProps {
  hour: keyof typeof hours;
  /** What stands behind the dunes: sun, turbines, houses. */
  far?: ReactNode;
  children?: ReactNode;
}

/** A picture of 320 by 200 that fills its place: air, what is far, dunes, what is near. */
export const Scene = ({ hour, far, children, ...rest }: Props) => (
  <Picture width={320} height={200} fit="slice" {...rest}>
    <rect width={320} height={200} fill={hours[hour].air} />
    {far}
    <Dunes tones={hours[hour].ground} />
    {children}
  </Picture>
);

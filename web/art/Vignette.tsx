import type { ReactNode } from 'react';
import { safePaint as c } from '../theme/variables';
import { Picture, type PictureProps } from './Picture';

/** A small drawing for an empty place, 240 by 170, without a frame: it stands on a patch of dune. */
export const Vignette = ({ children, ...rest }: PictureProps & { children: ReactNode }) => (
  <Picture width={240} height={170} {...rest}>
    <ellipse cx={120} cy={78} rx={78} ry={72} fill={c.tint} />
    <path fill={c.sand} d="M14 150c34-4 50-20 82-20 28 0 40 14 66 14 24 0 38-8 64 6 4 4 0 8-6 8H20c-6 0-10-4-6-8z" />
    <path fill={c.sandMid} d="M96 130c28 0 40 14 66 14 10 0 18-1.4 26-1.8-22 4-40 8-52 15.8H82c24-8 30-18 14-28z" />
    {children}
  </Picture>
);

import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** Gone: a paper plane, and the current it leaves behind. */
export const MessageSentArt = (props: PictureProps) => (
  <Vignette {...props}>
    <Current d="M22 122c30 14 52 4 54-16s-24-22-22-2 34 18 60-12" width={4.5} />
    <path fill={c.snow} d="M196 26L84 68l32 18z" />
    <path fill={c.snowShade} d="M196 26l-80 60 6 36z" />
    <path fill={c.mistDeep} d="M122 122l16-24-22-12z" />
    <path fill={c.amber} d="M196 26l-80 60 46 26z" />
  </Vignette>
);

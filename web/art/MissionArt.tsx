import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import type { PictureProps } from './Picture';
import { Vignette } from './Vignette';

/** The way up: the current climbs the mountain to its flag. */
export const MissionArt = (props: PictureProps) => (
  <Vignette {...props}>
    <path fill={c.mistDeep} d="M120 142l48-66a8 8 0 0 1 13 0l38 56c2 6-2 10-8 10z" />
    <path fill={c.jade} d="M30 142l74-90a10 10 0 0 1 15 0l68 84c2 4 0 6-4 6z" />
    <path fill={c.snow} d="M86 74l18-22a10 10 0 0 1 15 0l20 25-14 8-14-9-12 9z" />
    <path stroke={c.night} strokeWidth={4.5} strokeLinecap="round" d="M112 54V12" />
    <path fill={c.amber} d="M113 12c12-5 20 5 36 0v22c-16 5-24-5-36 0z" />
    <Current d="M40 152c30-2 84 2 100-8 12-10-56-10-50-24 4-10 42-4 40-14-2-6-16-4-18-14" width={5} />
  </Vignette>
);

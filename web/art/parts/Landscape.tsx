import type { ReactNode } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Illustration, type IllustrationProps } from './Illustration';

interface DunesProps {
  /** Lit side and shaded side of the far dune, then the near ground. */
  tones: readonly [string, string, string];
}

/** The horizon of the family, for a frame of 320 by 200: one dune with a crest, and the ground before it. */
const Dunes = ({ tones: [lit, shade, near] }: DunesProps) => (
  <>
    <path fill={lit} d="M0 150C48 146 74 124 112 122c34-2 52 22 92 24 46 2 74-20 116-24v78H0z" />
    <path fill={shade} d="M112 122c34-2 52 22 92 24 14 .6 27-1 39-3.6-34 8-62 24-84 57.6H96c30-20 44-40 16-78z" />
    <path fill={near} d="M0 176c52-14 104-14 158-6s108 8 162-4v34H0z" />
  </>
);

/** The four hours at which the family is drawn: the air above, and the three tones of the ground. */
const timeOfDayColors = {
  day: { air: c.mist, ground: [c.mistDeep, c.skyLow, c.sky] },
  noon: { air: c.cream, ground: [c.sand, c.sandMid, c.sandDeep] },
  dusk: { air: c.sky, ground: [c.sand, c.sandMid, c.deep] },
  night: { air: c.deep, ground: [c.sky, c.skyLow, c.sandDeep] },
} as const;

interface LandscapeProps extends IllustrationProps {
  timeOfDay: keyof typeof timeOfDayColors;
  /** What stands behind the dunes: sun, turbines, houses. */
  background?: ReactNode;
  children?: ReactNode;
}

/** A picture of 320 by 200 that fills its place: air, what is far, dunes, what is near. */
export const Landscape = ({ timeOfDay, background, children, ...rest }: LandscapeProps) => (
  <Illustration width={320} height={200} fit="slice" {...rest}>
    <rect width={320} height={200} fill={timeOfDayColors[timeOfDay].air} />
    {background}
    <Dunes tones={timeOfDayColors[timeOfDay].ground} />
    {children}
  </Illustration>
);

import type { ReactNode } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Illustration, type IllustrationProps } from './Illustration';

interface DunesProps {
  /** Lit and shaded side of the dune, then the foreground. */
  tones: readonly [string, string, string];
}

/** For a 320 × 200 frame. */
const Dunes = ({ tones: [lit, shade, near] }: DunesProps) => (
  <>
    <path fill={lit} d="M0 150C48 146 74 124 112 122c34-2 52 22 92 24 46 2 74-20 116-24v78H0z" />
    <path fill={shade} d="M112 122c34-2 52 22 92 24 14 .6 27-1 39-3.6-34 8-62 24-84 57.6H96c30-20 44-40 16-78z" />
    <path fill={near} d="M0 176c52-14 104-14 158-6s108 8 162-4v34H0z" />
  </>
);

/** Sky and the three ground tones for each time of day. */
const timeOfDayColors = {
  day: { air: c.mist, ground: [c.mistDeep, c.skyLow, c.sky] },
  noon: { air: c.cream, ground: [c.sand, c.sandMid, c.sandDeep] },
  dusk: { air: c.sky, ground: [c.sand, c.sandMid, c.deep] },
  night: { air: c.deep, ground: [c.sky, c.skyLow, c.sandDeep] },
} as const;

interface LandscapeProps extends IllustrationProps {
  timeOfDay: keyof typeof timeOfDayColors;
  /** Drawn behind the dunes: sun, turbines, houses. */
  background?: ReactNode;
  children?: ReactNode;
}

/** A 320 × 200 picture that fills its container. */
export const Landscape = ({ timeOfDay, background, children, ...rest }: LandscapeProps) => (
  <Illustration width={320} height={200} fit="slice" {...rest}>
    <rect width={320} height={200} fill={timeOfDayColors[timeOfDay].air} />
    {background}
    <Dunes tones={timeOfDayColors[timeOfDay].ground} />
    {children}
  </Illustration>
);

import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

export const NoSearchResultsArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <path stroke={c.night} strokeWidth={13} strokeLinecap="round" d="M147 97l32 34" />
    <circle cx={114} cy={66} r={46} fill={c.night} />
    <circle cx={114} cy={66} r={37} fill={c.mist} />
    <circle cx={126} cy={60} r={13} fill={c.amber} />
    <path fill={c.mistDeep} d="M79 79c14-2 20-12 32-11 16 1 20 12 38 9-4 15-19 26-35 26-17 0-31-10-35-24z" />
    <path stroke={c.snow} strokeWidth={4} strokeLinecap="round" fill="none" opacity={0.8} d="M86 58c3-9 9-15 17-18" />
  </SpotIllustration>
);

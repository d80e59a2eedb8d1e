import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

const starPath = 'M0-15l4.6 9.5 10.4 1.5-7.5 7.3 1.8 10.4L0 8.8l-9.3 4.9 1.8-10.4L-15-4l10.4-1.5z';

export const NoReviewsArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <rect x={108} y={16} width={88} height={60} rx={16} fill={c.mistDeep} />
    <path
      fill={c.night}
      d="M62 40h96a18 18 0 0 1 18 18v34a18 18 0 0 1-18 18h-54l-22 20v-20H62a18 18 0 0 1-18-18V58a18 18 0 0 1 18-18z"
    />
    <path fill={c.amber} transform="translate(76 76)" d={starPath} />
    <g fill="none" stroke={c.amber} strokeWidth={2.5} strokeLinejoin="round">
      <path transform="translate(111 76) scale(.92)" d={starPath} />
      <path transform="translate(145 76) scale(.92)" d={starPath} />
    </g>
  </SpotIllustration>
);

import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { FlowLine } from '../parts/FlowLine';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

export const NoCoursesArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <path fill={c.night} d="M56 54c26-6 46-4 64 8 18-12 38-14 64-8v76c-26-6-46-4-64 8-18-12-38-14-64-8z" />
    <path fill={c.snow} d="M62 50c24-5 42-2 58 9v70c-16-10-34-13-58-8z" />
    <path fill={c.snowShade} d="M178 50c-24-5-42-2-58 9v70c16-10 34-13 58-8z" />
    <path
      stroke={c.mistDeep}
      strokeWidth={3.5}
      strokeLinecap="round"
      fill="none"
      d="M74 66c12-2 23 0 34 5M74 82c12-2 23 0 34 5M74 98c8-1 14-.5 20 1"
    />
    <FlowLine d="M148 126V92c0-18 8-14 8-32V44" width={4} />
    <path stroke={c.ink} strokeWidth={4} strokeLinecap="round" d="M150 20v-9m12 9v-9" />
    <path fill={c.amber} d="M143 20h26v10a13 13 0 0 1-26 0z" />
  </SpotIllustration>
);

import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { FlowLine } from '../parts/FlowLine';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

export const BlogPostNotFoundArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <path fill={c.snow} d="M74 20h92a8 8 0 0 1 8 8v48l-18-10-18 12-18-14-18 12-18-12-18 10V28a8 8 0 0 1 8-8z" />
    <path fill={c.mistDeep} d="M80 32h40v22H80z" />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" d="M130 36h32m-32 12h22" />
    <g transform="rotate(7 120 110)">
      <path fill={c.snowShade} d="M66 96l18-10 18 12 18-12 18 14 18-12 18 10v32a8 8 0 0 1-8 8H74a8 8 0 0 1-8-8z" />
      <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" d="M80 112h54m-54 13h34" />
    </g>
    <FlowLine d="M14 108c18-6 20 8 34 2" width={5} />
    <path stroke={c.ink} strokeWidth={3.5} strokeLinecap="round" d="M56 98l-4-8m10 5l2-9m0 18l8-3" />
  </SpotIllustration>
);

import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { FlowLine } from '../parts/FlowLine';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

export const NoBlogPostsArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <path fill={c.night} d="M64 24h84l26 26v84a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z" />
    <path fill={c.snow} d="M66 30h78v24h24v76a6 6 0 0 1-6 6H66a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z" />
    <path fill={c.mistDeep} d="M148 31l19 19h-19z" />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" d="M74 50h40M74 66h58" />
    <FlowLine d="M74 108c10 0 10-18 20-18s10 24 20 24 8-14 16-14" width={5} />
    <g transform="translate(132 101) rotate(-42)">
      <path fill={c.sand} d="M0 0l16-9v18z" />
      <path fill={c.night} d="M0 0l6-3.4v6.8z" />
      <path fill={c.amber} d="M16-9h58V9H16z" />
      <path fill={c.jade} d="M74-9h14a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H74z" />
      <path fill={c.snow} opacity={0.4} d="M16-9h58v6H16z" />
    </g>
  </SpotIllustration>
);

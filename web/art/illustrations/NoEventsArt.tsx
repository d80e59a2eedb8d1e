import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Sun } from '../parts/Sun';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

export const NoEventsArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <rect x={62} y={30} width={116} height={108} rx={14} fill={c.night} />
    <path fill={c.snow} d="M69 58h102v66a8 8 0 0 1-8 8H77a8 8 0 0 1-8-8z" />
    <path stroke={c.amber} strokeWidth={7} strokeLinecap="round" d="M90 22v18m60-18v18" />
    <g stroke={c.mistDeep} strokeWidth={9} strokeLinecap="round">
      <path d="M84 74v.1m24 0v.1m24 0v.1m24 0v.1M84 96v.1m72 0v.1M84 118v.1m24 0v.1m48 0v.1" />
    </g>
    <Sun x={121} y={101} r={13} />
  </SpotIllustration>
);

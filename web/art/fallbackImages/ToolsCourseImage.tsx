import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { FlowLine } from '../parts/FlowLine';
import type { IllustrationProps } from '../parts/Illustration';
import { Landscape } from '../parts/Landscape';

const wrenchPath =
  'M-9-34c-9-4-15-13-15-23 0-9 5-17 12-21v22l12 8 12-8v-22c7 4 12 12 12 21 0 10-6 19-15 23v70a9 9 0 0 1-18 0z';

export const ToolsCourseImage = (props: IllustrationProps) => (
  <Landscape timeOfDay="noon" {...props}>
    <g transform="translate(238 112) rotate(28)">
      <path fill={c.jade} d={wrenchPath} />
      <circle cy={36} r={4} fill={c.cream} />
    </g>
    <g transform="translate(166 112) rotate(-16)">
      <path fill={c.night} d="M-4-76h8l2 64H-6z" />
      <path fill={c.amber} d="M-8-16H8l6 8v52a14 14 0 0 1-28 0V-8z" />
      <path stroke={c.night} strokeWidth={3} strokeLinecap="round" d="M-5 0v40m10-40v40" />
    </g>
    <FlowLine d="M58 128c-28 4-20 36-36 40s-18 4-30-4" width={4} />
    <rect x={56} y={58} width={68} height={112} rx={13} fill={c.night} />
    <rect x={66} y={69} width={48} height={30} rx={6} fill={c.snowShade} />
    <path
      stroke={c.deep}
      strokeWidth={3}
      fill="none"
      strokeLinecap="round"
      d="M73 85c5-10 9-10 13 0s8 9 12 0 6-8 9-3"
    />
    <circle cx={90} cy={133} r={20} fill={c.jade} />
    <path stroke={c.amber} strokeWidth={4.5} strokeLinecap="round" d="M90 133l9-11" />
  </Landscape>
);

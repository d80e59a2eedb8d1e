import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Illustration, SpotIllustration, type IllustrationProps } from '../parts/Illustration';
import { Person } from '../parts/Person';

/** Horizontal center, height and charge of each battery. */
const batteryBars = [
  { x: 232, height: 92, charge: 40, fill: c.sand },
  { x: 316, height: 176, charge: 136, fill: c.amber },
  { x: 400, height: 130, charge: 74, fill: c.jade },
];

/** For dark backgrounds. */
export const PollsHeroArt = () => (
  <Illustration width={560} height={214}>
    <g transform="rotate(-7 96 90)">
      <path fill={c.snow} d="M64 34h60a7 7 0 0 1 7 7v94H57V41a7 7 0 0 1 7-7z" />
      <path
        stroke={c.amber}
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M80 66l11 11 22-27"
      />
      <path stroke={c.mistDeep} strokeWidth={5} strokeLinecap="round" d="M74 98h40" />
    </g>
    <path fill={c.snowShade} d="M28 114h136l16 22H12z" />
    <path stroke={c.night} strokeWidth={8} strokeLinecap="round" d="M54 125h84" />
    <path fill={c.snow} d="M12 136h168v64a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10z" />
    <path fill={c.amber} d="M101 144l-22 30h15l-7 26 25-34H96l9-22z" />
    {batteryBars.map(({ x, height, charge, fill }) => (
      <g key={x} transform={`translate(${x} 210)`}>
        <path fill={c.snowShade} d={`M-12-${height + 10}h24v12h-24z`} />
        <rect x={-32} y={-height} width={64} height={height} rx={12} fill={c.night} />
        <rect x={-24} y={-8 - charge} width={48} height={charge} rx={6} fill={fill} />
      </g>
    ))}
    <Person x={468} y={210} scale={1.5} clothesColor={c.snow} hairColor={c.sand} hasHeadscarf />
    <Person x={528} y={210} scale={1.3} clothesColor={c.jade} />
  </Illustration>
);

export const NoPollsArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <g transform="rotate(-7 120 50)">
      <path fill={c.snow} d="M92 14h50a6 6 0 0 1 6 6v62H86V20a6 6 0 0 1 6-6z" />
      <circle cx={117} cy={40} r={14} fill="none" stroke={c.mistDeep} strokeWidth={4} />
      <path
        stroke={c.amber}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M110 40l6 6 14-17"
      />
      <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" d="M102 64h30" />
    </g>
    <path fill={c.jade} d="M62 72h116l12 18H50z" />
    <path stroke={c.night} strokeWidth={7} strokeLinecap="round" d="M84 81h70" />
    <path fill={c.night} d="M50 90h140v42a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10z" />
    <path fill={c.amber} d="M124 98l-16 20h11l-5 17 18-23h-11l6-14z" />
  </SpotIllustration>
);

import { safePaint as c } from '../theme/variables';
import { Person } from './parts/Person';
import { Picture } from './Picture';

/** The answers as batteries: where the middle of each stands, how tall it is, how far it is full. */
const batteries = [
  { x: 232, height: 92, charge: 40, fill: c.sand },
  { x: 316, height: 176, charge: 136, fill: c.amber },
  { x: 400, height: 130, charge: 74, fill: c.jade },
];

/** A vote: the box with its ballot, and the answers as batteries that people fill. It stands on a dark band. */
export const PollsHeroArt = () => (
  <Picture width={560} height={214}>
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
    {batteries.map(({ x, height, charge, fill }) => (
      <g key={x} transform={`translate(${x} 210)`}>
        <path fill={c.snowShade} d={`M-12-${height + 10}h24v12h-24z`} />
        <rect x={-32} y={-height} width={64} height={height} rx={12} fill={c.night} />
        <rect x={-24} y={-8 - charge} width={48} height={charge} rx={6} fill={fill} />
      </g>
    ))}
    <Person x={468} y={210} scale={1.5} clothes={c.snow} hair={c.sand} scarf />
    <Person x={528} y={210} scale={1.3} clothes={c.jade} />
  </Picture>
);

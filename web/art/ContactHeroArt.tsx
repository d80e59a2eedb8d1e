import { safePaint as c } from '../theme/variables';
import { Current } from './parts/Current';
import { Houses } from './parts/Houses';
import { Palm } from './parts/Palm';
import { Person } from './parts/Person';
import { Picture } from './Picture';

/** Where we are and how to reach us: a pin over the white city, the letter box, the telephone. It stands on a dark band. */
export const ContactHeroArt = () => (
  <Picture width={560} height={214}>
    <Houses x={14} y={210} scale={1.06} />
    <path fill={c.amber} d="M78 80L54 46a28 28 0 1 1 48 0z" />
    <circle cx={78} cy={32} r={11} fill={c.deep} />
    <Palm x={196} y={211} scale={0.9} fill={c.jade} />
    <path fill={c.night} d="M258 150h14v60h-14z" />
    <path fill={c.amber} d="M224 92a18 18 0 0 1 18-18h46a18 18 0 0 1 18 18v66a6 6 0 0 1-6 6h-70a6 6 0 0 1-6-6z" />
    <path stroke={c.night} strokeWidth={6} strokeLinecap="round" d="M244 98h42" />
    <path fill={c.snow} d="M236 112h58v38h-58z" />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinejoin="round" fill="none" d="M237 114l28 20 28-20" />
    <rect x={336} y={52} width={84} height={158} rx={15} fill={c.night} />
    <rect x={344} y={64} width={68} height={134} rx={6} fill={c.snowShade} />
    <Person x={378} y={198} scale={1.4} clothes={c.jade} hair={c.snow} scarf />
    <Current d="M344 84h14c8 0 8-9 14-9s8 18 14 18 6-9 12-9h14" width={4} />
    <path
      fill={c.snow}
      d="M448 36h86a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-58l-22 20v-20h-6a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14z"
    />
    <path stroke={c.jade} strokeWidth={12} strokeLinecap="round" d="M466 72v.1m25-.1v.1m25-.1v.1" />
    <Person x={492} y={210} scale={1.3} clothes={c.sand} />
  </Picture>
);

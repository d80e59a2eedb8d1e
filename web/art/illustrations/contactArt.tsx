import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Houses } from '../parts/Houses';
import { Illustration, SpotIllustration, type IllustrationProps } from '../parts/Illustration';
import { PalmTree } from '../parts/PalmTree';
import { Person } from '../parts/Person';
import { FlowLine } from '../parts/FlowLine';

/** For dark backgrounds. */
export const ContactHeroArt = () => (
  <Illustration width={560} height={214}>
    <Houses x={14} y={210} scale={1.06} />
    <path fill={c.amber} d="M78 80L54 46a28 28 0 1 1 48 0z" />
    <circle cx={78} cy={32} r={11} fill={c.deep} />
    <PalmTree x={196} y={211} scale={0.9} fill={c.jade} />
    <path fill={c.night} d="M258 150h14v60h-14z" />
    <path fill={c.amber} d="M224 92a18 18 0 0 1 18-18h46a18 18 0 0 1 18 18v66a6 6 0 0 1-6 6h-70a6 6 0 0 1-6-6z" />
    <path stroke={c.night} strokeWidth={6} strokeLinecap="round" d="M244 98h42" />
    <path fill={c.snow} d="M236 112h58v38h-58z" />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinejoin="round" fill="none" d="M237 114l28 20 28-20" />
    <rect x={336} y={52} width={84} height={158} rx={15} fill={c.night} />
    <rect x={344} y={64} width={68} height={134} rx={6} fill={c.snowShade} />
    <Person x={378} y={198} scale={1.4} clothesColor={c.jade} hairColor={c.snow} hasHeadscarf />
    <FlowLine d="M344 84h14c8 0 8-9 14-9s8 18 14 18 6-9 12-9h14" width={4} />
    <path
      fill={c.snow}
      d="M448 36h86a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-58l-22 20v-20h-6a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14z"
    />
    <path stroke={c.jade} strokeWidth={12} strokeLinecap="round" d="M466 72v.1m25-.1v.1m25-.1v.1" />
    <Person x={492} y={210} scale={1.3} clothesColor={c.sand} />
  </Illustration>
);

const coastPath =
  'M0 74c44-10 84-34 122-22 20 8 18 34 24 56 10 34 20 62 50 84 40 28 96 36 150 28 60-8 100-38 122-84 14-30 22-56 52-62 14-4 20-16 40-16h80';
const streetPaths =
  'M0 144c50-10 92 10 112 60s80 82 148 88 192 0 252-60 90-86 128-86M0 220c60-20 92 0 122 40s60 56 90 100M62 90l32 270M172 188l-58 172M296 222l-16 138m122-154l44 154m58-236l76 116m36-152l-12 254M0 312l184-22m84 46l372-66M20 262l160-34m46-2l-30 66m170-66l18 62m72-94l54 58m96-142l-60 20m-250 176l12 52';

/** The Bay of Algiers with a pin. */
export const ContactMapArt = (props: IllustrationProps) => (
  <Illustration width={640} height={360} fit="slice" {...props}>
    <path fill={c.mistDeep} d="M0 0h640v360H0z" />
    <path
      stroke={c.mist}
      strokeWidth={3}
      strokeLinecap="round"
      d="M262 70q8-8 16 0t16 0m44 66q8-8 16 0t16 0m-52-108q8-8 16 0t16 0m64 50q8-8 16 0t16 0m-208 80q8-8 16 0t16 0"
      fill="none"
    />
    <path fill={c.dawn} stroke={c.sand} strokeWidth={4} d={`${coastPath}h8v306H-8V74z`} />
    <path
      fill={c.skyLow}
      opacity={0.55}
      d="M106 226l52-10-20 60c-18-12-28-30-32-50zm362 72l86-16 10 44-84 14zM26 172l48-6 4 42-40 8z"
    />
    <path
      stroke={c.mistDeep}
      strokeWidth={9}
      strokeLinejoin="round"
      fill="none"
      d="M352 214c6 40 34 50 30 84s20 40 16 66"
    />
    <path stroke={c.paper} strokeWidth={5} fill="none" strokeLinecap="round" d={streetPaths} />
    <path
      stroke={c.sand}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M148 98h34l14 18m-36 20h28l8 16"
    />
    <FlowLine
      d="M0 94c44-10 84-34 108-22 16 10 14 34 20 54 12 38 26 70 60 92 46 28 106 34 160 26 66-10 110-42 134-92 14-28 22-48 46-54h112"
      width={6}
    />
    <ellipse cx={112} cy={205} rx={18} ry={6} fill={c.night} opacity={0.25} />
    <path fill={c.jade} d="M112 205L78 156a42 42 0 1 1 68 0z" />
    <circle cx={112} cy={131} r={16} fill={c.snow} />
  </Illustration>
);

export const MessageSentArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <FlowLine d="M22 122c30 14 52 4 54-16s-24-22-22-2 34 18 60-12" width={4.5} />
    <path fill={c.snow} d="M196 26L84 68l32 18z" />
    <path fill={c.snowShade} d="M196 26l-80 60 6 36z" />
    <path fill={c.mistDeep} d="M122 122l16-24-22-12z" />
    <path fill={c.amber} d="M196 26l-80 60 46 26z" />
  </SpotIllustration>
);

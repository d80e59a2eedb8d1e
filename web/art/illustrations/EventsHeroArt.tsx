import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { FlowLine } from '../parts/FlowLine';
import { PalmTree } from '../parts/PalmTree';
import { Person } from '../parts/Person';
import { Sun } from '../parts/Sun';
import { Illustration } from '../parts/Illustration';

/** For dark backgrounds. */
export const EventsHeroArt = () => (
  <Illustration width={560} height={214}>
    <path stroke={c.snowShade} strokeWidth={6} strokeLinecap="round" d="M24 210V26m512 184V26" />
    <path fill={c.snow} d="M66 54l28 7-18 20zm316 15l26-5-8 24z" />
    <path fill={c.sand} d="M128 67l28 4-16 21zm330-12l24-9-3 25z" />
    <FlowLine d="M24 30q256 84 512 0" width={5} />
    <PalmTree x={500} y={211} scale={1.1} fill={c.jade} />
    <rect x={196} y={44} width={170} height={150} rx={16} fill={c.night} />
    <path fill={c.snow} d="M206 80h150v96a10 10 0 0 1-10 10H216a10 10 0 0 1-10-10z" />
    <path stroke={c.amber} strokeWidth={9} strokeLinecap="round" d="M238 34v22m86-22v22" />
    <path
      stroke={c.mistDeep}
      strokeWidth={13}
      strokeLinecap="round"
      d="M232 102v.1m33-.1v.1m33-.1v.1m33-.1v.1M232 132v.1m99-.1v.1"
    />
    <Sun x={281} y={132} r={19} />
    <Person x={70} y={210} scale={1.5} clothesColor={c.jade} />
    <Person x={150} y={210} scale={1.3} clothesColor={c.snow} hairColor={c.amber} hasHeadscarf />
    <Person x={236} y={210} scale={1.2} clothesColor={c.sand} isFromBehind />
    <Person x={318} y={210} scale={1.3} clothesColor={c.mistDeep} hairColor={c.snowShade} hasHeadscarf isFromBehind />
    <Person x={412} y={210} scale={1.5} clothesColor={c.snow} />
  </Illustration>
);

import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Landscape } from '../parts/Landscape';
import { PalmTree } from '../parts/PalmTree';
import { Person } from '../parts/Person';
import { FlowLine } from '../parts/FlowLine';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';

const rayPath = 'M84 74l40 22M78 88l34 30M64 94l20 38';

/** Sunlight on a panel that lights a bulb. */
export const SolarFundamentalsImage = () => (
  <Landscape timeOfDay="noon" background={<Sun x={54} y={50} r={28} />}>
    <path stroke={c.amber} strokeWidth={5} strokeLinecap="round" strokeDasharray="2 12" d={rayPath} />
    <SolarPanel x={92} y={98} scale={1.05} />
    <FlowLine d="M214 158c26 8 46 4 46-18v-16" width={4} />
    <circle cx={260} cy={80} r={40} fill={c.amber} opacity={0.22} />
    <path fill={c.snow} d="M260 54c16 0 27 11 27 26 0 12-9 17-12 28h-30c-3-11-12-16-12-28 0-15 11-26 27-26z" />
    <path fill={c.night} d="M246 110h28v7a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6z" />
    <path
      stroke={c.amber}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M253 106V88l-5-7m19 25V88l5-7m-19 7h14"
    />
  </Landscape>
);

/** A roof with its plan: panels in rows, and the distances between them. */
export const RooftopDesignImage = () => (
  <Landscape timeOfDay="day" background={<Sun x={276} y={44} r={20} />}>
    <path fill={c.snowShade} d="M52 112h216v88H52z" />
    <path fill={c.snow} d="M52 112h150v88H52z" />
    <path fill={c.sandMid} d="M36 112L78 38h166l40 74z" />
    <path fill={c.night} d="M84 46h150l4 8H80z" opacity={0.14} />
    <g fill={c.deep} stroke={c.mistDeep} strokeWidth={1.6}>
      <path d="M92 52h34l-5 22H82zM136 52h34l-1 22h-38zM180 52h34l5 22h-39z" />
      <path d="M78 82h40l-5 22H65zM128 82h42l-1 22h-46zM180 82h41l8 22h-49z" />
    </g>
    <path fill={c.sky} d="M82 138a12 12 0 0 1 24 0v28H82zM148 138a12 12 0 0 1 24 0v28h-24z" />
    <g stroke={c.amber} strokeWidth={3.5} strokeLinecap="round" fill="none">
      <path d="M66 24h188M66 17v14M254 17v14" />
      <path d="M22 40v70M15 40h14M15 110h14" />
    </g>
    <rect x={222} y={128} width={28} height={36} rx={6} fill={c.night} />
    <path fill={c.amber} d="M238 132l-9 15h6l-3 12 10-17h-6l3-10z" />
    <FlowLine d="M236 128v-20" width={4} />
  </Landscape>
);

/** A panel drives the pump of a well, which waters the palms. */
export const SolarPumpingImage = () => (
  <Landscape
    timeOfDay="noon"
    background={
      <>
        <Sun x={262} y={46} r={24} />
        <PalmTree x={276} y={148} scale={1} />
        <PalmTree x={238} y={150} scale={0.76} />
      </>
    }
  >
    <SolarPanel x={14} y={86} scale={0.92} />
    <FlowLine d="M88 140c10 18 30 14 52 12" width={4} />
    <path fill={c.snow} d="M140 132h52v36h-52z" />
    <path fill={c.snowShade} d="M172 132h20v36h-20z" />
    <rect x={134} y={124} width={64} height={12} rx={4} fill={c.night} />
    <path fill="none" stroke={c.night} strokeWidth={9} strokeLinecap="round" d="M166 126V92h30c10 0 14 6 14 14" />
    <path fill={c.jade} d="M210 112c8 11 12 17 12 24a12 12 0 0 1-24 0c0-7 4-13 12-24z" />
    <path fill={c.snow} opacity={0.5} d="M204 136a6 6 0 0 0 6 6v4a10 10 0 0 1-10-10z" />
    <g stroke={c.jade} strokeWidth={5} strokeLinecap="round">
      <path d="M204 168h104M186 182h128M160 195h160" strokeDasharray="1 13" />
    </g>
  </Landscape>
);

/** Growing bars under the sun, and two people who agree. */
export const SolarBusinessImage = () => (
  <Landscape timeOfDay="dusk" background={<Sun x={250} y={56} r={30} />}>
    <g fill={c.night}>
      <rect x={30} y={112} width={30} height={56} rx={6} />
      <rect x={68} y={90} width={30} height={78} rx={6} />
      <rect x={106} y={64} width={30} height={104} rx={6} />
    </g>
    <g fill={c.amber}>
      <rect x={30} y={144} width={30} height={24} rx={6} />
      <rect x={68} y={126} width={30} height={42} rx={6} />
      <rect x={106} y={104} width={30} height={64} rx={6} />
    </g>
    <path
      fill="none"
      stroke={c.snow}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M28 92l40-26 30 4 42-38m-18-2l19 1 1 19"
    />
    <Person x={206} y={196} scale={1.35} clothesColor={c.snow} hairColor={c.amber} hasHeadscarf />
    <Person x={274} y={196} scale={1.35} clothesColor={c.jade} />
    <rect x={228} y={164} width={28} height={36} rx={3} fill={c.snowShade} transform="rotate(-8 242 182)" />
    <path stroke={c.deep} strokeWidth={2.5} strokeLinecap="round" d="M234 175l14-2m-13 9l16-2m-15 9l10-1" />
  </Landscape>
);

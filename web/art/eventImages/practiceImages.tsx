import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { FlowLine } from '../parts/FlowLine';
import { Landscape } from '../parts/Landscape';
import { PalmTree } from '../parts/PalmTree';
import { Person } from '../parts/Person';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';

const boltPath = 'M4-17L-9 3h8L-5 17 9-4H1L4-17z';

/** Two people measure at an open charging point on a wall. */
export const WallboxWorkshopImage = () => (
  <Landscape timeOfDay="day">
    <path fill={c.snow} d="M0 0h320v150H0z" />
    <path
      stroke={c.snowShade}
      strokeWidth={3}
      d="M0 50h320M0 100h320M60 0v50m100-50v50m100-50v50M10 50v50m100-50v50m100-50v50m90-50v50"
    />
    <rect x={116} y={30} width={88} height={112} rx={14} fill={c.night} />
    <rect x={126} y={40} width={68} height={62} rx={7} fill={c.mist} />
    <path fill={c.amber} transform="translate(160 70) scale(1.3)" d={boltPath} />
    <circle cx={160} cy={122} r={11} fill={c.mistDeep} />
    <circle cx={160} cy={122} r={5} fill={c.night} />
    <FlowLine d="M160 128c0 44 60 10 82 40" width={4} />
    <Person x={62} y={200} scale={1.7} clothesColor={c.jade} helmetColor={c.amber} />
    <Person x={262} y={200} scale={1.7} clothesColor={c.sandMid} hairColor={c.deep} hasHeadscarf />
    <rect x={98} y={150} width={40} height={44} rx={7} fill={c.amber} />
    <rect x={104} y={156} width={28} height={16} rx={3} fill={c.snow} />
    <path stroke={c.night} strokeWidth={3} strokeLinecap="round" d="M108 168l10-8m-6 22h12" />
    <path fill="none" stroke={c.danger} strokeWidth={3} d="M126 150c4-16 18-10 24-24" />
  </Landscape>
);

/** The plan of a roof in the hands of those who stand on it. */
export const SolarRoofBootcampImage = () => (
  <Landscape timeOfDay="noon" background={<Sun x={52} y={46} r={24} />}>
    <path fill={c.snowShade} d="M0 128h320v72H0z" />
    <path fill={c.snow} d="M0 128h320v10H0z" />
    <SolarPanel x={90} y={58} scale={0.78} />
    <SolarPanel x={204} y={58} scale={0.78} />
    <path stroke={c.amber} strokeWidth={3.5} strokeLinecap="round" d="M98 44h204M98 37v14m204-14v14" />
    <Person x={72} y={200} scale={1.5} clothesColor={c.deep} helmetColor={c.amber} />
    <Person x={246} y={200} scale={1.5} clothesColor={c.jade} hairColor={c.snow} hasHeadscarf />
    <path fill={c.snow} stroke={c.night} strokeWidth={2.5} d="M110 150l92-6 10 48-96 8z" />
    <path fill={c.deep} d="M124 160l30-2 3 14-31 2zm38-2.5l30-2 4 14-32 2z" />
    <path stroke={c.amber} strokeWidth={3} strokeLinecap="round" d="M128 184l66-5" />
  </Landscape>
);

const farmRows = [
  [8, 92, 0.5],
  [84, 92, 0.5],
  [160, 92, 0.5],
  [236, 92, 0.5],
  [30, 124, 0.62],
  [124, 124, 0.62],
] as const;

/** Visitors between the rows of a plant in the desert, and the bus that brought them. */
export const SolarFarmVisitImage = () => (
  <Landscape timeOfDay="noon" background={<Sun x={258} y={48} r={30} />}>
    {farmRows.map(([x, y, scale]) => (
      <SolarPanel key={`${x} ${y}`} x={x} y={y} scale={scale} />
    ))}
    <rect x={214} y={122} width={98} height={50} rx={10} fill={c.snow} />
    <path fill={c.night} d="M222 130h20v16h-20zm24 0h20v16h-20zm24 0h20v16h-20zm24 0h12v16h-12z" />
    <path fill={c.jade} d="M214 152h98v8h-98z" />
    <circle cx={236} cy={174} r={9} fill={c.night} />
    <circle cx={290} cy={174} r={9} fill={c.night} />
    <Person x={74} y={206} scale={1.1} clothesColor={c.jade} helmetColor={c.amber} isFromBehind />
    <Person x={128} y={208} scale={1.1} clothesColor={c.snow} hairColor={c.deep} hasHeadscarf isFromBehind />
    <Person x={182} y={206} scale={1.1} clothesColor={c.deep} helmetColor={c.snow} isFromBehind />
  </Landscape>
);

/** A grower's tank under palms, filled by the sun. */
export const PumpingTrainingImage = () => (
  <Landscape
    timeOfDay="day"
    background={
      <>
        <Sun x={60} y={44} r={22} />
        <PalmTree x={256} y={146} scale={1.1} />
        <PalmTree x={296} y={150} scale={0.86} />
      </>
    }
  >
    <SolarPanel x={14} y={96} scale={0.72} />
    <FlowLine d="M96 136c16 8 22 4 34 4" width={4} />
    <path fill={c.night} d="M136 96h6v72h-6zm58 0h6v72h-6z" />
    <rect x={128} y={58} width={80} height={52} rx={6} fill={c.snow} />
    <path fill={c.jade} d="M128 80c14-6 26 6 40 0s26-6 40 0v24a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6z" />
    <path fill="none" stroke={c.night} strokeWidth={6} d="M130 140v-68" />
    <path stroke={c.jade} strokeWidth={5} strokeLinecap="round" strokeDasharray="1 12" d="M206 172h110m-120 14h120" />
    <Person x={66} y={202} scale={1.15} clothesColor={c.sandMid} hairColor={c.snow} isFromBehind />
    <Person x={120} y={204} scale={1.15} clothesColor={c.snow} isFromBehind />
    <Person x={174} y={204} scale={1.15} clothesColor={c.deep} hairColor={c.amber} hasHeadscarf isFromBehind />
  </Landscape>
);

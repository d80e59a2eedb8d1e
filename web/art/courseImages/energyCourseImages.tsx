import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Houses } from '../parts/Houses';
import { Landscape } from '../parts/Landscape';
import { PalmTree } from '../parts/PalmTree';
import { FlowLine } from '../parts/FlowLine';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';

const cellPositions = [62, 106, 150, 194] as const;

/** Cells in a row, watched by their management board. */
export const LithiumBatteriesImage = () => (
  <Landscape timeOfDay="night">
    <rect x={44} y={74} width={216} height={104} rx={14} fill={c.night} />
    {cellPositions.map((x, index) => (
      <g key={x}>
        <rect x={x + 11} y={84} width={14} height={8} rx={3} fill={c.mistDeep} />
        <rect x={x} y={90} width={36} height={76} rx={8} fill={c.snow} />
        <rect
          x={x + 5}
          y={index === 2 ? 122 : 104}
          width={26}
          height={index === 2 ? 38 : 56}
          rx={5}
          fill={index === 2 ? c.amber : c.jade}
        />
      </g>
    ))}
    <g fill="none" stroke={c.amber} strokeWidth={3}>
      <path d="M80 84V62h32M124 84V60M168 84V60M212 84V62h-26" />
    </g>
    <rect x={96} y={24} width={106} height={40} rx={7} fill={c.primary} />
    <rect x={132} y={32} width={34} height={24} rx={3} fill={c.night} />
    <path stroke={c.snow} strokeWidth={3} strokeLinecap="round" d="M106 34h14m-14 10h10m62-10h14m-10 10h10" />
    <circle cx={149} cy={44} r={5} fill={c.amber} />
    <FlowLine d="M252 126h32c14 0 14 22 42 22" width={5} />
  </Landscape>
);

/** A measuring mast beside the turbines, and the wind between them. */
export const WindEnergyImage = () => (
  <Landscape
    timeOfDay="noon"
    background={
      <>
        <Sun x={52} y={58} r={24} />
        <WindTurbine x={196} y={70} scale={1.1} fill={c.jade} angle={-20} />
        <WindTurbine x={272} y={92} scale={0.72} fill={c.primary} angle={30} />
      </>
    }
  >
    <path stroke={c.night} strokeWidth={4} d="M104 48v128" />
    <path stroke={c.night} strokeWidth={1.6} d="M104 60L76 176m28-116l28 116M104 110l-16 66m16-66l16 66" />
    <path stroke={c.night} strokeWidth={3} strokeLinecap="round" d="M90 62h28M90 90h28" />
    <g fill={c.danger}>
      <circle cx={88} cy={60} r={5} />
      <circle cx={120} cy={60} r={5} />
    </g>
    <path fill={c.amber} d="M104 48l24-7-24-7z" />
    <g fill="none" stroke={c.snow} strokeWidth={4.5} strokeLinecap="round">
      <path d="M128 58h26c12 0 12-16 1-16-6 0-8 5-6 9" />
      <path d="M134 84h36c13 0 13 17 1 17-6 0-8-5-6-9" />
      <path d="M18 104h38c11 0 11-15 1-15" />
    </g>
  </Landscape>
);

/** A house far from the grid: panel, battery and a lit window at night. */
export const OffGridStorageImage = () => (
  <Landscape
    timeOfDay="night"
    background={
      <>
        <circle cx={264} cy={42} r={18} fill={c.snow} />
        <circle cx={272} cy={37} r={16} fill={c.deep} />
        <path fill={c.snow} d="M40 36h3v3h-3zm60-14h3v3h-3zm58 26h3v3h-3zm56-28h3v3h-3zM80 66h3v3h-3z" />
      </>
    }
  >
    <PalmTree x={286} y={172} scale={0.95} fill={c.night} />
    <path fill={c.sand} d="M168 104h96v66h-96z" />
    <path fill={c.sandMid} d="M232 104h32v66h-32z" />
    <path fill={c.night} d="M160 98h112v9H160z" />
    <path fill={c.amber} d="M186 120h26v24h-26z" />
    <path stroke={c.night} strokeWidth={2.5} d="M199 120v24m-13-12h26" />
    <path fill={c.night} d="M238 170v-30a9 9 0 0 1 18 0v30z" />
    <SolarPanel x={10} y={102} scale={0.78} />
    <rect x={112} y={126} width={42} height={48} rx={7} fill={c.night} />
    <rect x={122} y={120} width={8} height={7} rx={2} fill={c.mistDeep} />
    <rect x={137} y={120} width={8} height={7} rx={2} fill={c.mistDeep} />
    <path fill={c.amber} d="M118 134h30v9h-30zm0 12h30v9h-30zm0 12h30v9h-30z" />
    <FlowLine d="M84 152c8 12 16 8 28 4" width={4} />
    <FlowLine d="M154 148h14" width={4} />
  </Landscape>
);

/** Producers, storage and a town, joined by one network. */
export const SmartGridsImage = () => (
  <Landscape timeOfDay="dusk" background={<WindTurbine x={52} y={60} scale={0.9} fill={c.snow} angle={8} />}>
    <Houses x={206} y={160} scale={0.72} />
    <g fill="none" stroke={c.night} strokeWidth={3.5} strokeLinecap="round" strokeLinejoin="round">
      <path d="M134 168l14-92 14 92m-24-26h20m-17-22h14m-26-30h36l-18-14z" />
    </g>
    <FlowLine d="M56 66c26 30 50 32 74 26M166 90c24 4 44 0 66-10" width={3} />
    <circle cx={148} cy={44} r={27} fill={c.night} />
    <circle cx={148} cy={44} r={27} fill="none" stroke={c.amber} strokeWidth={4} />
    <path
      fill="none"
      stroke={c.amber}
      strokeWidth={4}
      strokeLinecap="round"
      d="M133 42a21 21 0 0 1 30 0m-24 7a13 13 0 0 1 18 0"
    />
    <circle cx={148} cy={56} r={4} fill={c.amber} />
    <rect x={76} y={150} width={42} height={30} rx={6} fill={c.night} />
    <rect x={118} y={159} width={5} height={12} rx={2} fill={c.night} />
    <path fill={c.amber} d="M81 156h9v18h-9zm12 0h9v18h-9z" />
  </Landscape>
);

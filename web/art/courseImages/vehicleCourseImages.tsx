import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { ChargingStation } from '../parts/ChargingStation';
import { Landscape } from '../parts/Landscape';
import { Person } from '../parts/Person';
import { FlowLine } from '../parts/FlowLine';
import { Sun } from '../parts/Sun';

const boltPath = 'M4-17L-9 3h8L-5 17 9-4H1L4-17z';

/** A car and its three parts: battery, inverter, motor. */
export const ElectricCarsImage = () => (
  <Landscape timeOfDay="day" background={<Sun x={48} y={52} r={22} />}>
    <Car x={62} y={186} scale={1.26} />
    <FlowLine d="M96 64h128" width={4} />
    <g>
      <circle cx={96} cy={64} r={27} fill={c.night} />
      <circle cx={160} cy={64} r={27} fill={c.night} />
      <circle cx={224} cy={64} r={27} fill={c.night} />
      <rect x={81} y={55} width={26} height={18} rx={4} fill={c.amber} />
      <rect x={108} y={60} width={4} height={8} rx={1.5} fill={c.amber} />
      <path fill={c.amber} transform="translate(160 64)" d={boltPath} />
      <circle cx={224} cy={64} r={14} fill="none" stroke={c.amber} strokeWidth={5} strokeDasharray="9 5.6" />
      <circle cx={224} cy={64} r={5} fill={c.amber} />
    </g>
    <path
      stroke={c.night}
      strokeWidth={2.5}
      strokeDasharray="2 7"
      strokeLinecap="round"
      d="M96 92v60m64-60v32m64-32v60"
    />
  </Landscape>
);

/** The open cabinet of a charging station, with its breaker and cable. */
export const ChargingInstallationImage = () => (
  <Landscape timeOfDay="dusk" background={<Sun x={262} y={52} r={26} />}>
    <Car x={176} y={188} scale={0.86} />
    <ChargingStation x={58} y={188} scale={1.5} />
    <rect x={98} y={48} width={78} height={116} rx={9} fill={c.night} />
    <rect x={106} y={56} width={62} height={100} rx={5} fill={c.snow} />
    <g fill={c.deep}>
      <rect x={113} y={66} width={13} height={30} rx={3} />
      <rect x={130} y={66} width={13} height={30} rx={3} />
      <rect x={147} y={66} width={13} height={30} rx={3} />
    </g>
    <path fill={c.amber} d="M116 72h7v10h-7zm17 8h7v10h-7zm17-8h7v10h-7z" />
    <path stroke={c.danger} strokeWidth={3} fill="none" d="M119 96v18c0 8 6 10 12 10" />
    <path stroke={c.jade} strokeWidth={3} fill="none" d="M136 96v28" />
    <path stroke={c.night} strokeWidth={3} fill="none" d="M153 96v18c0 8-6 10-12 10" />
    <rect x={120} y={124} width={33} height={22} rx={4} fill={c.night} />
    <FlowLine d="M153 138c26 4 20 34 42 30" width={4} />
    <path fill={c.night} d="M92 52l-16 8v96l16 8z" opacity={0.55} />
  </Landscape>
);

/** A tester reads the drive: a waveform under the lens. */
export const DriveDiagnosticsImage = () => (
  <Landscape timeOfDay="night" background={<Sun x={270} y={44} r={16} />}>
    <Car x={20} y={186} scale={1.12} />
    <FlowLine d="M188 170c20 6 24-14 44-12" width={4} />
    <circle cx={132} cy={96} r={56} fill={c.snow} />
    <circle cx={132} cy={96} r={56} fill="none" stroke={c.night} strokeWidth={9} />
    <path stroke={c.night} strokeWidth={14} strokeLinecap="round" d="M176 138l24 24" />
    <path
      fill="none"
      stroke={c.jade}
      strokeWidth={4.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M88 98h14l8-26 14 54 12-40 8 22h32"
    />
    <circle cx={110} cy={72} r={5} fill={c.danger} />
    <rect x={228} y={106} width={70} height={78} rx={10} fill={c.night} />
    <rect x={236} y={115} width={54} height={34} rx={4} fill={c.skyLow} />
    <path
      stroke={c.amber}
      strokeWidth={4}
      strokeLinecap="round"
      d="M243 140v-9m10 9v-17m10 17v-12m10 12v-20m10 20v-7"
    />
    <path
      fill={c.mistDeep}
      d="M238 158h14v8h-14zm18 0h14v8h-14zm18 0h14v8h-14zm-36 13h14v6h-14zm18 0h14v6h-14zm18 0h14v6h-14z"
    />
  </Landscape>
);

/** A technician with helmet, the warning sign and the locked switch. */
export const HighVoltageSafetyImage = () => (
  <Landscape timeOfDay="noon">
    <path fill={c.amber} stroke={c.night} strokeWidth={9} strokeLinejoin="round" d="M112 34l64 112H48z" />
    <path fill={c.night} transform="translate(112 106) scale(1.9)" d={boltPath} />
    <Person x={222} y={200} scale={2.1} clothesColor={c.primary} helmetColor={c.amber} />
    <path stroke={c.cream} strokeWidth={6} d="M190 178l16 22m48-22l-16 22" />
    <rect x={262} y={40} width={42} height={66} rx={7} fill={c.night} />
    <path stroke={c.danger} strokeWidth={9} strokeLinecap="round" d="M283 52v16" />
    <path fill="none" stroke={c.mistDeep} strokeWidth={5} d="M275 90v-8a8 8 0 0 1 16 0v8" />
    <rect x={268} y={88} width={30} height={24} rx={5} fill={c.danger} />
    <circle cx={283} cy={98} r={3.5} fill={c.snow} />
  </Landscape>
);

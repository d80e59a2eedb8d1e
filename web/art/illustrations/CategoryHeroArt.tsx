import type { ReactNode } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { ChargingStation } from '../parts/ChargingStation';
import { FlowLine } from '../parts/FlowLine';
import { Houses } from '../parts/Houses';
import { Illustration } from '../parts/Illustration';
import { PalmTree } from '../parts/PalmTree';
import { Person } from '../parts/Person';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';

/** A cell with its level, from 0 to 1. */
const Cell = ({ x, level }: { x: number; level: number }) => (
  <>
    <rect x={x + 30} y={44} width={32} height={14} rx={5} fill={c.snowShade} />
    <rect x={x} y={56} width={92} height={150} rx={16} fill={c.snow} />
    <rect x={x + 12} y={194 - 126 * level} width={68} height={126 * level} rx={9} fill={c.jade} />
  </>
);

const Pylon = ({ x }: { x: number }) => (
  <path
    fill="none"
    stroke={c.snow}
    strokeWidth={5}
    strokeLinejoin="round"
    strokeLinecap="round"
    d={`M${x - 34} 210L${x} 40l34 170M${x - 52} 84h104M${x - 44} 116h88M${x - 14} 112l38 50m-10-50l-38 50m-2 0l50 48m-4-48l-50 48`}
  />
);

/** By the icon of the category; each stands on the line 210. */
const scenes: Readonly<Record<string, ReactNode>> = {
  solar: (
    <>
      <Sun x={440} y={76} r={50} />
      <PalmTree x={52} y={210} scale={0.9} fill={c.jade} />
      <SolarPanel x={90} y={112} scale={1.15} />
      <SolarPanel x={268} y={112} scale={1.15} />
    </>
  ),
  vehicle: (
    <>
      <Sun x={96} y={92} r={40} />
      <PalmTree x={44} y={210} scale={0.8} fill={c.jade} />
      <Car x={110} y={210} scale={1.35} />
      <Car x={350} y={210} scale={1.2} body={c.amber} />
    </>
  ),
  battery: (
    <>
      <FlowLine d="M20 130q60-46 120 0m280 0q60 46 120 0" width={6} />
      <Cell x={140} level={1} />
      <Cell x={242} level={0.72} />
      <Cell x={344} level={0.4} />
    </>
  ),
  charging: (
    <>
      <Sun x={480} y={72} r={38} />
      <ChargingStation x={96} y={209} scale={1.3} />
      <Car x={150} y={210} scale={1.3} />
      <ChargingStation x={424} y={209} scale={1.3} />
    </>
  ),
  wind: (
    <>
      <Sun x={286} y={112} r={40} />
      <WindTurbine x={110} y={44} scale={1.65} fill={c.snow} angle={14} />
      <WindTurbine x={230} y={104} scale={1.05} fill={c.mistDeep} angle={52} />
      <WindTurbine x={420} y={66} scale={1.44} fill={c.snow} angle={34} />
      <PalmTree x={510} y={211} scale={0.6} fill={c.jade} />
    </>
  ),
  grid: (
    <>
      <FlowLine d="M52 86q116 46 232 0t232 0" width={5} />
      <Pylon x={104} />
      <Pylon x={284} />
      <Pylon x={464} />
    </>
  ),
  safety: (
    <>
      <path fill={c.amber} stroke={c.amber} strokeWidth={16} strokeLinejoin="round" d="M280 52l90 150H190z" />
      <path fill={c.night} d="M292 86l-40 62h30l-12 42 42-64h-30z" />
      <Person x={110} y={210} scale={1.7} clothesColor={c.jade} />
      <Person x={450} y={210} scale={1.7} clothesColor={c.snow} hairColor={c.amber} hasHeadscarf />
    </>
  ),
  business: (
    <>
      <rect x={120} y={142} width={48} height={68} rx={8} fill={c.mistDeep} />
      <rect x={188} y={112} width={48} height={98} rx={8} fill={c.snow} />
      <rect x={256} y={82} width={48} height={128} rx={8} fill={c.jade} />
      <FlowLine d="M96 116q110-10 236-78" width={6} />
      <Sun x={404} y={80} r={36} />
      <Person x={390} y={210} scale={1.4} clothesColor={c.sand} />
      <Person x={470} y={210} scale={1.4} clothesColor={c.snow} hairColor={c.amber} hasHeadscarf />
    </>
  ),
};

const anyScene = (
  <>
    <Sun x={280} y={96} r={46} />
    <SolarPanel x={40} y={122} scale={1.05} />
    <Houses x={330} y={210} scale={1} />
    <PalmTree x={250} y={210} scale={0.8} fill={c.jade} />
  </>
);

/** For dark backgrounds. An unknown icon has a scene of its own. */
export const CategoryHeroArt = ({ icon }: { icon: string | null }) => (
  <Illustration width={560} height={214}>
    {(icon !== null && scenes[icon]) || anyScene}
  </Illustration>
);

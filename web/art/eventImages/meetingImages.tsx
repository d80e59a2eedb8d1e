import type { ReactNode } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { ChargingStation } from '../parts/ChargingStation';
import { Houses } from '../parts/Houses';
import { Landscape } from '../parts/Landscape';
import { Person } from '../parts/Person';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';

const starsPath = 'M36 30h3v3h-3zm58-12h3v3h-3zm70 14h3v3h-3zm64-18h3v3h-3zm52 30h3v3h-3zM70 56h3v3h-3z';

/** A call on a screen: the subject, and those who take part, in a row below it. */
const OnlineMeeting = ({ children, background }: { children: ReactNode; background: ReactNode }) => (
  <Landscape timeOfDay="night" background={background}>
    <path fill={c.snow} d={starsPath} />
    <rect x={66} y={28} width={188} height={126} rx={10} fill={c.night} />
    <rect x={74} y={36} width={172} height={110} rx={5} fill={c.mist} />
    <path fill={c.night} d="M146 154h28l6 16h-40z" />
    <rect x={112} y={168} width={96} height={8} rx={4} fill={c.night} />
    {children}
  </Landscape>
);

const participants = [
  [94, c.jade, c.night, false],
  [132, c.sandMid, c.amber, true],
  [170, c.deep, c.night, false],
] as const;

/** The state of health of a used car, asked about in the evening. */
export const UsedCarEveningImage = () => (
  <OnlineMeeting background={<circle cx={284} cy={44} r={17} fill={c.snow} />}>
    <path fill={c.mistDeep} d="M74 112h172v29a5 5 0 0 1-5 5H79a5 5 0 0 1-5-5z" />
    <Car x={84} y={116} scale={0.72} />
    <circle cx={178} cy={84} r={30} fill={c.snow} stroke={c.night} strokeWidth={6} />
    <path stroke={c.night} strokeWidth={9} strokeLinecap="round" d="M200 106l16 16" />
    <rect x={162} y={74} width={30} height={20} rx={4} fill="none" stroke={c.jade} strokeWidth={4} />
    <path fill={c.jade} d="M192 80h4v8h-4zM167 79h6v10h-6zm8 0h6v10h-6z" />
    {participants.map(([x, clothesColor, hairColor, hasHeadscarf]) => (
      <Person
        key={x}
        x={x}
        y={146}
        scale={0.5}
        clothesColor={clothesColor}
        hairColor={hairColor}
        hasHeadscarf={hasHeadscarf}
      />
    ))}
    <path fill={c.amber} d="M214 128h22v12h-10l-6 6v-6h-6z" />
  </OnlineMeeting>
);

/** Bars of a wind measurement, and the curve that is laid over them. */
export const WindMeasurementImage = () => (
  <OnlineMeeting background={<WindTurbine x={286} y={58} scale={1.1} fill={c.snow} angle={14} />}>
    <g fill={c.jade}>
      <path d="M90 114h12v14H90zm16-22h12v36h-12zm16-24h12v60h-12zm16-6h12v66h-12zm16 14h12v52h-12zm16 20h12v32h-12zm16 14h12v18h-12z" />
    </g>
    <path fill="none" stroke={c.amber} strokeWidth={4} strokeLinecap="round" d="M86 122c16-6 22-66 56-68s34 66 76 70" />
    <path stroke={c.night} strokeWidth={3} strokeLinecap="round" d="M84 50v80h140" fill="none" />
    <WindTurbine x={222} y={64} scale={0.6} fill={c.night} angle={40} />
  </OnlineMeeting>
);

const roundTableSeats = [
  [76, c.snow, c.night, false],
  [120, c.jade, c.amber, true],
  [164, c.sandMid, c.night, false],
] as const;

/** Residents at a table in front of their building and its charging station. */
export const ApartmentChargingImage = () => (
  <Landscape timeOfDay="dusk" background={<Sun x={264} y={48} r={24} />}>
    <Houses x={18} y={158} scale={0.86} />
    <ChargingStation x={292} y={184} scale={1.1} />
    <Car x={186} y={178} scale={0.6} />
    <path fill="none" stroke={c.amber} strokeWidth={4} d="M274 156c-8 12 0 18-8 16" />
    {roundTableSeats.map(([x, clothesColor, hairColor, hasHeadscarf]) => (
      <Person
        key={x}
        x={x}
        y={188}
        scale={0.95}
        clothesColor={clothesColor}
        hairColor={hairColor}
        hasHeadscarf={hasHeadscarf}
      />
    ))}
    <ellipse cx={120} cy={190} rx={78} ry={12} fill={c.night} />
    <path fill={c.snow} d="M108 182h24l4 8h-32z" />
  </Landscape>
);

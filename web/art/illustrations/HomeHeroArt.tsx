import { useId } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { ChargingStation } from '../parts/ChargingStation';
import { FlowLine } from '../parts/FlowLine';
import { Houses } from '../parts/Houses';
import { PalmTree } from '../parts/PalmTree';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';
import { Illustration, type IllustrationProps } from '../parts/Illustration';

const ridgePath = 'M0 316l66-40 42 26 66-52 64 50 52-26 66 44 70-30 64 34 66-44 84 52v70H0z';

export const HomeHeroArt = (props: IllustrationProps) => {
  const id = useId();
  return (
    <Illustration width={640} height={540} {...props}>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={c.sky} />
          <stop offset="0.72" stopColor={c.skyLow} />
        </linearGradient>
        <clipPath id={`${id}frame`}>
          <rect width={640} height={540} rx={32} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width={640} height={540} fill={`url(#${id}sky)`} />
        <Sun x={372} y={214} r={92} />
        <g fill={c.sky}>
          <path fill={c.skyLow} d={ridgePath} />
          <path opacity={0.45} d={ridgePath} />
        </g>
        <WindTurbine x={112} y={128} scale={2} fill={c.snow} angle={18} />
        <WindTurbine x={222} y={198} scale={1.25} fill={c.snowShade} angle={70} />
        <WindTurbine x={44} y={224} scale={0.95} fill={c.snowShade} angle={-8} />
        <Houses x={474} y={352} scale={1.12} />
        <path fill={c.sand} d="M0 330c70-8 120-36 196-34 74 2 104 44 186 46 92 2 156-34 258-26v224H0z" />
        <path
          fill={c.sandMid}
          d="M196 296c74 2 104 44 186 46 24 .6 46-1.4 67-4.6-60 16-108 44-140 88H180c52-30 78-70 16-129.4z"
        />
        <PalmTree x={452} y={374} scale={0.86} fill={c.sky} />
        <PalmTree x={486} y={386} scale={0.62} fill={c.sky} />
        <SolarPanel x={176} y={318} scale={0.92} />
        <SolarPanel x={292} y={330} scale={0.92} />
        <path fill={c.sandDeep} d="M0 402c90-24 178-16 262 2 112 24 220 30 378-14v150H0z" />
        <path fill={c.deep} d="M0 448c120-30 232-22 330-8 116 16 206 16 310-4v104H0z" />
        <FlowLine d="M350 402c14 34 74 30 112 27s42-3 60 1" width={3.5} />
        <FlowLine d="M524 462c-36-20-52 34-96 34-46 0-62-40-128-32" />
        <ChargingStation x={544} y={496} scale={1.3} />
        <Car x={76} y={500} scale={1.45} />
      </g>
    </Illustration>
  );
};

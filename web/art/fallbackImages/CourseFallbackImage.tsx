import type { ComponentType } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { ChargingStation } from '../parts/ChargingStation';
import type { IllustrationProps } from '../parts/Illustration';
import { Landscape } from '../parts/Landscape';
import { FlowLine } from '../parts/FlowLine';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';
import { ToolsCourseImage } from './ToolsCourseImage';

const SolarCourseImage = (props: IllustrationProps) => (
  <Landscape timeOfDay="dusk" background={<Sun x={214} y={78} r={34} />} {...props}>
    <SolarPanel x={76} y={76} scale={1.18} />
  </Landscape>
);

const PowertrainCourseImage = (props: IllustrationProps) => (
  <Landscape timeOfDay="day" {...props}>
    <Car x={58} y={108} scale={1.32} hasShadow={false} />
    <path fill={c.night} d="M74 146h176a8 8 0 0 1 0 16H74a8 8 0 0 1 0-16z" />
    <rect x={116} y={138} width={92} height={26} rx={6} fill={c.deep} />
    <path fill={c.amber} d="M122 144h12v14h-12zm17 0h12v14h-12zm17 0h12v14h-12zm17 0h12v14h-12zm17 0h12v14h-12z" />
    <circle cx={84} cy={154} r={22} fill={c.night} />
    <circle cx={84} cy={154} r={13} fill={c.mist} />
    <circle cx={84} cy={154} r={5} fill={c.amber} />
    <circle cx={240} cy={154} r={22} fill={c.night} />
    <circle cx={240} cy={154} r={13} fill={c.mist} />
    <circle cx={240} cy={154} r={5} fill={c.amber} />
    <FlowLine d="M97 154h18m94 0h18" width={4} />
  </Landscape>
);

const ChargingCourseImage = (props: IllustrationProps) => (
  <Landscape timeOfDay="night" background={<Sun x={78} y={106} r={24} />} {...props}>
    <path fill={c.mistDeep} d="M268 62h8v122h-8z" />
    <path fill={c.night} d="M95 66L290 42a6 6 0 0 1 6 6v6a5 5 0 0 1-4 5L96 76a5 5 0 0 1-1-10z" />
    <path stroke={c.skyLow} strokeWidth={2.5} strokeLinecap="round" d="M104 69l182-21" />
    <FlowLine d="M221 153c-22-6-14 26-34 22-12-3-8-17-16-16" width={4} />
    <ChargingStation x={240} y={182} scale={1.15} />
    <Car x={26} y={184} scale={0.96} />
  </Landscape>
);

const BatteryCourseImage = (props: IllustrationProps) => (
  <Landscape timeOfDay="noon" {...props}>
    <FlowLine d="M-6 150c36-26 60 10 96-8 20-10 22-32 4-40" width={4} />
    <rect x={226} y={82} width={14} height={32} rx={5} fill={c.night} />
    <rect x={88} y={58} width={142} height={80} rx={16} fill={c.night} />
    <rect x={98} y={68} width={28} height={60} rx={7} fill={c.amber} />
    <rect x={130} y={68} width={28} height={60} rx={3} fill={c.amber} />
    <rect x={162} y={68} width={28} height={60} rx={3} fill={c.amber} />
    <rect x={194} y={68} width={26} height={60} rx={7} fill={c.skyLow} />
    <path fill={c.night} d="M150 74l-18 28h12l-6 20 22-29h-13l9-19z" />
    <path fill={c.snow} opacity={0.14} d="M104 58h110c-34 6-76 12-126 16 0-9 7-16 16-16z" />
  </Landscape>
);

const WindCourseImage = (props: IllustrationProps) => (
  <Landscape
    timeOfDay="day"
    background={
      <>
        <Sun x={104} y={102} r={24} />
        <WindTurbine x={256} y={82} scale={0.7} fill={c.mistDeep} angle={40} />
        <WindTurbine x={42} y={98} scale={0.5} fill={c.mistDeep} angle={12} />
        <WindTurbine x={170} y={78} scale={0.95} fill={c.jade} angle={-14} />
      </>
    }
    {...props}
  />
);

const courseImages: readonly ComponentType<IllustrationProps>[] = [
  SolarCourseImage,
  PowertrainCourseImage,
  ChargingCourseImage,
  BatteryCourseImage,
  ToolsCourseImage,
  WindCourseImage,
];

/** Image of a course without its own; fills its container. */
export const CourseFallbackImage = ({ n, ...rest }: IllustrationProps & { n: number }) => {
  const Image = courseImages[n] ?? SolarCourseImage;
  return <Image {...rest} />;
};

import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { FlowLine } from '../parts/FlowLine';
import { SolarPanel } from '../parts/SolarPanel';
import { Person } from '../parts/Person';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';
import { Illustration, type IllustrationProps } from '../parts/Illustration';

const eventTopics = [
  { sky: c.cream, ground: c.sky, flags: c.jade, topic: <SolarPanel x={93} y={88} scale={0.5} />, sun: 165 },
  {
    sky: c.mist,
    ground: c.sandDeep,
    flags: c.jade,
    topic: <WindTurbine x={158} y={92} scale={0.44} fill={c.jade} />,
    sun: 112,
  },
  { sky: c.sky, ground: c.deep, flags: c.snow, topic: <Car x={92} y={134} scale={0.62} hasShadow={false} />, sun: 154 },
] as const;

interface EventFallbackImageProps extends IllustrationProps {
  /** Selects the topic and the colors. */
  n?: number;
}

/** Image of an event without its own; fills its container. */
export const EventFallbackImage = ({ n = 0, ...rest }: EventFallbackImageProps) => {
  const { sky, ground, flags, topic, sun } = eventTopics[n] ?? eventTopics[0];
  return (
    <Illustration width={320} height={200} fit="slice" {...rest}>
      <path fill={sky} d="M0 0h320v200H0z" />
      <path fill={ground} d="M0 150h320v50H0z" />
      <path fill={flags} d="M46 26l22 6-15 15zm102 13h24l-12 18zm104-7l22-6-7 21z" />
      <path fill={c.danger} d="M97 35l23 3-13 17zm103 3l23-3-10 20z" />
      <FlowLine d="M-6 10q166 58 332 0" width={4} />
      <rect x={78} y={60} width={118} height={86} rx={8} fill={c.night} />
      <path fill={c.snowShade} d="M85 67h104v72H85z" />
      <Sun x={sun} y={90} r={12} />
      {topic}
      <Person x={228} y={150} scale={1.25} clothesColor={c.sandMid} hairColor={c.snow} hasHeadscarf />
      <path fill={c.night} d="M207 128h42l-4 32h-34z" />
      <path fill={c.amber} d="M230 132l-9 12h6l-3 10 10-13h-6z" />
      <Person x={44} y={208} clothesColor={c.snow} isFromBehind />
      <Person x={102} y={212} clothesColor={c.sandMid} hairColor={c.snow} hasHeadscarf isFromBehind />
      <Person x={160} y={208} clothesColor={c.mistDeep} isFromBehind />
      <Person x={218} y={214} clothesColor={c.snow} hairColor={c.amber} hasHeadscarf isFromBehind />
      <Person x={276} y={208} clothesColor={c.sand} isFromBehind />
    </Illustration>
  );
};

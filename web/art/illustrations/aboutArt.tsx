import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Houses } from '../parts/Houses';
import { Illustration, SpotIllustration, type IllustrationProps } from '../parts/Illustration';
import { Person } from '../parts/Person';
import { FlowLine } from '../parts/FlowLine';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';
import { WindTurbine } from '../parts/WindTurbine';

/** For dark backgrounds. */
export const AboutHeroArt = () => (
  <Illustration width={560} height={214}>
    <Sun x={298} y={94} r={58} />
    <WindTurbine x={62} y={70} scale={1.4} fill={c.snow} angle={16} />
    <Houses x={402} y={210} scale={1.1} />
    <SolarPanel x={86} y={136} scale={0.88} />
    <Person x={226} y={210} scale={1.9} clothesColor={c.jade} helmetColor={c.snow} />
    <Person x={378} y={210} scale={1.9} clothesColor={c.mistDeep} />
    <Person x={302} y={210} scale={2.1} clothesColor={c.snow} hairColor={c.snowShade} hasHeadscarf />
  </Illustration>
);

/** For dark backgrounds. */
export const CallToActionArt = () => (
  <Illustration width={560} height={214}>
    <FlowLine d="M-6 184c60 10 62-68 116-68h46" width={8} />
    <FlowLine d="M566 44c-66-12-54 72-108 72h-40" width={8} />
    <path stroke={c.mistDeep} strokeWidth={11} strokeLinecap="round" d="M232 98h40m-40 36h40" />
    <path
      fill={c.snow}
      d="M150 94h22c6-14 20-22 36-22h24a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6h-24c-16 0-30-8-36-22h-22a8 8 0 0 1-8-8v-28a8 8 0 0 1 8-8z"
    />
    <path fill={c.snowShade} d="M142 120h96v34a6 6 0 0 1-6 6h-24c-16 0-30-8-36-22h-22a8 8 0 0 1-8-8z" />
    <path fill={c.jade} d="M334 64h52a40 40 0 0 1 40 40v24a40 40 0 0 1-40 40h-52a8 8 0 0 1-8-8V72a8 8 0 0 1 8-8z" />
    <rect x={322} y={58} width={18} height={116} rx={8} fill={c.snow} />
    <path stroke={c.night} strokeWidth={11} strokeLinecap="round" d="M332 98h.1m-.1 36h.1" />
    <path fill={c.amber} d="M386 88l-20 32h14l-6 24 24-34h-14l8-22z" />
    <path
      stroke={c.amber}
      strokeWidth={6}
      strokeLinecap="round"
      d="M297 74V46m-15 32l-13-20m41 20l9-14m-22 88v28m-15-32l-13 20m41-20l9 14"
    />
  </Illustration>
);

export const MissionArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <path fill={c.mistDeep} d="M120 142l48-66a8 8 0 0 1 13 0l38 56c2 6-2 10-8 10z" />
    <path fill={c.jade} d="M30 142l74-90a10 10 0 0 1 15 0l68 84c2 4 0 6-4 6z" />
    <path fill={c.snow} d="M86 74l18-22a10 10 0 0 1 15 0l20 25-14 8-14-9-12 9z" />
    <path stroke={c.night} strokeWidth={4.5} strokeLinecap="round" d="M112 54V12" />
    <path fill={c.amber} d="M113 12c12-5 20 5 36 0v22c-16 5-24-5-36 0z" />
    <FlowLine d="M40 152c30-2 84 2 100-8 12-10-56-10-50-24 4-10 42-4 40-14-2-6-16-4-18-14" width={5} />
  </SpotIllustration>
);

export const TeamArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <FlowLine d="M58 84C62 38 88 17 120 17s58 21 62 67" width={4.5} />
    <circle cx={120} cy={17} r={15} fill={c.amber} />
    <path fill={c.night} d="M122 7l-9 12h6l-2 9 9-12h-6z" />
    <Person x={66} y={142} scale={1.2} clothesColor={c.jade} helmetColor={c.amber} />
    <Person x={174} y={142} scale={1.2} clothesColor={c.mistDeep} />
    <Person x={120} y={142} scale={1.45} clothesColor={c.snow} hairColor={c.night} hasHeadscarf />
  </SpotIllustration>
);

export const VisionArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <Sun x={178} y={44} r={22} />
    <WindTurbine x={206} y={78} scale={0.6} fill={c.mistDeep} angle={20} />
    <path stroke={c.night} strokeWidth={6} strokeLinecap="round" d="M98 92l-24 48m24-48l26 44m-26-44v50" />
    <g transform="translate(98 86) rotate(-24)">
      <path fill={c.night} d="M-62-9h22v18h-22a4 4 0 0 1-4-4V-5a4 4 0 0 1 4-4z" />
      <path fill={c.jade} d="M-40-12H8v24h-48z" />
      <path fill={c.snow} d="M8-15h38v30H8z" />
      <path fill={c.snowShade} d="M8 3h38v12H8z" />
      <path fill={c.amber} d="M46-19h10a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H46z" />
      <circle r={7} fill={c.amber} />
    </g>
  </SpotIllustration>
);

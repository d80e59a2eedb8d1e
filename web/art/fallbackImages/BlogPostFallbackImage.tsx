import type { ComponentType } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Car } from '../parts/Car';
import { Houses } from '../parts/Houses';
import { Illustration, type IllustrationProps } from '../parts/Illustration';
import { FlowLine } from '../parts/FlowLine';
import { SolarPanel } from '../parts/SolarPanel';
import { Sun } from '../parts/Sun';

/** Heat of each cell of the battery pack; cells near the center are warmer. */
const batteryCells = [
  [
    c.deepLine,
    'M15-2v.1M73-2v.1M247-2v.1M305-2v.1M-14 50v.1M44 50v.1M15 102v.1M-14 154v.1M15 206v.1M73 206v.1M334 154v.1',
  ],
  [c.skyLow, 'M131-2v.1M189-2v.1M102 50v.1M276 50v.1M73 102v.1M44 154v.1M102 154v.1M131 206v.1M305 206v.1'],
  [c.sand, 'M160 50v.1M131 102v.1M160 154v.1M189 206v.1M305 102v.1M276 154v.1M247 206v.1'],
  [c.amber, 'M218 50v.1M189 102v.1M247 102v.1M218 154v.1'],
] as const;

/** Passes between two rows; each step is half a cell. */
const coolingPipePath = 'M-14 84c12 0 17-16 29-16' + 's17 16 29 16s17-16 29-16'.repeat(6);

const BatteryCellsImage = (props: IllustrationProps) => (
  <Illustration width={320} height={200} fit="slice" {...props}>
    <path fill={c.deep} d="M0 0h320v200H0z" />
    <g fill="none" strokeLinecap="round">
      {batteryCells.map(([color, d]) => (
        <g key={color}>
          <path d={d} stroke={c.night} strokeWidth={46} />
          <path d={d} stroke={color} strokeWidth={36} />
          <path d={d} stroke={c.night} strokeWidth={15} opacity={0.3} />
          <path d={d} stroke={c.snow} strokeWidth={10} />
        </g>
      ))}
    </g>
    <path
      d={coolingPipePath}
      transform="translate(0 204) scale(1 -1)"
      stroke={c.mistDeep}
      strokeWidth={7}
      fill="none"
    />
    <FlowLine d={coolingPipePath} width={5} />
  </Illustration>
);

const ChargingInletImage = (props: IllustrationProps) => (
  <Illustration width={320} height={200} fit="slice" {...props}>
    <path fill={c.mist} d="M0 0h320v200H0z" />
    <Sun x={254} y={86} r={30} />
    <path fill={c.mistDeep} d="M150 132c40 0 60-24 96-24 28 0 46 14 74 14v78H150z" />
    <path fill={c.sky} d="M0 170c110-8 200-10 320-2v32H0z" />
    <path fill={c.snow} d="M0 20c62-2 104 16 142 50 40 4 70 12 84 26 12 14 14 44 9 66a12 12 0 0 1-12 10H0z" />
    <path fill={c.night} d="M0 34c22 0 42 3 60 9v35L0 82zM70 47c16 7 30 17 42 29l-42 2z" />
    <path fill={c.snowShade} d="M0 140c80 8 170 6 237 0 0 8-1 16-2 22a12 12 0 0 1-12 10H0z" />
    <path fill={c.danger} d="M203 87c10 3 18 6 23 11 5 5 8 12 10 20-16-4-29-14-33-31z" />
    <circle cx={42} cy={160} r={44} fill={c.night} />
    <circle cx={42} cy={160} r={20} fill={c.snowShade} />
    <circle cx={148} cy={114} r={30} fill={c.snowShade} />
    <circle cx={148} cy={114} r={24} fill={c.night} stroke={c.amber} strokeWidth={4} />
    <FlowLine d="M196 146c26 14 16 40 44 38 24-2 22-34 52-34 14 0 20 8 34 8" width={6} />
    <g transform="translate(148 114) rotate(33)">
      <path fill={c.jade} d="M0-13h26l8 3h20a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8H34l-8 3H0a13 13 0 0 1 0-28z" />
      <path stroke={c.mist} strokeWidth={3} strokeLinecap="round" d="M36-3h14m-14 6h14" />
    </g>
  </Illustration>
);

const bridgeHangersPath =
  'M99 77v41m15-29v29m15-21v21m15-16v16m16-14v14m16-16v16m15-21v21m15-29v29m15-41v41M64 90v28m192-28v28';
const bridgeTowerPath = 'M-9 58v-60h-2v-6h22v6h-2v60H4V24a4 4 0 0 0-8 0v34z';

/** The Sidi M'Cid bridge in Constantine. */
const BridgeImage = (props: IllustrationProps) => (
  <Illustration width={320} height={200} fit="slice" {...props}>
    <path fill={c.sky} d="M0 0h320v200H0z" />
    <Sun x={160} y={92} r={50} />
    <path fill={c.skyLow} opacity={0.55} d="M0 122l52-26 36 18 34-30 40 26 30-18 42 22 36-26 50 30v60H0z" />
    <path fill={c.deep} d="M90 200c20-30 46-40 78-40s50 16 66 40z" />
    <Houses x={-36} y={122} scale={0.58} />
    <path fill={c.sand} d="M0 118h94l6 16-8 16 14 22-4 28H0z" />
    <path fill={c.sandMid} d="M70 118h24l6 16-8 16 14 22-4 28H76l8-26-12-22 8-14z" />
    <path fill={c.sand} d="M320 118h-92l-8 18 8 14-12 24 4 26h100z" />
    <path fill={c.sandDeep} d="M228 118l-8 18 8 14-12 24 4 26h26l-6-30 10-20-8-16 6-16z" />
    <g fill={c.snow}>
      <path transform="translate(82 70)" d={bridgeTowerPath} />
      <path transform="translate(238 70)" d={bridgeTowerPath} />
    </g>
    <path stroke={c.snow} strokeWidth={1.4} d={bridgeHangersPath} />
    <path stroke={c.snow} strokeWidth={2.4} fill="none" d="M46 118L82 62q78 84 156 0l36 56" />
    <Car x={132} y={118} scale={0.5} hasShadow={false} />
    <path fill={c.night} d="M0 118h320v6H0z" />
    <FlowLine d="M0 126h320" width={3} />
  </Illustration>
);

const DeskImage = (props: IllustrationProps) => (
  <Illustration width={320} height={200} fit="slice" {...props}>
    <path fill={c.deep} d="M0 0h320v200H0z" />
    <path fill={c.sky} d="M206 18h84v78h-84z" />
    <circle cx={266} cy={42} r={13} fill={c.snow} />
    <path fill={c.skyLow} d="M206 80c22-2 32-14 48-14s22 10 36 12v18h-84z" />
    <path stroke={c.night} strokeWidth={5} fill="none" d="M206 18h84v78h-84zM248 18v78" />
    <path fill={c.amber} opacity={0.18} d="M104 78L42 186h210L142 62z" />
    <path fill={c.sandDeep} d="M0 142h320v58H0z" />
    <path fill={c.sandMid} d="M0 142h320v8H0z" />
    <path fill={c.amber} opacity={0.3} d="M67 142h157l28 46H42z" />
    <path stroke={c.snow} strokeWidth={6} strokeLinejoin="round" fill="none" d="M46 142V98l46-50" />
    <path fill={c.snow} d="M22 147a24 11 0 0 1 48 0z" />
    <path fill={c.amber} d="M88 42c10-14 30-12 38 0l24 18-54 26-12-28c-2-6-1-11 4-16z" />
    <path fill={c.night} d="M76 188l26-38h124l26 38-76 2a14 6 0 0 1-24 0z" />
    <path fill={c.snow} d="M82 182l24-36c20-6 42-5 58 4 16-9 38-10 58-4l24 36c-28-6-56-6-82 4-26-10-54-10-82-4z" />
    <path fill={c.snowShade} d="M164 150c16-9 38-10 58-4l24 36c-28-6-56-6-82 4z" />
    <path
      stroke={c.mistDeep}
      strokeWidth={3}
      strokeLinecap="round"
      d="M180 160c12-4 22-5 34-4m-32 14c14-3 24-4 40-3"
      fill="none"
    />
    <FlowLine d="M104 170c10-2 12 0 16-8s8-7 11 0 6 7 9 0 7-5 12 3" width={4} />
    <path fill={c.jade} d="M250 128h56v14h-56z" />
    <path fill={c.snow} d="M256 116h46v12h-46z" />
    <path fill={c.danger} d="M252 103h52v13h-52z" />
    <path fill={c.snow} opacity={0.8} d="M260 128h6v14h-6zm0-25h6v13h-6z" />
    <path fill={c.snow} opacity={0.55} d="M268 78h22l-3 25h-16z" />
    <path fill={c.amber} d="M269.5 86h19l-2 15h-15z" />
  </Illustration>
);

const RooftopsImage = (props: IllustrationProps) => (
  <Illustration width={320} height={200} fit="slice" {...props}>
    <path fill={c.cream} d="M0 0h320v200H0z" />
    <Sun x={226} y={70} r={34} />
    <path fill={c.skyLow} d="M0 104h320v96H0z" />
    <path stroke={c.cream} strokeWidth={3} strokeLinecap="round" d="M196 114h40m-26 9h22m22-6h14" />
    <path fill={c.sky} d="M0 92c40-4 60 8 96 14s60 22 74 44v50H0z" />
    <Houses x={0} y={170} scale={1.2} />
    <path fill={c.snow} d="M0 170h320v30H0zM150 142h170v58H150z" />
    <path fill={c.snowShade} d="M146 138h174v8H146zM0 166h146v8H0zM150 146h14v54h-14z" />
    <SolarPanel x={150} y={91} scale={0.62} />
    <SolarPanel x={230} y={91} scale={0.62} />
    <path fill={c.sky} d="M196 184v-16a10 10 0 0 1 20 0v16zm60 0v-16a10 10 0 0 1 20 0v16z" />
    <path
      fill={c.sky}
      d="M0 200v-10a16 12 0 0 1 26-5 20 13 0 0 1 36 1 18 11 0 0 1 34 1 15 9 0 0 1 28 3 20 8 0 0 1 36 4 90 5 0 0 1 160-1v7z"
    />
  </Illustration>
);

const blogPostImages: readonly ComponentType<IllustrationProps>[] = [
  BatteryCellsImage,
  ChargingInletImage,
  BridgeImage,
  DeskImage,
  RooftopsImage,
];

/** Image of a blog post without its own; fills its container. */
export const BlogPostFallbackImage = ({ n, ...rest }: IllustrationProps & { n: number }) => {
  const Image = blogPostImages[n] ?? BatteryCellsImage;
  return <Image {...rest} />;
};

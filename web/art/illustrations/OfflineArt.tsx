import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { WindTurbine } from '../parts/WindTurbine';
import { type IllustrationProps, SpotIllustration } from '../parts/Illustration';

export const OfflineArt = (props: IllustrationProps) => (
  <SpotIllustration {...props}>
    <WindTurbine x={182} y={46} scale={0.96} fill={c.mistDeep} angle={22} />
    <path stroke={c.amber} strokeWidth={5} strokeLinecap="round" fill="none" d="M10 128c22 8 26-16 46-14" />
    <path stroke={c.ink} strokeWidth={3.5} strokeLinecap="round" d="M60 100l-5-8m12 12l-1-10m3 24l8 5" />
    <rect x={154} y={80} width={11} height={26} rx={4} fill={c.night} />
    <rect x={78} y={60} width={80} height={66} rx={13} fill={c.night} />
    <rect x={87} y={69} width={62} height={48} rx={6} fill={c.deep} />
    <rect x={87} y={69} width={14} height={48} rx={6} fill={c.danger} />
    <path stroke={c.snow} strokeWidth={5} strokeLinecap="round" d="M126 80v14m0 12v.1" />
  </SpotIllustration>
);

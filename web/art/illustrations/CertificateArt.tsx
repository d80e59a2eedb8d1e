import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Illustration, type IllustrationProps } from '../parts/Illustration';
import { FlowLine } from '../parts/FlowLine';
import { Sun } from '../parts/Sun';

/** A certificate with its seal above dunes, in the proportions of a preview. */
export const CertificateArt = (props: IllustrationProps) => (
  <Illustration width={480} height={252} fit="slice" {...props}>
    <rect width={480} height={252} fill={c.cream} />
    <Sun x={404} y={54} r={30} />
    <path d="M0 190c80-30 150-28 232-6s160 18 248-14v82H0z" fill={c.sand} />
    <path d="M0 216c100-16 190-10 272 0s140 8 208-8v44H0z" fill={c.sandMid} />
    <rect x={104} y={34} width={264} height={178} rx={14} fill={c.snow} />
    <rect x={114} y={44} width={244} height={158} rx={9} fill="none" stroke={c.mistDeep} strokeWidth={2} />
    <path stroke={c.jade} strokeWidth={10} strokeLinecap="round" d="M182 78h108" />
    <path
      stroke={c.mistDeep}
      strokeWidth={6}
      strokeLinecap="round"
      d="M152 106h168M172 126h128M152 164h74M152 182h50"
    />
    <path fill={c.jade} d="M298 166l-10 52 24-13 24 13-10-52z" />
    <circle cx={312} cy={158} r={30} fill={c.amber} />
    <circle cx={312} cy={158} r={22} fill="none" stroke={c.onAmber} strokeWidth={2} opacity={0.5} />
    <path
      d="M301 158l8 8 15-16"
      fill="none"
      stroke={c.onAmber}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <FlowLine d="M0 232c60 0 60-12 112-12s56 12 112 12 56-12 112-12 60 12 144 12" width={4} />
  </Illustration>
);

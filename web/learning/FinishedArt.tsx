import { Current } from '../art/parts/Current';
import { Picture, type PictureProps } from '../art/Picture';
import { safePaint as c } from '../theme/variables';

/** A certificate with its seal, lit by the current. */
export const FinishedArt = (props: PictureProps) => (
  <Picture width={200} height={160} {...props}>
    <circle cx={100} cy={78} r={70} fill={c.amber} opacity={0.16} />
    <circle cx={100} cy={78} r={52} fill={c.amber} opacity={0.22} />
    <rect x={38} y={38} width={124} height={88} rx={10} fill={c.snow} />
    <path stroke={c.mistDeep} strokeWidth={4} strokeLinecap="round" fill="none" d="M58 60h56M58 76h40M58 92h28" />
    <path fill={c.primary} d="M122 104l-4 34 16-9 16 9-4-34z" />
    <circle cx={134} cy={94} r={20} fill={c.amber} />
    <path
      stroke={c.onAmber}
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M126 94l6 6 11-12"
    />
    <Current d="M4 150c30 0 30-12 56-12s30 12 56 12 30-12 80-12" width={4} />
  </Picture>
);

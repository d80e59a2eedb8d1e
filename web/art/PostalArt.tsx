import { safePaint as c } from '../theme/variables';
import { Badge, type BadgeProps } from './Badge';

/** The slip of a postal account, stamped. */
export const PostalArt = (props: BadgeProps) => (
  <Badge {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <path
      fill={c.snow}
      d="M11 10h26a2 2 0 0 1 2 2v27l-3.5-2.5L32 39l-4-2.5-4 2.5-4-2.5-4 2.5-3.5-2.5L9 39V12a2 2 0 0 1 2-2z"
    />
    <path fill={c.night} d="M9 12a2 2 0 0 1 2-2h26a2 2 0 0 1 2 2v5H9z" />
    <path stroke={c.mistDeep} strokeWidth={2.2} strokeLinecap="round" d="M14 22.5h11m-11 5h8m-8 5h10" />
    <circle cx={31} cy={27} r={5} fill="none" stroke={c.danger} strokeWidth={2} />
    <path stroke={c.danger} strokeWidth={2} strokeLinecap="round" d="M29 27l1.5 1.5L33 26" />
  </Badge>
);

import { safePaint as c } from '../theme/variables';
import { Badge, type BadgeProps } from './Badge';

/** The postal wallet on the phone. */
export const WalletArt = (props: BadgeProps) => (
  <Badge {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <rect x={14} y={7} width={20} height={34} rx={5} fill={c.night} />
    <rect x={17} y={12} width={14} height={22} rx={2} fill={c.snow} />
    <path fill={c.jade} d="M17 26c5-1 7-4 10-4 2 0 3 1 4 1v9a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2z" />
    <circle cx={24} cy={18} r={3} fill={c.amber} />
    <path stroke={c.snow} strokeWidth={1.8} strokeLinecap="round" d="M22.5 37.5h3" />
  </Badge>
);

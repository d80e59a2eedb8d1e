import { safePaint as c } from '../theme/variables';
import { Badge, type BadgeProps } from './Badge';

/** The bank's house. */
export const BankArt = (props: BadgeProps) => (
  <Badge {...props}>
    <rect width={48} height={48} rx={13} fill={c.amber} />
    <path fill={c.night} d="M24 8l16 9v4H8v-4z" />
    <path fill={c.snow} d="M11 22h5v12h-5zm10.5 0h5v12h-5zM32 22h5v12h-5z" />
    <path fill={c.night} d="M10 35h28v2.5H10zM8 38h32v3H8z" />
    <circle cx={24} cy={15.5} r={2.5} fill={c.amber} />
  </Badge>
);

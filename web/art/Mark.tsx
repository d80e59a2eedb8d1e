import { light } from '../theme/tokens';
import { safePaint as c } from '../theme/variables';
import { labelled, type PictureProps } from './Picture';

export interface MarkProps extends PictureProps {
  /** Pixels. */
  size?: number;
}

/** The mark: the current in a green field. The green is the same in both schemes, as a flag's would be. */
export const Mark = ({ size = 40, title, className }: MarkProps) => (
  <svg width={size} height={size} viewBox="0 0 40 40" className={className} focusable="false" {...labelled(title)}>
    <rect width={40} height={40} rx={11.5} fill={light.primary} />
    <path
      d="M7.5 23c3-9 8.5-9.5 12.5-3s9.5 6 12.5-3"
      fill="none"
      stroke={c.amber}
      strokeWidth={4}
      strokeLinecap="round"
    />
  </svg>
);

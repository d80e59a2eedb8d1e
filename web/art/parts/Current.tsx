import { motion } from '../../theme/motion';
import { safePaint as c } from '../../theme/variables';

interface Props {
  d: string;
  width?: number;
}

/** The current: an amber line along which light travels. */
export const Current = ({ d, width = 5 }: Props) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d={d} stroke={c.amber} strokeWidth={width} />
    <path
      d={d}
      stroke={c.snow}
      opacity={0.85}
      strokeWidth={width * 0.42}
      strokeDasharray="12 48"
      className={motion.flow}
    />
  </g>
);

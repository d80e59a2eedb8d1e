import { animationClasses } from '../../theme/globalStyles';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';

const wavePath = 'M0 20h380c40 0 40-14 70-14s34 28 64 28 34-28 64-28 34 28 64 28 30-14 70-14h488';

/** Spans the full width of its container. */
export const WaveLine = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 1200 40"
    width="100%"
    height={40}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    aria-hidden
    focusable="false"
    className={className}
  >
    <path d={wavePath} stroke={c.amber} strokeWidth={3} strokeLinecap="round" opacity={0.5} />
    <path
      d={wavePath}
      stroke={c.amber}
      strokeWidth={3}
      strokeLinecap="round"
      strokeDasharray="40 80"
      className={animationClasses.flow}
    />
  </svg>
);

import { animationClasses } from '../../theme/globalStyles';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';

interface FlowLineProps {
  d: string;
  width?: number;
}

/** An amber line with an animated light. */
export const FlowLine = ({ d, width = 5 }: FlowLineProps) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d={d} stroke={c.amber} strokeWidth={width} />
    <path
      d={d}
      stroke={c.snow}
      opacity={0.85}
      strokeWidth={width * 0.42}
      strokeDasharray="12 48"
      className={animationClasses.flow}
    />
  </g>
);

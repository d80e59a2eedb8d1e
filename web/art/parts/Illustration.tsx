import type { ReactNode, SVGProps } from 'react';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';

/** A small illustration for empty states, 240 × 170, without a frame. */
export const SpotIllustration = ({ children, ...rest }: IllustrationProps & { children: ReactNode }) => (
  <Illustration width={240} height={170} {...rest}>
    <ellipse cx={120} cy={78} rx={78} ry={72} fill={c.tint} />
    <path fill={c.sand} d="M14 150c34-4 50-20 82-20 28 0 40 14 66 14 24 0 38-8 64 6 4 4 0 8-6 8H20c-6 0-10-4-6-8z" />
    <path fill={c.sandMid} d="M96 130c28 0 40 14 66 14 10 0 18-1.4 26-1.8-22 4-40 8-52 15.8H82c24-8 30-18 14-28z" />
    {children}
  </Illustration>
);

export interface IllustrationProps {
  /** Accessible name. Without one the drawing is decorative and hidden from screen readers. */
  title?: string;
  className?: string;
}

interface IllustrationFrameProps extends IllustrationProps {
  width: number;
  height: number;
  /** `slice` fills the container and crops the edges; `meet` shows the whole drawing. */
  fit?: 'slice' | 'meet';
  children: ReactNode;
}

export const svgLabelProps = (title: string | undefined): SVGProps<SVGSVGElement> =>
  title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };

/** Takes the container's width and keeps its proportions. */
export const Illustration = ({ width, height, fit = 'meet', title, className, children }: IllustrationFrameProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width="100%"
    height={fit === 'slice' ? '100%' : undefined}
    preserveAspectRatio={`xMidYMid ${fit}`}
    className={['tayyar-picture', className].filter(Boolean).join(' ')}
    focusable="false"
    {...svgLabelProps(title)}
  >
    {children}
  </svg>
);

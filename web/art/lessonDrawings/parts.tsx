import type { ReactNode } from 'react';
import { textDirection, type Language } from '../../../schema/contract/languages';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { Illustration } from '../parts/Illustration';

export interface LessonDrawingProps {
  /** Language of the labels; flows begin at its inline start. */
  language: Language;
}

const width = 320;

/** A position from the left edge, for one from the inline start. */
export const createMirrorX =
  (language: Language) =>
  (x: number): number =>
    textDirection(language) === 'rtl' ? width - x : x;

/** A 320 × 200 drawing on the ground of cards, so that it is readable whatever is around it. */
export const Diagram = ({ children }: { children: ReactNode }) => (
  <Illustration width={width} height={200} fit="slice">
    <path fill={c.paper} d="M0 0h320v200H0z" />
    {children}
  </Illustration>
);

interface LabelProps {
  x: number;
  y: number;
  children: string;
  language?: Language;
  size?: number;
  color?: string;
  isBold?: boolean;
}

/** A line of text around `x`, on the baseline `y`. At 320 pixels a unit is a pixel. */
export const Label = ({ x, y, children, language = 'en', size = 12, color = c.ink, isBold = false }: LabelProps) => (
  <text
    x={x}
    y={y}
    direction={textDirection(language)}
    textAnchor="middle"
    fontFamily="system-ui,sans-serif"
    fontSize={size}
    fontWeight={isBold ? 700 : 500}
    fill={color}
  >
    {children}
  </text>
);

interface BoxProps {
  /** Inline start and top. */
  x: number;
  y: number;
  width: number;
  height: number;
  language: Language;
  /** Lines of the label, which is in the middle. */
  lines: readonly string[];
  fill?: string;
  textColor?: string;
}

const lineHeight = 15;

export function Box({ x, y, width: boxWidth, height, language, lines, fill = c.tint, textColor = c.onTint }: BoxProps) {
  const mirrorX = createMirrorX(language);
  const top = y + height / 2 + 4 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <g>
      <rect x={Math.min(mirrorX(x), mirrorX(x + boxWidth))} y={y} width={boxWidth} height={height} rx={8} fill={fill} />
      {lines.map((line, index) => (
        <Label
          key={line}
          x={mirrorX(x + boxWidth / 2)}
          y={top + index * lineHeight}
          language={language}
          color={textColor}
          isBold
        >
          {line}
        </Label>
      ))}
    </g>
  );
}

interface ArrowProps {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Positions are from the inline start of this language. */
  language?: Language;
  color?: string;
  strokeWidth?: number;
}

const degrees = 180 / Math.PI;

export function Arrow({ from, to, language = 'en', color = c.amber, strokeWidth = 3 }: ArrowProps) {
  const mirrorX = createMirrorX(language);
  const [x1, x2] = [mirrorX(from[0]), mirrorX(to[0])];
  const angle = Math.round(Math.atan2(to[1] - from[1], x2 - x1) * degrees);
  return (
    <g>
      <path d={`M${x1} ${from[1]}L${x2} ${to[1]}`} stroke={color} strokeWidth={strokeWidth} />
      <path d="M2 0l-9-5v10z" fill={color} transform={`translate(${x2} ${to[1]}) rotate(${angle})`} />
    </g>
  );
}

/** Earth electrode below a line that ends at the given point. */
export const Earth = ({ x, y }: { x: number; y: number }) => (
  <path stroke={c.primary} strokeWidth={2.5} d={`M${x - 11} ${y}h22M${x - 7} ${y + 5}h14M${x - 3} ${y + 10}h6`} />
);

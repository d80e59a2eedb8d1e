import { colorVars } from '../../theme/cssVariables';

/** Fills of bars: stripes tell them apart without colour. */
export type BarFill = 'primary' | 'amber' | 'primaryStripes' | 'amberStripes';

const stripes = (color: string, ground: string) =>
  `repeating-linear-gradient(45deg, ${color} 0 3.5px, ${ground} 3.5px 8px)`;

const backgrounds: Record<BarFill, string> = {
  primary: colorVars.primary,
  amber: colorVars.amber,
  primaryStripes: stripes(colorVars.primary, colorVars.tint),
  amberStripes: stripes(colorVars.amber, colorVars.amberTint),
};

/** Bars keep their fill on paper and in forced colours, which drop backgrounds otherwise. */
export const fillStyles = (fill: BarFill) =>
  ({ background: backgrounds[fill], forcedColorAdjust: 'none', printColorAdjust: 'exact' }) as const;

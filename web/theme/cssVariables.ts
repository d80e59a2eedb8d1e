import { lightColors, colorTokenNames, type ColorToken } from './tokens';

export const cssVariablePrefix = 'tayyar';

/** MUI expands `primary` to main, dark and contrastText; every other token is a single value. */
export const cssVariableName = (token: ColorToken) =>
  `--${cssVariablePrefix}-palette-${token === 'primary' ? 'primary-main' : token}`;

type ColorVariables = Readonly<Record<ColorToken, string>>;

const mapColorTokens = (toValue: (token: ColorToken) => string) =>
  Object.fromEntries(colorTokenNames.map((token) => [token, toValue(token)])) as ColorVariables;

/** CSS variable of each token, for styles inside of the theme. */
export const colorVars = mapColorTokens((token) => `var(${cssVariableName(token)})`);

/** With the light value as fallback, for drawings without the theme, as in error pages and e-mails. */
export const colorVarsWithFallback = mapColorTokens((token) => `var(${cssVariableName(token)},${lightColors[token]})`);

import { lightColors, colorTokenNames, type ColorToken } from './tokens';

export const cssVariablePrefix = 'tayyar';

/** MUI makes a colour of `primary` (main, dark, contrastText); every other token is one value. */
export const cssVariableName = (token: ColorToken) =>
  `--${cssVariablePrefix}-palette-${token === 'primary' ? 'primary-main' : token}`;

type ColorVariables = Readonly<Record<ColorToken, string>>;

const mapColorTokens = (write: (token: ColorToken) => string) =>
  Object.fromEntries(colorTokenNames.map((token) => [token, write(token)])) as ColorVariables;

/** Each token as the variable that carries its value in the scheme in force: for the theme's own styles. */
export const colorVars = mapColorTokens((token) => `var(${cssVariableName(token)})`);

/** The same with the light value behind it: drawings must hold where no theme is, in an error page or a mail. */
export const colorVarsWithFallback = mapColorTokens((token) => `var(${cssVariableName(token)},${lightColors[token]})`);

import { light, tokenNames, type Token } from './tokens';

export const variablePrefix = 'tayyar';

/** MUI makes a colour of `primary` (main, dark, contrastText); every other token is one value. */
export const variableOf = (token: Token) =>
  `--${variablePrefix}-palette-${token === 'primary' ? 'primary-main' : token}`;

type Paint = Readonly<Record<Token, string>>;

const painted = (write: (token: Token) => string) =>
  Object.fromEntries(tokenNames.map((token) => [token, write(token)])) as Paint;

/** Each token as the variable that carries its value in the scheme in force: for the theme's own styles. */
export const paint = painted((token) => `var(${variableOf(token)})`);

/** The same with the light value behind it: drawings must hold where no theme is, in an error page or a mail. */
export const safePaint = painted((token) => `var(${variableOf(token)},${light[token]})`);

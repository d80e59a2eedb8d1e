import { animationStyles } from './animations';
import { colorVars, cssVariablePrefix, cssVariableName } from './cssVariables';
import { darkColors, type ColorToken, lightColors, colorTokenNames } from './tokens';

const paletteVariable = (name: string) => `--${cssVariablePrefix}-palette-${name}`;

const sharedTokens: ColorToken[] = [
  'primaryHover',
  'onPrimary',
  'onTint',
  'amber',
  'amberTint',
  'amberInk',
  'danger',
  'dangerHover',
  'onDanger',
  'dangerTint',
  'edge',
];

/** Sets all color variables inside of dark sections, so that components need no variant for them. */
const darkSectionStyles = {
  '[data-band="deep"]': {
    ...Object.fromEntries(sharedTokens.map((token) => [paletteVariable(token), darkColors[token]])),
    [paletteVariable('ink')]: colorVars.onDeep,
    [paletteVariable('text-primary')]: colorVars.onDeep,
    [paletteVariable('muted')]: colorVars.onDeepMuted,
    [paletteVariable('text-secondary')]: colorVars.onDeepMuted,
    [paletteVariable('line')]: colorVars.deepLine,
    [paletteVariable('divider')]: colorVars.deepLine,
    [paletteVariable('ground')]: colorVars.deep,
    [paletteVariable('paper')]: `color-mix(in srgb, ${colorVars.onDeep} 6%, ${colorVars.deep})`,
    [paletteVariable('background-paper')]: `color-mix(in srgb, ${colorVars.onDeep} 6%, ${colorVars.deep})`,
    [paletteVariable('tint')]: `color-mix(in srgb, ${colorVars.onDeep} 12%, ${colorVars.deep})`,
    [paletteVariable('action-hover')]: `color-mix(in srgb, ${colorVars.onDeep} 12%, ${colorVars.deep})`,
    [paletteVariable('primary-main')]: darkColors.primary,
    [paletteVariable('primary-dark')]: darkColors.primaryHover,
    [paletteVariable('primary-contrastText')]: darkColors.onPrimary,
    [`--${cssVariablePrefix}-focus`]: colorVars.amber,
    backgroundColor: colorVars.deep,
    color: colorVars.onDeep,
  },
};

const toPaletteVariable = (name: string) => `--${cssVariablePrefix}-palette-${name}`;

/** The light colors under both the tokens' and MUI's variable names. */
const lightColorVariables = {
  ...Object.fromEntries(colorTokenNames.map((token) => [cssVariableName(token), lightColors[token]])),
  [toPaletteVariable('text-primary')]: lightColors.ink,
  [toPaletteVariable('text-secondary')]: lightColors.muted,
  [toPaletteVariable('divider')]: lightColors.line,
  [toPaletteVariable('background-paper')]: lightColors.paper,
};

/** Prints dark text on white in either scheme and hides controls. */
const printStyles = {
  '@media print': {
    // Doubled selectors override the scheme and the sections themselves.
    ':root:root, [data-band][data-band]': lightColorVariables,
    ':root:root': { colorScheme: 'light' },
    'body, [data-band][data-band]': { backgroundColor: 'transparent', color: colorVars.ink },
    'nav, button, .MuiButton-root, [role="tablist"], .no-print': { display: 'none !important' },
    'article, li, tr': { breakInside: 'avoid' },
    // The bar's value is visible by its color only.
    '[role="progressbar"], [role="progressbar"] *': { printColorAdjust: 'exact' },
  },
};

export const globalStyles = {
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: 96 },
  body: { backgroundColor: colorVars.ground, color: colorVars.ink, fontSize: '1.0625rem', overflowWrap: 'break-word' },
  ':focus-visible': { outline: `2px solid var(--tayyar-focus, ${colorVars.primary})`, outlineOffset: 2 },
  // Focus moved by script after navigation needs no outline.
  ':is(main, h1)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { backgroundColor: colorVars.amber, color: colorVars.onAmber },
  // No padding: it would break the joining of Arabic letters at the edges of the mark.
  mark: { borderRadius: '3px', backgroundColor: colorVars.amberTint, color: colorVars.amberInk },
  'img, video': { maxWidth: '100%' },
  '.tayyar-icon': { flexShrink: 0, verticalAlign: 'middle' },
  '[dir="rtl"] .tayyar-icon-mirrored': { transform: 'scaleX(-1)' },
  '[dir="ltr"] .tayyar-icon-mirrored': { transform: 'none' },
  ...darkSectionStyles,
  ...animationStyles,
  ...printStyles,
};

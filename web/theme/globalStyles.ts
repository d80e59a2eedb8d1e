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
  '[data-surface="dark"]': {
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

/** The light colors under both the tokens' and MUI's variable names. */
const lightColorVariables = {
  ...Object.fromEntries(colorTokenNames.map((token) => [cssVariableName(token), lightColors[token]])),
  [paletteVariable('text-primary')]: lightColors.ink,
  [paletteVariable('text-secondary')]: lightColors.muted,
  [paletteVariable('divider')]: lightColors.line,
  [paletteVariable('background-paper')]: lightColors.paper,
};

/** Prints dark text on white in either scheme and hides controls. */
const printStyles = {
  '@media print': {
    // Doubled selectors override the scheme and the sections themselves.
    ':root:root, [data-surface][data-surface]': lightColorVariables,
    // Dark sections are printed without their background.
    '[data-surface="dark"][data-surface]': {
      [cssVariableName('onDeep')]: colorVars.ink,
      [cssVariableName('onDeepMuted')]: colorVars.muted,
      [cssVariableName('amber')]: colorVars.amberInk,
    },
    ':root:root': { colorScheme: 'light' },
    'body, [data-surface][data-surface]': { backgroundColor: 'transparent', color: colorVars.ink },
    'nav, button, video, .MuiButton-root, [role="tablist"], .no-print': { display: 'none !important' },
    '.MuiCard-root, li, tr': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // The bar's value is visible by its color only.
    '[role="progressbar"], [role="progressbar"] *': { printColorAdjust: 'exact' },
  },
};
/** Forced colors remove backgrounds, so current items are marked by a border. */
const forcedColorStyles = {
  '@media (forced-colors: active)': {
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], .Mui-selected': {
      borderBlockEnd: '3px solid Highlight',
    },
  },
};

/**
 * Classes for animated drawings, styled in the global styles. Animations are off with reduced motion and on phones, and end within
 * five seconds, because they cannot be paused (WCAG 2.2.2).
 */
export const animationClasses = { flow: 'tayyar-flow', turn: 'tayyar-turn' } as const;

export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

const animationStyles = {
  '@keyframes tayyar-flow': { to: { strokeDashoffset: -240 } },
  '@keyframes tayyar-turn': { to: { transform: 'rotate(360deg)' } },
  // Each frame repaints the page; on a phone, a tap in the meantime waits for it.
  [`${motionAllowed} and (min-width: 37.5em)`]: {
    [`.${animationClasses.flow}`]: { animation: 'tayyar-flow 5s ease-out' },
    [`.${animationClasses.turn}`]: { animation: 'tayyar-turn 5s ease-out' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { scrollBehavior: 'auto !important' },
  },
};

/** Class of a text that stays in one line, such as a code. */
export const unbrokenClass = 'tayyar-unbroken';

/** Class of a long formula within a line. */
export const scrollingFormulaClass = 'tayyar-scrolling-formula';

/** Class of a toast, which covers the start of the window on a phone. */
export const toastClass = 'tayyar-toast';

export const globalStyles = {
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: 96 },
  // A control that gets the focus is not under the bar.
  'html[data-bar-stuck]': { scrollPaddingBlockEnd: 96 },
  // Nor is it under a toast, which fills the width of a phone.
  '@media (max-width: 37.5em)': {
    [`html:has(.${toastClass}[data-state="open"])`]: { scrollPaddingBlockStart: 256 },
  },
  body: { backgroundColor: colorVars.ground, color: colorVars.ink, fontSize: '1.0625rem', overflowWrap: 'break-word' },
  ':focus-visible': { outline: `2px solid var(--tayyar-focus, ${colorVars.primary})`, outlineOffset: 2 },
  // Focus moved by script needs no outline.
  ':is(main, h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { backgroundColor: colorVars.amber, color: colorVars.onAmber },
  // No padding: it would break the joining of Arabic letters at the edges of the mark.
  mark: { borderRadius: '3px', backgroundColor: colorVars.amberTint, color: colorVars.amberInk },
  'img, video': { maxWidth: '100%' },
  [`.${unbrokenClass}`]: { whiteSpace: 'nowrap' },
  // A block that scrolls has no baseline, a flexible one has that of its content.
  [`.${scrollingFormulaClass}`]: { display: 'inline-flex', maxWidth: '100%', overflow: 'auto hidden' },
  [`.${scrollingFormulaClass} > math`]: { flexShrink: 0 },
  '.tayyar-icon': { flexShrink: 0, verticalAlign: 'middle' },
  '[dir="rtl"] .tayyar-icon-mirrored': { transform: 'scaleX(-1)' },
  '[dir="ltr"] .tayyar-icon-mirrored': { transform: 'none' },
  ...darkSectionStyles,
  ...animationStyles,
  ...printStyles,
  ...forcedColorStyles,
};

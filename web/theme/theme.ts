import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Theme, PaletteOptions, Direction, TypographyVariantsOptions } from '@mui/material/styles';
import { dataDisplayOverrides } from './components/dataDisplay';
import { createFeedbackOverrides } from './components/feedback';
import { autocompleteStyles, inputOverrides, buttonOverrides } from './components/inputs';
import { navigationOverrides } from './components/navigation';
import { overlayOverrides, surfaceOverrides } from './components/surfaces';
import { colorVars, cssVariablePrefix } from './cssVariables';
import { fontFamilies } from './fontFamilies';
import { globalStyles } from './globalStyles';
import { darkColors, lightColors, borderRadii, type ColorTokens } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Omit<ColorTokens, 'primary'> {}
  interface PaletteOptions extends Partial<Omit<ColorTokens, 'primary'>> {}
}

const createPaletteColor = (main: string, hover: string, contrastText: string) => ({
  main,
  dark: hover,
  light: main,
  contrastText,
});

/** MUI's palette from the tokens, with the tokens themselves as additional keys. */
const createPalette = ({ primary, ...tokens }: ColorTokens): PaletteOptions => ({
  ...tokens,
  primary: createPaletteColor(primary, tokens.primaryHover, tokens.onPrimary),
  secondary: createPaletteColor(tokens.amberInk, tokens.amberInk, tokens.amberTint),
  error: createPaletteColor(tokens.danger, tokens.dangerHover, tokens.onDanger),
  warning: createPaletteColor(tokens.amberInk, tokens.amberInk, tokens.amberTint),
  info: createPaletteColor(tokens.onTint, tokens.onTint, tokens.tint),
  success: createPaletteColor(primary, tokens.primaryHover, tokens.onPrimary),
  text: { primary: tokens.ink, secondary: tokens.muted, disabled: tokens.edge },
  divider: tokens.line,
  background: { default: tokens.ground, paper: tokens.paper },
  action: {
    active: tokens.muted,
    hover: tokens.tint,
    selected: tokens.tint,
    disabled: tokens.edge,
    disabledBackground: tokens.line,
  },
});

const lineHeights = {
  rtl: { title: 1.4, heading: 1.5, text: 1.8 },
  ltr: { title: 1.15, heading: 1.3, text: 1.65 },
} as const;

/** No letter spacing: it separates joined Arabic letters, which may occur in English pages too. */
const plainTextStyle = { letterSpacing: 0, textTransform: 'none' } as const;

/** Sizes in rem follow the browser's font size; headings grow with the window. */
const createTypography = (direction: Direction): TypographyVariantsOptions => {
  const { title, heading, text } = lineHeights[direction];
  const headingStyle = (fontSize: string, lineHeight: number, fontWeight = 800) => ({
    ...plainTextStyle,
    textWrap: 'balance',
    fontSize,
    lineHeight,
    fontWeight,
    // User-written titles may contain one very long word; `anywhere` also lets flex and grid items shrink.
    overflowWrap: 'anywhere' as const,
  });
  const bodyStyle = (fontSize: string, fontWeight = 400) => ({
    ...plainTextStyle,
    fontSize,
    lineHeight: text,
    fontWeight,
  });
  return {
    fontFamily: fontFamilies[direction],
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: headingStyle('clamp(2.25rem, 1.45rem + 3.4vw, 3.75rem)', title),
    h2: headingStyle('clamp(1.75rem, 1.35rem + 1.7vw, 2.5rem)', title),
    h3: headingStyle('clamp(1.375rem, 1.2rem + 0.75vw, 1.75rem)', heading),
    h4: headingStyle('1.25rem', heading, 700),
    h5: headingStyle('1.125rem', heading, 700),
    h6: headingStyle('1.0625rem', heading, 700),
    subtitle1: bodyStyle('clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)'),
    subtitle2: bodyStyle('1rem', 500),
    body1: bodyStyle('1.0625rem'),
    body2: bodyStyle('1rem'),
    caption: bodyStyle('0.9375rem'),
    overline: bodyStyle('0.9375rem', 500),
    button: { ...plainTextStyle, fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 700 },
  };
};

/** Texts that MUI's components bring themselves, in English by default. */
const componentTexts = {
  rtl: {
    clearText: 'مسح',
    closeText: 'إغلاق',
    loadingText: 'جارٍ التحميل…',
    noOptionsText: 'لا خيارات',
    openText: 'فتح القائمة',
  },
  ltr: {},
} as const;

/** Elevation is shown by borders, not by shadows. */
const noShadows = Array.from({ length: 25 }, () => 'none') as Theme['shadows'];
const shadows = noShadows.map((none, height) =>
  height === 8 ? '0 12px 32px rgb(8 40 30 / 14%)' : none,
) as Theme['shadows'];

/** Variables without effect: they are in every page. */
const skipsVariable = (keys: string[], value: unknown): boolean =>
  ((keys[0] === 'shadows' || keys[0] === 'overlays') && value === 'none') || shouldSkipGeneratingVar(keys);

/** Contains both color schemes; `data-scheme` on `<html>` selects one without a render. */
export const createTayyarTheme = (direction: Direction): Theme =>
  createTheme({
    direction,
    // In em, so that large text gets the layout of a small window.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
    cssVariables: {
      cssVarPrefix: cssVariablePrefix,
      colorSchemeSelector: 'data-scheme',
      shouldSkipGeneratingVar: skipsVariable,
    },
    colorSchemes: {
      light: { palette: createPalette(lightColors), overlays: noShadows },
      dark: { palette: createPalette(darkColors), overlays: noShadows },
    },
    shape: { borderRadius: borderRadii.control },
    shadows,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: `var(--tayyar-focus, ${colorVars.primary})`, outlineWidth: 2, outlineOffset: 2 },
    typography: createTypography(direction),
    components: {
      MuiCssBaseline: { styleOverrides: globalStyles },
      ...buttonOverrides,
      ...surfaceOverrides,
      ...overlayOverrides,
      ...inputOverrides,
      ...navigationOverrides,
      ...createFeedbackOverrides(),
      ...dataDisplayOverrides,
      MuiAutocomplete: { defaultProps: componentTexts[direction], styleOverrides: autocompleteStyles },
    },
  });

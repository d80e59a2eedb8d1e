import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Omit<Tokens, 'primary'> {}
  interface PaletteOptions extends Partial<Omit<Tokens, 'primary'>> {}
}

const hue = (main: string, hover: string, contrastText: string) => ({ main, dark: hover, light: main, contrastText });

/** MUI's own palette spoken in our tokens, with the tokens beside it under their names. */
export const paletteOf = ({ primary, ...tokens }: Tokens): PaletteOptions => ({
  ...tokens,
  primary: hue(primary, tokens.primaryHover, tokens.onPrimary),
  secondary: hue(tokens.amberInk, tokens.amberInk, tokens.amberTint),
  error: hue(tokens.danger, tokens.dangerHover, tokens.onDanger),
  warning: hue(tokens.amberInk, tokens.amberInk, tokens.amberTint),
  info: hue(tokens.onTint, tokens.onTint, tokens.tint),
  success: hue(primary, tokens.primaryHover, tokens.onPrimary),
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

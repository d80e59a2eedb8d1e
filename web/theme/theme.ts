import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { actions } from './components/actions';
import { data } from './components/data';
import { feedback } from './components/feedback';
import { fields } from './components/fields';
import { grid } from './components/grid';
import { navigation } from './components/navigation';
import { overlays } from './components/overlays';
import { surfaces } from './components/surfaces';
import { globalStyles } from './global';
import { paletteOf } from './palette';
import { dark, light, radii } from './tokens';
import { typographyFor } from './typography';
import { paint, variablePrefix } from './variables';

/** Paper keeps its token at every height: borders, not veils and shadows, tell surfaces apart. */
const flat = Array.from({ length: 25 }, () => 'none') as Theme['shadows'];
const shadows = flat.map((none, height) =>
  height === 8 ? '0 12px 32px rgb(8 40 30 / 14%)' : none,
) as Theme['shadows'];

/** The one theme. Both schemes are in it; `data-scheme` on <html> chooses, without a render. */
export const createTayyarTheme = (direction: Direction): Theme =>
  createTheme({
    direction,
    cssVariables: { cssVarPrefix: variablePrefix, colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: { palette: paletteOf(light), overlays: flat },
      dark: { palette: paletteOf(dark), overlays: flat },
    },
    shape: { borderRadius: radii.control },
    shadows,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: `var(--tayyar-focus, ${paint.primary})`, outlineWidth: 2, outlineOffset: 2 },
    typography: typographyFor(direction),
    components: {
      MuiCssBaseline: { styleOverrides: globalStyles },
      ...actions,
      ...surfaces,
      ...overlays,
      ...fields,
      ...navigation,
      ...feedback(direction),
      ...data,
      ...grid,
    },
  });

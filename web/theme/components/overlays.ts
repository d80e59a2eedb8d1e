import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../tokens';
import { paint } from '../variables';

const border = `1px solid ${paint.line}`;
const floating = { border, borderRadius: radii.control, boxShadow: '0 12px 32px rgb(8 40 30 / 14%)' };

/** Things that come to the front for a while. */
export const overlays: Components<Theme> = {
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 20, border }, paperFullScreen: { borderRadius: 0, border: 0 } },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 28px 8px', fontWeight: 800, fontSize: '1.375rem' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 28px 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 28px 24px', gap: 12, '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(6 26 19 / 55%)' } } },
  },
  MuiDrawer: { styleOverrides: { paper: { border: 0, backgroundColor: paint.paper, inlineSize: 'min(340px, 88vw)' } } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: { styleOverrides: { paper: { ...floating, marginBlockStart: 6 }, list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        gap: 10,
        borderRadius: radii.chip,
        fontSize: '1rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: paint.tint },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: paint.tint,
          color: paint.onTint,
          fontWeight: 500,
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: {
        backgroundColor: paint.ink,
        color: paint.ground,
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        padding: '6px 12px',
        borderRadius: radii.chip,
      },
      arrow: { color: paint.ink },
    },
  },
};

import type { Components, Theme } from '@mui/material';
import { colorVars } from '../cssVariables';
import { borderRadii } from '../tokens';

const overlayBorder = `1px solid ${colorVars.line}`;
export const floatingPaperStyles = {
  border: overlayBorder,
  borderRadius: borderRadii.control,
  boxShadow: '0 12px 32px rgb(8 40 30 / 14%)',
};

export const menuItemStyles = { minHeight: 44, gap: 10, borderRadius: borderRadii.chip, fontSize: '1rem' };

export const overlayOverrides: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 20, border: overlayBorder },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
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
  MuiPopover: { styleOverrides: { paper: floatingPaperStyles } },
  MuiMenu: { styleOverrides: { paper: { ...floatingPaperStyles, marginBlockStart: 6 }, list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...menuItemStyles,
        '&:hover, &.Mui-focusVisible': { backgroundColor: colorVars.tint },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: colorVars.tint,
          color: colorVars.onTint,
          fontWeight: 500,
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: {
        backgroundColor: colorVars.ink,
        color: colorVars.ground,
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        padding: '6px 12px',
        borderRadius: borderRadii.chip,
      },
      arrow: { color: colorVars.ink },
    },
  },
};

const surfaceBorder = `1px solid ${colorVars.line}`;
const hoverOrFocus = ':is(:hover, :focus-visible)';

const hoveredCardStyles = {
  borderColor: colorVars.edge,
  transform: 'translateY(-2px)',
  '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
};

export const surfaceOverrides: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        backgroundImage: 'none',
        variants: [{ props: { variant: 'outlined' }, style: { borderColor: colorVars.line } }],
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: borderRadii.card,
        transition: 'transform 160ms ease, border-color 160ms ease',
        // The hover and focus styles of a card apply to the link that covers it.
        [`a&${hoverOrFocus}, &[data-hoverable]${hoverOrFocus}, &[data-hoverable]:focus-within`]: hoveredCardStyles,
        [`&:has(.MuiCardActionArea-root${hoverOrFocus})`]: hoveredCardStyles,
      },
    },
  },
  MuiCardActionArea: {
    styleOverrides: { root: { borderRadius: 'inherit' }, focusHighlight: { display: 'none' } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, '&:last-child': { paddingBlockEnd: 24 } } } },
  MuiCardActions: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        border: surfaceBorder,
        borderRadius: borderRadii.card,
        backgroundColor: colorVars.paper,
        '&::before': { display: 'none' },
        '& + &': { marginBlockStart: 12 },
        '&.Mui-expanded': { borderColor: colorVars.edge },
      },
      heading: { all: 'unset', display: 'block' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 64,
        padding: '0 24px',
        borderRadius: borderRadii.card,
        // A plain button does not inherit the font.
        fontFamily: 'inherit',
        fontSize: '1.0625rem',
        fontWeight: 700,
        lineHeight: 1.6,
        textAlign: 'start',
        '&:hover, &.Mui-expanded': { color: colorVars.primary },
      },
      content: { margin: '16px 0' },
      expandIconWrapper: { color: colorVars.muted },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 24px 24px', color: colorVars.muted } } },
  MuiDivider: { styleOverrides: { root: { borderColor: colorVars.line } } },
};

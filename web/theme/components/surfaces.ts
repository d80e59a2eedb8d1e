import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../tokens';
import { paint } from '../variables';

const border = `1px solid ${paint.line}`;
const pressed = ':is(:hover, :focus-visible)';

/** Things on which other things lie. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        backgroundImage: 'none',
        variants: [{ props: { variant: 'outlined' }, style: { borderColor: paint.line } }],
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: radii.card,
        transition: 'transform 160ms ease, border-color 160ms ease',
        // The whole card answers for the link that covers it.
        [`a&${pressed}, &:has(.MuiCardActionArea-root${pressed}), &[data-lift]${pressed}, &[data-lift]:focus-within`]: {
          borderColor: paint.edge,
          transform: 'translateY(-2px)',
          '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
        },
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
        border,
        borderRadius: radii.card,
        backgroundColor: paint.paper,
        '&::before': { display: 'none' },
        '& + &': { marginBlockStart: 12 },
        '&.Mui-expanded': { borderColor: paint.edge },
      },
      heading: { all: 'unset', display: 'block' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 64,
        padding: '0 24px',
        borderRadius: radii.card,
        // A bare button would bring the browser's own font along.
        fontFamily: 'inherit',
        fontSize: '1.0625rem',
        fontWeight: 700,
        lineHeight: 1.6,
        textAlign: 'start',
        '&:hover, &.Mui-expanded': { color: paint.primary },
      },
      content: { margin: '16px 0' },
      expandIconWrapper: { color: paint.muted },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 24px 24px', color: paint.muted } } },
  MuiDivider: { styleOverrides: { root: { borderColor: paint.line } } },
};

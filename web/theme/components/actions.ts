import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../tokens';
import { paint } from '../variables';

const icons = (size: number) => ({ '& .tayyar-icon[width="24"]': { width: size, height: size } });

/** Things one presses. */
export const actions: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '8px 24px',
        borderRadius: radii.control,
        whiteSpace: 'nowrap',
        ...icons(20),
        variants: [
          { props: { size: 'small' }, style: { minHeight: 40, padding: '5px 16px', fontSize: '1rem' } },
          { props: { size: 'large' }, style: { minHeight: 56, padding: '12px 32px', fontSize: '1.125rem' } },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: paint.edge,
              backgroundColor: paint.paper,
              '&:hover': { borderColor: 'currentColor', backgroundColor: paint.tint },
            },
          },
          { props: { variant: 'outlined', color: 'inherit' }, style: { '&:hover': { borderColor: paint.ink } } },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: {
              backgroundColor: paint.amber,
              color: paint.onAmber,
              '&:hover': { backgroundColor: `color-mix(in srgb, ${paint.amber} 85%, ${paint.snow})` },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: radii.control,
        color: paint.muted,
        minWidth: 44,
        minHeight: 44,
        '&:hover': { backgroundColor: paint.tint, color: paint.onTint },
        variants: [
          { props: { size: 'small' }, style: { minWidth: 36, minHeight: 36, ...icons(20) } },
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
          { props: { color: 'primary' }, style: { color: paint.primary } },
          {
            props: { color: 'error' },
            style: { color: paint.danger, '&:hover': { backgroundColor: paint.dangerTint, color: paint.danger } },
          },
        ],
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        gap: 4,
        padding: 4,
        border: `1px solid ${paint.line}`,
        borderRadius: radii.control,
        backgroundColor: paint.paper,
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        margin: '0 !important',
        borderRadius: `${radii.chip}px !important`,
        minHeight: 38,
        padding: '4px 12px',
        fontSize: '1rem',
        fontWeight: 500,
        color: paint.muted,
        '&:hover': { backgroundColor: paint.tint },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paint.tint, color: paint.onTint },
        ...icons(20),
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: {
        fontWeight: 500,
        textUnderlineOffset: '0.35em',
        textDecorationThickness: '0.09em',
        textDecorationColor: paint.amber,
        borderRadius: 4,
      },
    },
  },
};

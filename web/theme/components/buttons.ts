import type { Components, Theme } from '@mui/material/styles';
import { borderRadii } from '../tokens';
import { colorVars } from '../cssVariables';

const iconSizeStyles = (size: number) => ({ '& .tayyar-icon[width="24"]': { width: size, height: size } });

export const buttonOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '8px 24px',
        borderRadius: borderRadii.control,
        whiteSpace: 'nowrap',
        ...iconSizeStyles(20),
        variants: [
          { props: { size: 'small' }, style: { minHeight: 40, padding: '5px 16px', fontSize: '1rem' } },
          { props: { size: 'large' }, style: { minHeight: 56, padding: '12px 32px', fontSize: '1.125rem' } },
          { props: { variant: 'text' }, style: { paddingInline: 12 } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: colorVars.edge,
              backgroundColor: colorVars.paper,
              '&:hover': { borderColor: 'currentColor', backgroundColor: colorVars.tint },
            },
          },
          { props: { variant: 'outlined', color: 'inherit' }, style: { '&:hover': { borderColor: colorVars.ink } } },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: {
              backgroundColor: colorVars.amber,
              color: colorVars.onAmber,
              '&:hover': { backgroundColor: `color-mix(in srgb, ${colorVars.amber} 85%, ${colorVars.snow})` },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: borderRadii.control,
        color: colorVars.muted,
        minWidth: 44,
        minHeight: 44,
        '&:hover': { backgroundColor: colorVars.tint, color: colorVars.onTint },
        variants: [
          { props: { size: 'small' }, style: { minWidth: 36, minHeight: 36, ...iconSizeStyles(20) } },
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
          { props: { color: 'primary' }, style: { color: colorVars.primary } },
          {
            props: { color: 'error' },
            style: {
              color: colorVars.danger,
              '&:hover': { backgroundColor: colorVars.dangerTint, color: colorVars.danger },
            },
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
        border: `1px solid ${colorVars.line}`,
        borderRadius: borderRadii.control,
        backgroundColor: colorVars.paper,
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        margin: '0 !important',
        borderRadius: `${borderRadii.chip}px !important`,
        minHeight: 38,
        padding: '4px 12px',
        fontSize: '1rem',
        fontWeight: 500,
        color: colorVars.muted,
        '&:hover': { backgroundColor: colorVars.tint },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colorVars.tint, color: colorVars.onTint },
        ...iconSizeStyles(20),
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
        textDecorationColor: colorVars.amber,
        borderRadius: 4,
      },
    },
  },
};

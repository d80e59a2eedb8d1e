import type { Components, Theme } from '@mui/material/styles';
import { ChevronDownIcon } from '../../art/icons/shellIcons';
import { borderRadii } from '../tokens';
import { colorVars } from '../cssVariables';

/** Labels are above their fields, so that they stay visible while typing. */
export const inputOverrides: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBlockEnd: 6,
        color: colorVars.ink,
        fontSize: '1rem',
        fontWeight: 500,
        lineHeight: 1.6,
        pointerEvents: 'auto',
        whiteSpace: 'normal',
        '&.Mui-focused, &.Mui-error': { color: colorVars.ink },
        '&.Mui-disabled': { color: colorVars.muted },
      },
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { color: colorVars.danger } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: borderRadii.control,
        backgroundColor: colorVars.paper,
        minHeight: 48,
        '&.Mui-disabled': { backgroundColor: colorVars.ground },
      },
      input: {
        padding: '11px 16px',
        height: '1.5em',
        lineHeight: 1.5,
        '&::placeholder': { color: colorVars.muted, opacity: 1 },
        variants: [
          { props: { size: 'small' }, style: { padding: '8px 14px' } },
          { props: ({ ownerState }) => Boolean(ownerState.startAdornment), style: { paddingInlineStart: 0 } },
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { paddingInlineEnd: 0 } },
        ],
      },
      multiline: { padding: 0, '& textarea': { padding: '12px 16px', lineHeight: 1.7 } },
      // The notch is for floating labels, which are not used.
      notchedOutline: { insetBlockStart: 0, borderColor: colorVars.edge, '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: colorVars.muted } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 2,
        marginBlockStart: 6,
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        color: colorVars.muted,
        '&.Mui-error': { color: colorVars.danger },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDownIcon },
    styleOverrides: {
      icon: { color: colorVars.muted, insetBlockStart: 'calc(50% - 10px)', insetInlineEnd: 14, width: 20, height: 20 },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { gap: 4 }, label: { lineHeight: 1.6 } } },
  MuiCheckbox: { styleOverrides: { root: { color: colorVars.edge, borderRadius: borderRadii.chip } } },
  MuiRadio: { styleOverrides: { root: { color: colorVars.edge } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 32, padding: 3, marginInline: '8px 6px' },
      switchBase: {
        padding: 7,
        '&.Mui-checked': { transform: 'translateX(20px)', color: colorVars.onPrimary },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: colorVars.primary, opacity: 1 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none', backgroundColor: 'currentColor' },
      track: { borderRadius: 13, backgroundColor: colorVars.edge, opacity: 1 },
    },
  },
};

import type { Components, Theme } from '@mui/material';
import { ChevronDownIcon } from '../../art/icons/commonIcons';
import { borderRadii } from '../tokens';
import { colorVars } from '../cssVariables';
import { floatingPaperStyles } from './surfaces';

/** Room for a label of two lines. */
const labelSpace = '4.5rem';

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
        // The label above a field that gets the focus is not under a bar.
        scrollMarginBlockStart: labelSpace,
        // Browsers clip the text of an input to its line: a lower line would turn ي into ى.
        padding: '7px 16px',
        height: '2em',
        lineHeight: 2,
        '&::placeholder': { color: colorVars.muted, opacity: 1 },
        variants: [
          { props: { size: 'small' }, style: { padding: '4px 14px' } },
          { props: ({ ownerState }) => Boolean(ownerState.startAdornment), style: { paddingInlineStart: 0 } },
          { props: ({ ownerState }) => Boolean(ownerState.endAdornment), style: { paddingInlineEnd: 0 } },
        ],
      },
      // Before hydration the rows of the element decide its height.
      multiline: { padding: 0, '& textarea': { height: 'auto', padding: '12px 16px', lineHeight: 1.7 } },
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

const touchTargetStyles = { minWidth: 44, minHeight: 44 } as const;

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
        '@media (forced-colors: active)': { border: '1px solid ButtonText' },
        // Large text on a narrow window.
        '@media (max-width: 20em)': { whiteSpace: 'normal' },
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
          {
            props: { size: 'small' },
            style: {
              minWidth: 36,
              minHeight: 36,
              ...iconSizeStyles(20),
              '@media (pointer: coarse)': touchTargetStyles,
            },
          },
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

const inputRoot = '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root';

/** Of the same height as other fields, with the list of a select. The text ends before the buttons, which are 44 px wide. */
export const autocompleteStyles = {
  root: {
    [inputRoot]: { paddingBlock: 0 },
    [`&.MuiAutocomplete-hasPopupIcon ${inputRoot.slice(2)}`]: { paddingInlineEnd: 53 },
    [`&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon ${inputRoot.slice(2)}`]: { paddingInlineEnd: 97 },
  },
  paper: floatingPaperStyles,
} as const;

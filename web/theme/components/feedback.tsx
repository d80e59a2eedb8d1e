import type { Components, Theme } from '@mui/material/styles';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../art/icons/commonIcons';
import { colorVars } from '../cssVariables';
import { borderRadii } from '../tokens';

const alertColors = (ink: string, ground: string) => ({
  color: colorVars.ink,
  backgroundColor: ground,
  '& .MuiAlert-icon': { color: ink },
});

export const createFeedbackOverrides = (): Components<Theme> => ({
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: <CheckCircleIcon />,
        info: <InfoIcon />,
        warning: <WarningIcon />,
        error: <WarningIcon />,
      },
    },
    styleOverrides: {
      root: {
        borderRadius: borderRadii.control,
        fontSize: '1rem',
        alignItems: 'flex-start',
        // Beside a button, the text would be a column of single words on a phone: the button goes below it.
        flexWrap: 'wrap',
        // A long text stays beside its icon.
        '& > .MuiAlert-message': { flex: '1 1 0' },
        '&:has(> .MuiAlert-action) > .MuiAlert-message': { flex: '1 1 12rem' },
        '& > .MuiAlert-action': { paddingBlockStart: 0 },
        variants: [
          {
            props: { severity: 'success', variant: 'standard' },
            style: alertColors(colorVars.primary, colorVars.tint),
          },
          { props: { severity: 'info', variant: 'standard' }, style: alertColors(colorVars.onTint, colorVars.tint) },
          {
            props: { severity: 'warning', variant: 'standard' },
            style: alertColors(colorVars.amberInk, colorVars.amberTint),
          },
          {
            props: { severity: 'error', variant: 'standard' },
            style: alertColors(colorVars.danger, colorVars.dangerTint),
          },
        ],
      },
      icon: { opacity: 1, paddingBlock: 9 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 8,
        borderRadius: 8,
        backgroundColor: colorVars.line,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
      bar: {
        borderRadius: 8,
        backgroundColor: colorVars.primary,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      },
    },
  },
  MuiCircularProgress: { styleOverrides: { root: { color: colorVars.primary } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: colorVars.line }, rounded: { borderRadius: borderRadii.control } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontWeight: 700,
        fontSize: '0.8125rem',
        variants: [
          { props: { color: 'secondary' }, style: { backgroundColor: colorVars.amber, color: colorVars.onAmber } },
        ],
      },
    },
  },
});

import type { Components, Direction, Theme } from '@mui/material/styles';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon';
import { InfoIcon } from '../../art/icons/InfoIcon';
import { WarningIcon } from '../../art/icons/WarningIcon';
import { radii } from '../tokens';
import { paint } from '../variables';

const said = (ink: string, ground: string) => ({
  color: paint.ink,
  backgroundColor: ground,
  '& .MuiAlert-icon': { color: ink },
});

/** Things that tell how matters stand. */
export const feedback = (direction: Direction): Components<Theme> => ({
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
        borderRadius: radii.control,
        fontSize: '1rem',
        alignItems: 'flex-start',
        variants: [
          { props: { severity: 'success', variant: 'standard' }, style: said(paint.primary, paint.tint) },
          { props: { severity: 'info', variant: 'standard' }, style: said(paint.onTint, paint.tint) },
          { props: { severity: 'warning', variant: 'standard' }, style: said(paint.amberInk, paint.amberTint) },
          { props: { severity: 'error', variant: 'standard' }, style: said(paint.danger, paint.dangerTint) },
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
        backgroundColor: paint.line,
        // What is finished no longer flows.
        '&[aria-valuenow="100"] .MuiLinearProgress-bar': { backgroundImage: 'none', backgroundColor: paint.primary },
      },
      bar: {
        borderRadius: 8,
        // The bar is moved, not shrunk: its tip, and so the amber, is always in sight.
        backgroundImage: `linear-gradient(${direction === 'rtl' ? 270 : 90}deg, ${paint.primary} 70%, ${paint.amber})`,
      },
    },
  },
  MuiCircularProgress: { styleOverrides: { root: { color: paint.primary } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: paint.line }, rounded: { borderRadius: radii.control } },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontWeight: 700,
        fontSize: '0.8125rem',
        variants: [{ props: { color: 'secondary' }, style: { backgroundColor: paint.amber, color: paint.onAmber } }],
      },
    },
  },
});

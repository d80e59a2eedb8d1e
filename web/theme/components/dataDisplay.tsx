import type { Components, Theme } from '@mui/material';
import { StarIcon } from '../../art/icons/commonIcons';
import { colorVars } from '../cssVariables';
import { borderRadii } from '../tokens';

const colorPair = (color: string, backgroundColor: string) => ({ color, backgroundColor });

export const dataDisplayOverrides: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 30,
        borderRadius: borderRadii.chip,
        fontSize: '0.9375rem',
        fontWeight: 500,
        ...colorPair(colorVars.onTint, colorVars.tint),
        '& .tayyar-icon[width="24"]': { width: 18, height: 18 },
        '& .MuiChip-icon, & .MuiChip-deleteIcon': { color: 'inherit' },
        variants: [
          { props: { size: 'small' }, style: { height: 26, fontSize: '0.875rem' } },
          {
            props: { color: 'primary', variant: 'filled' },
            style: {
              ...colorPair(colorVars.onPrimary, colorVars.primary),
              '&:hover': { backgroundColor: colorVars.primaryHover },
            },
          },
          {
            props: { color: 'secondary', variant: 'filled' },
            style: colorPair(colorVars.amberInk, colorVars.amberTint),
          },
          { props: { color: 'warning', variant: 'filled' }, style: colorPair(colorVars.amberInk, colorVars.amberTint) },
          { props: { color: 'error', variant: 'filled' }, style: colorPair(colorVars.danger, colorVars.dangerTint) },
          { props: { color: 'info', variant: 'filled' }, style: colorPair(colorVars.onTint, colorVars.tint) },
          { props: { color: 'success', variant: 'filled' }, style: colorPair(colorVars.onTint, colorVars.tint) },
          {
            props: { variant: 'outlined', color: 'default' },
            style: { ...colorPair(colorVars.ink, colorVars.paper), borderColor: colorVars.line },
          },
          {
            props: { clickable: true, color: 'default' },
            style: {
              height: 40,
              paddingInline: 4,
              '&:hover': { borderColor: colorVars.edge, backgroundColor: colorVars.tint },
            },
          },
          { props: { clickable: true, color: 'primary' }, style: { height: 40, paddingInline: 4 } },
        ],
      },
    },
  },
  MuiAvatar: { styleOverrides: { root: { ...colorPair(colorVars.onTint, colorVars.tint), fontWeight: 700 } } },
  MuiTableContainer: {
    styleOverrides: {
      root: { border: `1px solid ${colorVars.line}`, borderRadius: borderRadii.card, backgroundColor: colorVars.paper },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '14px 20px', borderColor: colorVars.line, fontSize: '1rem', lineHeight: 1.6 },
      head: { color: colorVars.muted, fontWeight: 500, backgroundColor: colorVars.paper },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        'tbody > &:last-of-type > *': { borderBlockEnd: 0 },
        'tbody > &:hover': { backgroundColor: `color-mix(in srgb, ${colorVars.tint} 45%, transparent)` },
      },
    },
  },
  MuiRating: {
    defaultProps: { icon: <StarIcon filled />, emptyIcon: <StarIcon /> },
    styleOverrides: {
      root: { color: colorVars.amber, gap: 2, '& .tayyar-icon': { width: '1em', height: '1em' } },
      iconEmpty: { color: colorVars.edge },
      iconActive: { transform: 'none' },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { StarIcon } from '../../art/icons/StarIcon';
import { radii } from '../tokens';
import { paint } from '../variables';

const tinted = (color: string, backgroundColor: string) => ({ color, backgroundColor });

/** Things that show what is stored. */
export const data: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 30,
        borderRadius: radii.chip,
        fontSize: '0.9375rem',
        fontWeight: 500,
        ...tinted(paint.onTint, paint.tint),
        '& .tayyar-icon[width="24"]': { width: 18, height: 18 },
        '& .MuiChip-icon, & .MuiChip-deleteIcon': { color: 'inherit' },
        variants: [
          { props: { size: 'small' }, style: { height: 26, fontSize: '0.875rem' } },
          {
            props: { color: 'primary', variant: 'filled' },
            style: { ...tinted(paint.onPrimary, paint.primary), '&:hover': { backgroundColor: paint.primaryHover } },
          },
          { props: { color: 'secondary', variant: 'filled' }, style: tinted(paint.amberInk, paint.amberTint) },
          { props: { color: 'warning', variant: 'filled' }, style: tinted(paint.amberInk, paint.amberTint) },
          { props: { color: 'error', variant: 'filled' }, style: tinted(paint.danger, paint.dangerTint) },
          { props: { color: 'info', variant: 'filled' }, style: tinted(paint.onTint, paint.tint) },
          { props: { color: 'success', variant: 'filled' }, style: tinted(paint.onTint, paint.tint) },
          {
            props: { variant: 'outlined', color: 'default' },
            style: { ...tinted(paint.ink, paint.paper), borderColor: paint.line },
          },
          {
            props: { clickable: true, color: 'default' },
            style: {
              height: 40,
              paddingInline: 4,
              '&:hover': { borderColor: paint.edge, backgroundColor: paint.tint },
            },
          },
          { props: { clickable: true, color: 'primary' }, style: { height: 40, paddingInline: 4 } },
        ],
      },
    },
  },
  MuiAvatar: { styleOverrides: { root: { ...tinted(paint.onTint, paint.tint), fontWeight: 700 } } },
  MuiTableContainer: {
    styleOverrides: {
      root: { border: `1px solid ${paint.line}`, borderRadius: radii.card, backgroundColor: paint.paper },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '14px 20px', borderColor: paint.line, fontSize: '1rem', lineHeight: 1.6 },
      head: { color: paint.muted, fontWeight: 500, backgroundColor: paint.paper },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        'tbody > &:last-of-type > *': { borderBlockEnd: 0 },
        'tbody > &:hover': { backgroundColor: `color-mix(in srgb, ${paint.tint} 45%, transparent)` },
      },
    },
  },
  MuiRating: {
    defaultProps: { icon: <StarIcon filled />, emptyIcon: <StarIcon /> },
    styleOverrides: {
      root: { color: paint.amber, gap: 2, '& .tayyar-icon': { width: '1em', height: '1em' } },
      iconEmpty: { color: paint.edge },
      iconActive: { transform: 'none' },
    },
  },
};

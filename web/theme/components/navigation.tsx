import type { KeyboardEvent } from 'react';
import type { Components, Theme } from '@mui/material/styles';
import { ChevronBackIcon } from '../../art/icons/ChevronBackIcon';
import { ChevronForwardIcon } from '../../art/icons/ChevronForwardIcon';
import { radii } from '../tokens';
import { paint } from '../variables';

const ellipsis = { border: 0, display: 'inline-flex', alignItems: 'center', justifyContent: 'center' };

// The pager exchanges the two by direction itself, so they must not turn as well.
const Back = () => <ChevronBackIcon mirrored={false} size={20} />;
const Forward = () => <ChevronForwardIcon mirrored={false} size={20} />;

function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Things that lead elsewhere. */
export const navigation: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: { root: { color: paint.ink } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 52, boxShadow: `inset 0 -1px ${paint.line}` },
      indicator: { height: 3, borderRadius: 3, backgroundColor: paint.amber },
    },
  },
  MuiTab: {
    // Our tabs are links, and browsers follow links by Enter alone; a tab is expected to hear the space bar too.
    defaultProps: { onKeyDown: pressWithSpace },
    styleOverrides: {
      root: {
        minHeight: 52,
        minWidth: 0,
        padding: '10px 20px',
        fontWeight: 500,
        lineHeight: 1.5,
        color: paint.muted,
        borderRadius: radii.chip,
        '&:hover': { color: paint.ink },
        '&.Mui-selected': { color: paint.primary, fontWeight: 700 },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: '1rem', color: paint.muted },
      separator: { marginInline: 8, color: paint.edge },
    },
  },
  MuiPagination: { defaultProps: { shape: 'rounded', variant: 'outlined' } },
  MuiPaginationItem: {
    defaultProps: { slots: { previous: Back, next: Forward } },
    styleOverrides: {
      root: {
        minWidth: 40,
        height: 40,
        fontSize: '1rem',
        fontWeight: 500,
        lineHeight: 1.5,
        borderColor: paint.line,
        '&:hover': { borderColor: paint.edge, backgroundColor: paint.tint },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: paint.primary,
          backgroundColor: paint.primary,
          color: paint.onPrimary,
        },
        variants: [
          { props: { type: 'start-ellipsis' }, style: ellipsis },
          { props: { type: 'end-ellipsis' }, style: ellipsis },
        ],
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: radii.control,
        '&:hover': { backgroundColor: paint.tint },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paint.tint, color: paint.onTint, fontWeight: 700 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { primary: { fontWeight: 'inherit' } } },
};

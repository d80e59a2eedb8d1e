import type { Components, Theme } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { ChevronBackIcon, ChevronForwardIcon } from '../../art/icons/commonIcons';
import { colorVars } from '../cssVariables';
import { borderRadii } from '../tokens';

const paginationEllipsisStyles = { border: 0, display: 'inline-flex', alignItems: 'center', justifyContent: 'center' };

// The pagination swaps the two icons in right-to-left pages itself, so they are not mirrored.
const PreviousPageIcon = () => <ChevronBackIcon mirrored={false} size={20} />;
const NextPageIcon = () => <ChevronForwardIcon mirrored={false} size={20} />;

function clickOnSpaceKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export const navigationOverrides: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: { root: { color: colorVars.ink } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 52, boxShadow: `inset 0 -1px ${colorVars.line}` },
      indicator: {
        height: 3,
        borderRadius: 3,
        backgroundColor: colorVars.amber,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      },
    },
  },
  MuiTab: {
    // Tabs are links, which browsers activate by Enter only; tabs are also expected to react to the space key.
    defaultProps: { onKeyDown: clickOnSpaceKey },
    styleOverrides: {
      root: {
        minHeight: 52,
        minWidth: 0,
        padding: '10px 20px',
        fontWeight: 500,
        lineHeight: 1.5,
        color: colorVars.muted,
        borderRadius: borderRadii.chip,
        '&:hover': { color: colorVars.ink },
        '&.Mui-selected': { color: colorVars.primary, fontWeight: 700 },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: {
        fontSize: '1rem',
        color: colorVars.muted,
        '@media (pointer: coarse)': { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
      },
      separator: { marginInline: 8, color: colorVars.edge },
    },
  },
  MuiPagination: { defaultProps: { shape: 'rounded', variant: 'outlined' } },
  MuiPaginationItem: {
    defaultProps: { slots: { previous: PreviousPageIcon, next: NextPageIcon } },
    styleOverrides: {
      root: {
        minWidth: 40,
        height: 40,
        fontSize: '1rem',
        fontWeight: 500,
        lineHeight: 1.5,
        borderColor: colorVars.line,
        '&:hover': { borderColor: colorVars.edge, backgroundColor: colorVars.tint },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: colorVars.primary,
          backgroundColor: colorVars.primary,
          color: colorVars.onPrimary,
        },
        variants: [
          { props: { type: 'start-ellipsis' }, style: paginationEllipsisStyles },
          { props: { type: 'end-ellipsis' }, style: paginationEllipsisStyles },
        ],
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: borderRadii.control,
        '&:hover': { backgroundColor: colorVars.tint },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colorVars.tint,
          color: colorVars.onTint,
          fontWeight: 700,
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { primary: { fontWeight: 'inherit' } } },
};

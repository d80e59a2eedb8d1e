import type { Components, Theme } from '@mui/material';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { StarIcon } from '../../art/icons/commonIcons';
import { colorVars } from '../cssVariables';
import { borderRadii } from '../tokens';

const highlightedRowColor = `color-mix(in srgb, ${colorVars.tint} 45%, ${colorVars.paper})`;

export const dataGridOverrides: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--unstable_DataGrid-radius': `${borderRadii.card}px`,
        '--DataGrid-rowBorderColor': colorVars.line,
        '--DataGrid-t-color-background-base': colorVars.paper,
        '--DataGrid-t-header-background-base': colorVars.paper,
        border: `1px solid ${colorVars.line}`,
        color: colorVars.ink,
        backgroundColor: colorVars.paper,
        fontSize: '1rem',
        // Aligns the digits of numbers and dates in a column.
        fontVariantNumeric: 'tabular-nums',
        '& .MuiDataGrid-row': {
          backgroundColor: colorVars.paper,
          '&:hover': { backgroundColor: highlightedRowColor },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: highlightedRowColor },
        },
        '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { paddingInline: 14 },
        // The filler cell after the last column.
        '& .MuiDataGrid-cellEmpty': { padding: 0 },
        // The sticky actions column must not cover a focused cell.
        '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader:not([data-field="actions"])': {
          scrollMarginInlineEnd: 'var(--tayyar-actions, 0px)',
        },
        '& [data-field="actions"]:is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
          position: 'sticky',
          insetInlineEnd: 0,
          scrollMarginInlineEnd: 0,
          // Above the separators of the other headers.
          zIndex: 31,
          backgroundColor: 'inherit',
          borderInlineStart: `1px solid ${colorVars.line}`,
          // Columns continue below.
          '[data-hidden-columns] &': { boxShadow: '0 0 16px rgb(8 40 30 / 18%)', clipPath: 'inset(0 -20px 0 -20px)' },
        },
        '& .MuiDataGrid-columnHeader[data-field="actions"]': {
          backgroundColor: colorVars.paper,
          // The separator would make the grid scroll by a few pixels.
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
        },
        '& .MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeaderCheckbox': { paddingInline: 0 },
        // Focus ring of a cell; controls inside of cells have their own.
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
          outline: `2px solid ${colorVars.primary}`,
          outlineOffset: -3,
          borderRadius: borderRadii.chip,
        },
        '& .MuiDataGrid-cell:focus-within:not(:focus), & .MuiDataGrid-columnHeader:focus-within:not(:focus)': {
          outline: 'none',
        },
        '& .MuiDataGrid-sortButton, & .MuiDataGrid-sortIcon': {
          color: colorVars.primary,
          backgroundColor: 'transparent',
        },
        '& .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { minWidth: 28, minHeight: 28, padding: 2 },
        '& .MuiDataGrid-columnSeparator': { color: colorVars.line, opacity: 1 },
        '& .MuiDataGrid-actionsCell': { gap: 0 },
        '& .MuiDataGrid-actionsCell .MuiIconButton-root': { minWidth: 40, minHeight: 40 },
        '& .MuiDataGrid-actionsCell .tayyar-icon': { width: 20, height: 20 },
        '& .tayyar-destructive': {
          color: colorVars.danger,
          '&:hover': { backgroundColor: colorVars.dangerTint, color: colorVars.danger },
        },
        '& .MuiDataGrid-overlay': { backgroundColor: colorVars.paper, color: colorVars.muted, fontSize: '1.0625rem' },
        '& .MuiLinearProgress-root': { height: 3, borderRadius: 0 },
      },
      columnHeaderTitle: { color: colorVars.muted, fontWeight: 500 },
    },
  },
};

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

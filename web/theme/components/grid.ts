import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { radii } from '../tokens';
import { paint } from '../variables';

const lit = `color-mix(in srgb, ${paint.tint} 45%, ${paint.paper})`;

/** The admin panel's tables: a grid that looks like the other tables of the site. */
export const grid: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--unstable_DataGrid-radius': `${radii.card}px`,
        '--DataGrid-rowBorderColor': paint.line,
        '--DataGrid-t-color-background-base': paint.paper,
        '--DataGrid-t-header-background-base': paint.paper,
        border: `1px solid ${paint.line}`,
        color: paint.ink,
        backgroundColor: paint.paper,
        fontSize: '1rem',
        // Numbers and dates of one column stand under each other.
        fontVariantNumeric: 'tabular-nums',
        '& .MuiDataGrid-row': {
          backgroundColor: paint.paper,
          '&:hover': { backgroundColor: lit },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: lit },
        },
        '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { paddingInline: 14 },
        // The filler after the last column has no width of its own.
        '& .MuiDataGrid-cellEmpty': { padding: 0 },
        // What can be done to a row stays in sight while the others are scrolled, and covers nothing that has the focus.
        '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader:not([data-field="actions"])': {
          scrollMarginInlineEnd: 'var(--tayyar-actions, 0px)',
        },
        '& [data-field="actions"]:is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
          position: 'sticky',
          insetInlineEnd: 0,
          scrollMarginInlineEnd: 0,
          // Above the lines between the other headers.
          zIndex: 31,
          backgroundColor: 'inherit',
          borderInlineStart: `1px solid ${paint.line}`,
        },
        '& .MuiDataGrid-columnHeader[data-field="actions"]': {
          backgroundColor: paint.paper,
          // It would be a few pixels to scroll.
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
        },
        '& .MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeaderCheckbox': { paddingInline: 0 },
        // The ring of the cell that the arrow keys are on; its controls have rings of their own.
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
          outline: `2px solid ${paint.primary}`,
          outlineOffset: -3,
          borderRadius: radii.chip,
        },
        '& .MuiDataGrid-cell:focus-within:not(:focus), & .MuiDataGrid-columnHeader:focus-within:not(:focus)': {
          outline: 'none',
        },
        '& .MuiDataGrid-sortButton, & .MuiDataGrid-sortIcon': { color: paint.primary, backgroundColor: 'transparent' },
        '& .MuiDataGrid-iconButtonContainer .MuiIconButton-root': { minWidth: 28, minHeight: 28, padding: 2 },
        '& .MuiDataGrid-columnSeparator': { color: paint.line, opacity: 1 },
        '& .MuiDataGrid-actionsCell .MuiIconButton-root': { minWidth: 40, minHeight: 40 },
        '& .MuiDataGrid-actionsCell .tayyar-icon': { width: 20, height: 20 },
        '& .tayyar-destructive': {
          color: paint.danger,
          '&:hover': { backgroundColor: paint.dangerTint, color: paint.danger },
        },
        '& .MuiDataGrid-overlay': { backgroundColor: paint.paper, color: paint.muted, fontSize: '1.0625rem' },
        '& .MuiLinearProgress-root': { height: 3, borderRadius: 0 },
      },
      columnHeaderTitle: { color: paint.muted, fontWeight: 500 },
    },
  },
};

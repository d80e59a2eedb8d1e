import type { TableDensity } from '../../../data/__generated__/schemaTypes';
import { colorVars } from '../../../theme/cssVariables';
import { borderRadii } from '../../../theme/tokens';

/** Windows in which the buttons of a row, fixed at its end, would cover the columns before them: a menu has all. */
export const menuOnlyQuery = '(max-width: 68.75em)';

const rowHeights: Record<TableDensity, number> = { comfortable: 52, standard: 44, compact: 36 };
const highlightedRowColor = `color-mix(in srgb, ${colorVars.tint} 45%, ${colorVars.paper})`;

/** `sx` of the scrolled frame of a table, whose columns are as wide as their content. */
export const tableFrameStyles = (density: TableDensity) =>
  ({
    '--tayyar-row': `${rowHeights[density]}px`,
    '--tayyar-cell-lines': density === 'compact' ? 1 : 2,
    overflowX: 'auto',
    border: `1px solid ${colorVars.line}`,
    borderRadius: `${borderRadii.card}px`,
    backgroundColor: colorVars.paper,
    '& table': {
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      color: colorVars.ink,
      fontSize: '1rem',
      lineHeight: 1.35,
      // Aligns the digits of numbers and dates in a column.
      fontVariantNumeric: 'tabular-nums',
    },
    '& :is(th, td)': {
      blockSize: 'var(--tayyar-row)',
      boxSizing: 'border-box',
      paddingBlock: '3px',
      paddingInline: '12px',
      textAlign: 'start',
      fontWeight: 'inherit',
      // Texts wrap, other values do not; a long text takes its second line before others wrap.
      whiteSpace: 'nowrap',
      maxInlineSize: '18rem',
      // A focused cell is not below the sticky actions.
      scrollMarginInlineEnd: '10rem',
      '&:focus-visible': { outline: `2px solid ${colorVars.primary}`, outlineOffset: -3, borderRadius: '8px' },
    },
    // Narrow windows scroll the columns after it.
    '& [data-long-text]': {
      minInlineSize: '15rem',
      maxInlineSize: '40rem',
      '@media (max-width: 62em)': { minInlineSize: '10rem' },
    },
    '& thead th': {
      color: colorVars.muted,
      fontWeight: 500,
      blockSize: 40,
      '&[aria-sort]': { cursor: 'pointer' },
      '&[aria-sort]:hover': { color: colorVars.ink },
      '& .tayyar-icon': { verticalAlign: '-0.2em', marginInlineStart: '4px', color: colorVars.primary },
    },
    '& tbody > tr': {
      backgroundColor: colorVars.paper,
      cursor: 'pointer',
      '& > *': { borderBlockStart: `1px solid ${colorVars.line}` },
      '&:hover, &[aria-selected="true"]': { backgroundColor: highlightedRowColor },
      '@media (forced-colors: active)': {
        '&[aria-selected="true"] > *': { borderBlock: '2px solid Highlight' },
      },
    },
    // Narrow windows keep the name whole and scroll other columns.
    '& tbody th': { minInlineSize: '11rem', fontWeight: 500, '@media (max-width: 62em)': { '--tayyar-cell-lines': 3 } },
    '& .MuiCheckbox-root': { padding: '4px', marginInline: '-4px' },
    '& [data-actions]': {
      position: 'sticky',
      insetInlineEnd: 0,
      scrollMarginInlineEnd: 0,
      inlineSize: '1%',
      paddingInline: '4px',
      backgroundColor: 'inherit',
      borderInlineStart: `1px solid ${colorVars.line}`,
      textAlign: 'end',
    },
    '& thead [data-actions]': { backgroundColor: colorVars.paper, paddingInline: '12px' },
    // Where columns scroll below the menus, their letters fade instead of being cut apart.
    [`@media ${menuOnlyQuery}`]: {
      '& thead [data-actions]': { paddingInline: '4px' },
      '& [data-actions]': { borderInlineStart: 0 },
      '& [data-actions]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: 20,
        backgroundColor: 'inherit',
        maskImage: 'linear-gradient(to left, black, transparent)',
        pointerEvents: 'none',
      },
      '[dir="rtl"] & [data-actions]::before': { maskImage: 'linear-gradient(to right, black, transparent)' },
    },
  }) as const;

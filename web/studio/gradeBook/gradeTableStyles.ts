import { colorVars } from '../../theme/cssVariables';
import { borderRadii } from '../../theme/tokens';

/** `sx` of the scrolled frame: the row of headings and the column of names stay in sight. */
export const gradeTableStyles = {
  // Hidden texts of cells stay in the frame.
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'max(24rem, calc(100vh - 10rem))',
  border: `1px solid ${colorVars.line}`,
  borderRadius: `${borderRadii.card}px`,
  backgroundColor: colorVars.paper,
  '&:focus-visible': { outline: `2px solid ${colorVars.primary}`, outlineOffset: 2 },
  '& table': {
    minInlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(th, td)': {
    boxSizing: 'border-box',
    paddingBlock: '6px',
    paddingInline: '12px',
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    // A focused link is below neither the headings nor the names.
    scrollMarginBlockStart: '6rem',
    scrollMarginInlineStart: '19rem',
  },
  '& a': { scrollMarginBlockStart: '6rem', scrollMarginInlineStart: '19rem' },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: colorVars.paper,
    borderBlockEnd: `1px solid ${colorVars.line}`,
    color: colorVars.muted,
    fontWeight: 500,
    verticalAlign: 'bottom',
  },
  '& [data-lesson]': { minInlineSize: '9rem', maxInlineSize: '14rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& [data-name]': {
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '18rem',
    minInlineSize: '18rem',
    backgroundColor: colorVars.paper,
    borderInlineEnd: `1px solid ${colorVars.line}`,
    whiteSpace: 'normal',
    fontWeight: 500,
  },
  '& thead [data-name]': { zIndex: 2 },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${colorVars.line}` },
  '& tbody td': { paddingBlockStart: '12px' },
  '& .MuiCheckbox-root': { padding: '6px', marginInlineStart: '-8px' },
  '@media print': { overflow: 'visible', maxBlockSize: 'none' },
} as const;

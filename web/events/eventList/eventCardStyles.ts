/*
 * The card looks like a ticket: image, text and a stub. They are side by side on wide windows; the stub moves below on
 * narrow ones, and the image above on phones.
 */

const notchStyles = {
  content: '""',
  position: 'absolute',
  inlineSize: 22,
  blockSize: 22,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'ground',
} as const;

export const eventCardStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '216px minmax(0, 1fr)', md: '256px minmax(0, 1fr) 248px' },
  scrollMarginBlockStart: 'calc(var(--tayyar-bar) + 16px)',
} as const;

/** Keeps its proportions above the text; takes the full height beside it. */
export const eventCardImageStyles = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: { xs: '16 / 8', sm: 'auto' },
  minBlockSize: { sm: 220 },
  '& > svg, & > img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
} as const;

export const eventCardTextStyles = { padding: { xs: 2.5, sm: 3 }, minInlineSize: 0 } as const;

/** A dashed line with a notch at both ends. */
export const eventCardActionsStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row', md: 'column' },
  alignItems: { sm: 'center', md: 'stretch' },
  justifyContent: 'center',
  gridColumn: { sm: '1 / -1', md: 'auto' },
  columnGap: 5,
  rowGap: 2,
  '& > *': { flex: { sm: '1 1 0', md: 'none' } },
  padding: { xs: 2.5, sm: 3 },
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderWidth: 0,
  borderBlockStartWidth: { xs: 2, md: 0 },
  borderInlineStartWidth: { md: 2 },
  outlineOffset: -4,
  '&::before': { ...notchStyles, insetBlockStart: -12, insetInlineStart: -12 },
  '&::after': {
    ...notchStyles,
    insetBlockStart: { xs: -12, md: 'auto' },
    insetBlockEnd: { md: -12 },
    insetInlineStart: { md: -12 },
    insetInlineEnd: { xs: -12, md: 'auto' },
  },
} as const;

/** For `sx` of the one link of a card: it answers for the whole card, which is its nearest positioned ancestor. */
export const stretchedLinkStyles = {
  color: 'inherit',
  fontWeight: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'var(--tayyar-focus, currentColor)',
    outlineOffset: '2px',
  },
} as const;

/** For `sx` of a card whose one link is stretched: as high as its neighbours, and the ring around the link in sight. */
export const linkedCardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'visible',
} as const;

/** For `sx` of a text that may take so many lines and no more. */
export const lineClampStyles = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;

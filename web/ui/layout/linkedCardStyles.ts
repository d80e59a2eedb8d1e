/** `sx` of a card's only link: it covers the nearest positioned ancestor. */
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

/** `sx` of a card with a stretched link: full height, with a visible focus ring. */
export const linkedCardStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'visible',
} as const;

/** `sx` that cuts a text after the given number of lines. */
export const lineClampStyles = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;

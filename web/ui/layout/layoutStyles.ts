/** `sx`: available to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The address of a page on paper, which sheets for others leave out. */
export const printedAddressId = 'printed-address';

/** `sx`: visible only on paper. */
export const printOnly = { display: 'none', '@media print': { display: 'block' } } as const;

/** `sx`: visible only where the page's scripts do not run. */
export const noScriptOnly = { 'html[data-scripting="enabled"] &': { display: 'none' } } as const;
/** `sx`: visible only where the page's scripts run. */
export const scriptOnly = { 'html[data-scripting="none"] &': { display: 'none' } } as const;
/** `sx`: visible until the application responds. */
export const untilReady = { 'html[data-application="ready"] &': { display: 'none' } } as const;
/** `sx`: visible once the application responds. */
export const onceReady = { 'html:not([data-application="ready"]) &': { display: 'none' } } as const;
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
export const lineClampStyles = (lines: number | string) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;
/** Fades stale results while the next page loads; the delay hides the effect for fast responses. */
export const staleResultsStyles = {
  opacity: 0.5,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 200ms 150ms' },
} as const;

/** `sx` for the fields of two languages side by side, where there is room. */
export const twoColumnGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
} as const;

/** `sx` of the page of one record: its text, and beside it a card with the price and the action. */
export const offerPageStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 392px' },
  columnGap: { md: 4, lg: 8 },
  rowGap: 4,
  alignItems: 'start',
  paddingBlockEnd: { xs: 6, md: 10 },
  '@media print': { display: 'block' },
} as const;

/** `sx` of that card: it overlaps the hero and stays visible while the text scrolls. */
export const stickyCardStyles = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  position: { md: 'sticky' },
  insetBlockStart: { md: 96 },
  marginBlockStart: { xs: -6, md: -28 },
  zIndex: 1,
  '@media print': { position: 'static', marginBlock: 2 },
} as const;

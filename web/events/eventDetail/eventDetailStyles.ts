export const eventGridStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 360px', lg: 'minmax(0, 1fr) 392px' },
  columnGap: { md: 4, lg: 8 },
  rowGap: 4,
  alignItems: 'start',
  paddingBlockEnd: { xs: 5, md: 8 },
  '@media print': { display: 'block' },
} as const;

/** Overlaps the hero and stays visible while the text scrolls. */
export const ticketStyles = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  position: { md: 'sticky' },
  insetBlockStart: { md: 96 },
  marginBlockStart: { xs: -6, md: -26 },
  zIndex: 1,
  overflow: 'hidden',
  '@media print': { position: 'static', marginBlock: 2 },
} as const;

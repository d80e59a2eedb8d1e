/** `sx` for the fields of two languages side by side, where there is room. */
export const twoColumnGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
} as const;

/** `sx`: the form with the summary beside it; the summary first on narrow windows. */
export const checkoutGridStyles = {
  display: 'grid',
  gridTemplateAreas: { xs: '"summary" "form"', md: '"form summary"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
} as const;

/** For `sx`: the lesson, and beside it the list of lessons; one under the other on narrow windows. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
} as const;

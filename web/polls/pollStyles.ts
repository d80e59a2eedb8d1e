export const pollResultListStyles = { display: 'grid', gap: 2.25, margin: 0, padding: 0, listStyle: 'none' } as const;

/** Minimum width of a poll card beside another one, in pixels. */
export const pollCardMinWidth = 440;

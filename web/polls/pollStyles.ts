/** For `sx` of a list of results. */
export const pollResultListStyles = { display: 'grid', gap: 2.25, margin: 0, padding: 0, listStyle: 'none' } as const;

/** The narrowest that the card of a poll may get beside another one, in pixels. */
export const pollCardMinWidth = 440;

/** For `sx` of a list of results. */
export const resultListStyles = { display: 'grid', gap: 2.25, margin: 0, padding: 0, listStyle: 'none' } as const;

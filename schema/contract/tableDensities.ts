/** Heights of the rows of a table, the highest first. */
export const tableDensities = ['comfortable', 'standard', 'compact'] as const;

/** The column of an article: a measure one can read, in the middle of the page. */
export const readingColumnStyles = { maxInlineSize: '46rem', marginInline: 'auto', inlineSize: '100%' } as const;

/** The sky over an article. On paper it is gone, and what stands before it stays ink. */
export const postHeaderStyles = {
  background: 'linear-gradient(180deg, var(--tayyar-palette-amberTint), var(--tayyar-palette-ground))',
  paddingBlockStart: { xs: 3, md: 5 },
  '@media print': { background: 'none' },
} as const;

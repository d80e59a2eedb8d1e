export const readingColumnStyles = { maxInlineSize: '46rem', marginInline: 'auto', inlineSize: '100%' } as const;

/** The sky behind the header is not printed, so its text is dark on paper. */
export const postHeaderStyles = {
  background: 'linear-gradient(180deg, var(--tayyar-palette-amberTint), var(--tayyar-palette-ground))',
  paddingBlockStart: { xs: 3, md: 5 },
  '@media print': { background: 'none' },
} as const;

export const noteListStyles = { display: 'grid', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' } as const;

export const threadListStyles = { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' } as const;

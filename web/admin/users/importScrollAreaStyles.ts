/** A table of the import dialog; focusable, so that it can be scrolled with the keyboard. */
export const importScrollAreaStyles = {
  maxBlockSize: 280,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: '12px',
  '& td, & th': { paddingInline: 1.5, paddingBlock: 1, verticalAlign: 'top' },
} as const;

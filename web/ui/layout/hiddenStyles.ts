/** For `sx`: heard by screen readers, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** For `sx`: there only where no script can answer to a change. */
export const noScriptOnly = { '@media (scripting: enabled)': { display: 'none' } } as const;

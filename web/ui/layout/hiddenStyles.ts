/** `sx`: available to screen readers only. */
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

/** `sx`: visible only without JavaScript. */
export const noScriptOnly = { '@media (scripting: enabled)': { display: 'none' } } as const;

/** For `sx`: there only where no script can answer to a change. */
export const withoutScripts = { '@media (scripting: enabled)': { display: 'none' } } as const;
